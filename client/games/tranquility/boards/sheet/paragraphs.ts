import {
  type BoardDefinition,
  EXPLORER_FACES,
  SPECIAL_FACES,
} from "../../../../../shared/games/tranquility/boards/definition.ts";
import { LIMITS } from "../../../../../shared/games/tranquility/boards/limits.ts";
import { range } from "../../../../../shared/games/tranquility/layouts.ts";
import type { SheetParagraph } from "../../../../contract/boards.ts";
import { lineName } from "../place-texts.ts";
import { clearsStorms, count, DRAWN, type ParagraphBuilder, type Sentences, special } from "./drawn-cards.ts";
import type { SheetMessages } from "./messages/en.ts";

const cellCount = ({ lines }: BoardDefinition): number => lines.reduce((sum, { cells }) => sum + cells.length, 0);
const linesWhere = ({ lines }: BoardDefinition, is: (line: BoardDefinition["lines"][number]) => boolean) =>
  range(lines.length)
    .filter((line) => is(lines[line]!))
    .map(lineName);
const isAllFree = ({ lines }: BoardDefinition): boolean => lines.every(({ free }) => free);
function laidOut(board: BoardDefinition, say: SheetMessages): Sentences {
  const { borders, frame, start, rules, cards } = board;
  const [first, last] = cards.islands;
  return [
    say.seats(...rules.seats),
    say.layOut(cellCount(board)),
    !rules.opposed && board.finish && say.finishPlace,
    start && cards.starts && say.startPlace,
    frame.length > 0 && say.frame,
    borders && say.borders,
    say.islands(first, last),
    Boolean(cards.removed) && say.removed(cards.removed ?? 0),
  ];
}

/** In display order. A new board rule needs a paragraph here and its messages. */
export const PARAGRAPHS: readonly ParagraphBuilder[] = [
  {
    id: "B1",
    part: "setup",
    build: (board, say) => {
      const { cards, rules } = board;
      if (rules.opposed) return [];
      return [
        ...laidOut(board, say),
        Boolean(cards.finishes) && say.finishes(cards.finishes ?? 0),
        cards.specials &&
          say.specials(
            SPECIAL_FACES.filter((face) => special(board, face) > 0).map((face) =>
              say.explorers[face](special(board, face)),
            ),
          ),
        say.deal,
        say.draw(rules.hand),
        cards.starts && say.starts,
      ];
    },
  },
  {
    id: "D1",
    part: "setup",
    build: (board, say) => (board.rules.opposed ? [...laidOut(board, say), say.duel.setup(board.rules.hand)] : []),
  },
  {
    id: "N1",
    part: "setup",
    build: ({ cards }, say) => [Boolean(cards.compasses) && say.compasses(cards.compasses ?? 0)],
  },
  {
    id: "P1",
    part: "setup",
    build: (board, say) => [
      board.cards.explorer &&
        say.explorer(
          EXPLORER_FACES.filter((face) => count(board, face) > 0).map((face) =>
            say.explorers[face](count(board, face)),
          ),
        ),
    ],
  },
  {
    id: "B2",
    part: "rules",
    build: (board, say) => {
      const { cards, rules } = board;
      if (rules.opposed) return [];
      const actions = [
        say.actions.place,
        ...(rules.pairs ? [say.actions.pair] : []),
        ...(rules.turning ? [say.actions.turn] : []),
        ...(clearsStorms(board) ? [say.actions.clear] : []),
        ...(cards.starts ? [say.actions.start] : []),
        ...(board.finish ? [say.actions.finish] : []),
      ];
      return [say.turn(actions), say.refill(rules.hand)];
    },
  },
  {
    id: "D2",
    part: "rules",
    build: ({ rules }, say) => [rules.opposed && say.duel.turn(rules.hand)],
  },
  {
    id: "B3",
    part: "rules",
    build: ({ lines }, say) => [lines.length > 1 ? say.lines(lineName(lines.length - 1)) : say.line],
  },
  {
    id: "A2",
    part: "rules",
    build: (board, say) => {
      const free = linesWhere(board, (line) => line.free === true);
      return [
        free.length > 0 && (isAllFree(board) ? say.allFree : say.free(free)),
        ...board.lines.map(({ after }, line) => after && say.after(lineName(line), after.map(lineName))),
      ];
    },
  },
  {
    id: "B4",
    part: "rules",
    build: (board, say) => {
      const { cost, maxCost } = board.rules;
      if (isAllFree(board)) return [];
      return [say.cost[cost], maxCost !== undefined && cost !== "flat" && say.maxCost(maxCost), say.hand];
    },
  },
  {
    id: "D4",
    part: "rules",
    build: ({ rules }, say) => [rules.opposed && say.duel.room],
  },
  {
    id: "N2",
    part: "rules",
    build: ({ night }, say) => [night && say.night],
  },
  {
    id: "N3",
    part: "rules",
    build: ({ cards }, say) => [Boolean(cards.compasses) && say.turnHands],
  },
  {
    id: "N4",
    part: "rules",
    build: ({ rules }, say) => [rules.turning && say.turning],
  },
  {
    id: "B6",
    part: "rules",
    build: ({ cards }, say) => [cards.starts && say.startForced],
  },
  {
    id: "B7",
    part: "rules",
    build: ({ rules }, say) => [Boolean(rules.toll) && rules.seats[1] > 1 && say.toll(rules.toll ?? 0, rules.hand)],
  },
  {
    id: "B8",
    part: "rules",
    build: ({ rules }, say) => [Boolean(rules.toll) && say.unpaid],
  },
  {
    id: "B9",
    part: "rules",
    build: ({ rules: { toll, soloToll, seats, hand } }, say) => {
      if (!toll || seats[0] > 1) return [];
      if (soloToll === "two-rounds") return [say.solo.twoRounds(Math.ceil(toll / 2), hand)];
      return [soloToll === "draw-five" ? say.solo.drawFive(LIMITS.drawn, toll, hand) : say.solo.plain(toll, hand)];
    },
  },
  ...DRAWN,
  {
    id: "D3",
    part: "rules",
    build: ({ rules }, say) => [rules.opposed && say.duel.sweep],
  },
  {
    id: "B10",
    part: "rules",
    build: ({ finish, cards, rules }, say) => [
      !rules.opposed && finish && (cards.starts ? say.finishAfterStart : say.finish),
    ],
  },
  {
    id: "H6",
    part: "rules",
    build: ({ finish, cards, rules }, say) => [
      !(rules.opposed || finish) && (cards.starts ? say.filledAfterStart : say.filled),
    ],
  },
  {
    id: "N5",
    part: "rules",
    build: ({ night, finish }, say) => [night && (finish ? say.sides : say.sidesOfAll)],
  },
  {
    id: "B11",
    part: "rules",
    build: ({ rules }, say) => [!rules.opposed && say.loss],
  },
  {
    id: "D5",
    part: "rules",
    build: ({ rules }, say) => [rules.opposed && say.duel.end],
  },
  {
    id: "D6",
    part: "rules",
    build: ({ rules }, say) => [rules.opposed && say.duel.score],
  },
  {
    id: "B12",
    part: "rules",
    build: (_, say) => [say.secrets],
  },
  {
    id: "B13",
    part: "rules",
    build: ({ rules }, say) => [rules.talk === "open" ? say.talk.open : say.talk[rules.toll ? "silentToll" : "silent"]],
  },
];

export const paragraphsOf = (
  part: ParagraphBuilder["part"],
  board: BoardDefinition,
  say: SheetMessages,
): readonly SheetParagraph[] =>
  PARAGRAPHS.filter((paragraph) => paragraph.part === part).flatMap(({ id, build }) => {
    const text = build(board, say)
      .filter((sentence) => typeof sentence === "string")
      .join(" ");
    return text === "" ? [] : [{ id, text }];
  });
