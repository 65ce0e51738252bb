import type {
  BoardDefinition,
  EXPLORER_FACES,
  SpecialFace,
} from "../../../../../shared/games/tranquility/boards/definition.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { SheetMessages } from "./messages/en.ts";

/** False or undefined omits a sentence. */
export type Sentences = readonly (string | false | undefined)[];

export interface ParagraphBuilder {
  /** The rule's id, as in the rule book and in refusals. */
  readonly id: RuleId;
  readonly part: "setup" | "rules";
  /** Without sentences, the sheet has no such paragraph. */
  readonly build: (board: BoardDefinition, say: SheetMessages) => Sentences;
}

export const count = ({ cards }: BoardDefinition, face: (typeof EXPLORER_FACES)[number]): number =>
  cards.explorer?.[face] ?? 0;
export const special = ({ cards }: BoardDefinition, face: SpecialFace): number => cards.specials?.[face] ?? 0;
export const clearsStorms = (board: BoardDefinition): boolean =>
  count(board, "storm") > 0 && count(board, "compass") > 0;

/** Paragraphs about cards that act when drawn. */
export const DRAWN: readonly ParagraphBuilder[] = [
  {
    id: "P2",
    part: "rules",
    build: ({ cards }, say) => [cards.explorer && say.explore],
  },
  {
    id: "P3",
    part: "rules",
    build: ({ cards }, say) => [cards.explorer && say.paidLater],
  },
  {
    id: "P4",
    part: "rules",
    build: (board, say) => [
      count(board, "start") > 0 && say.drawn.start[board.rules.startsAreRocks ? "rocks" : "spent"],
    ],
  },
  {
    id: "P5",
    part: "rules",
    build: (board, say) => [count(board, "storm") > 0 && say.drawn.storm],
  },
  {
    id: "P6",
    part: "rules",
    build: (board, say) => [count(board, "monster") > 0 && say.drawn.monster],
  },
  {
    id: "P7",
    part: "rules",
    build: (board, say) => [count(board, "compass") > 0 && say.drawn.compass, clearsStorms(board) && say.drawn.clear],
  },
  {
    id: "P8",
    part: "rules",
    build: (board, say) => [count(board, "finish") > 0 && say.drawn.finish],
  },
  {
    id: "P9",
    part: "rules",
    build: (board, say) => [(count(board, "rocks") > 0 || board.rules.startsAreRocks === true) && say.drawn.rocks],
  },
  {
    id: "P10",
    part: "rules",
    build: (board, say) => [count(board, "border") > 0 && say.drawn.border[board.rules.jokers ? "joker" : "spent"]],
  },
  {
    id: "H1",
    part: "rules",
    build: ({ cards }, say) => [cards.specials && say.special.act],
  },
  {
    id: "H2",
    part: "rules",
    build: (board, say) => [special(board, "storm") > 0 && say.special.storm],
  },
  {
    id: "H3",
    part: "rules",
    build: (board, say) => [special(board, "compass") > 0 && say.special.compass],
  },
  {
    id: "H4",
    part: "rules",
    build: (board, say) => [special(board, "monster") > 0 && say.special.monster],
  },
  {
    id: "H5",
    part: "rules",
    build: (board, say) => [special(board, "rocks") > 0 && say.special.rocks],
  },
];
