import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Command } from "../../../../shared/games/wayward/commands.ts";
import type { Question, QuestionOf } from "../../../../shared/games/wayward/questions.ts";
import type { State } from "../../../../shared/games/wayward/state.ts";
import { everyone } from "../../../../shared/games/wayward/state.ts";
import type { Words } from "../text/messages/messages.ts";
import type { AnswerSheet } from "./presets.ts";

export interface Pick {
  readonly says: string;
  readonly command: Command;
  /** Numbers have small buttons. */
  readonly isNumber?: true;
  /** The number named by the automaton's deck: the right answer unless no such tile is left (H7). */
  readonly isPreset?: boolean;
}

interface PickContext {
  readonly state: State;
  readonly say: Words;
  readonly nameOf: (seat: Seat) => string;
}

type PickQuestion = Exclude<Question["type"], AnswerSheet | "ReadSection">;

const numbers = (least: number, most: number, command: (n: number) => Command): readonly Pick[] =>
  Array.from({ length: most - least + 1 }, (_, i) => ({
    says: String(least + i),
    command: command(least + i),
    isNumber: true,
  }));

/** Maximum on a pile's card, and on a tile. */
const [ICONS, CANNONS] = [12, 5];

/** Answers with all humans, one or none. */
function groups({ state, say, nameOf }: PickContext, command: (seats: readonly Seat[]) => Command): readonly Pick[] {
  const seats = everyone(state);
  const [first] = seats;
  if (seats.length === 1)
    return [
      { says: say.you, command: command([first!]) },
      { says: say.nobody, command: command([]) },
    ];
  return [
    { says: say.nobody, command: command([]) },
    ...seats.map((seat) => ({ says: nameOf(seat), command: command([seat]) })),
    { says: say.both, command: command(seats) },
  ];
}

const PICKS: { readonly [Type in PickQuestion]: (question: QuestionOf<Type>, facts: PickContext) => readonly Pick[] } =
  {
    Reveal: ({ type }, { say, state }) => [{ says: say.questions.Reveal(state.question as never), command: { type } }],
    TellClaim: ({ type }, { say, state }) => [
      ...(["none", "merchant", "ship"] as const).map((lies) => ({
        says: say.lies[lies],
        command: { type, lies, icons: 0 } as const,
      })),
      ...(state.options.saga
        ? (["fortune", "encounter"] as const).map((lies) => ({
            says: say.lies[lies],
            command: { type, lies, icons: 0 } as const,
          }))
        : []),
      ...numbers(1, ICONS, (icons) => ({ type, lies: "pirate", icons })),
    ],
    TellBack: ({ type }) => numbers(0, ICONS, (icons) => ({ type, icons })),
    TellLaden: ({ type }, facts) => groups(facts, (seats) => ({ type, seats })),
    TellInPort: ({ type }, facts) => groups(facts, (seats) => ({ type, seats })),
    TellSupport: ({ type, most }) => numbers(0, most, (buildings) => ({ type, buildings })),
    TellTarget: ({ type, among }, { say, nameOf }) => [
      ...among.map((target) => ({ says: nameOf(target), command: { type, target } })),
      { says: say.tie, command: { type, target: "tie" } },
    ],
    TellRichest: ({ type, cells }, { say }) =>
      cells.map((cell) => ({ says: say.space(cell), command: { type, cell } })),
    TellUpgrade: ({ type, cannons: preset }, { say }) => [
      { says: say.noTile, command: { type, cannons: "none" } },
      ...numbers(0, CANNONS, (cannons) => ({ type, cannons })).map((pick, cannons) => ({
        ...pick,
        isPreset: cannons === preset,
      })),
    ],
    TellBuilt: ({ type }, { say }) => [
      { says: say.yes, command: { type, built: true } },
      { says: say.no, command: { type, built: false } },
    ],
    TellDone: ({ type }, { say }) => [
      { says: say.yes, command: { type, done: true } },
      { says: say.no, command: { type, done: false } },
    ],
    TellMerchant: ({ type }, { say, state }) => [
      { says: say.none, command: { type, icons: "none" } },
      ...(state.options.saga ? [{ says: say.saga, command: { type, icons: "saga" } } as const] : []),
      ...numbers(0, ICONS, (icons) => ({ type, icons })),
    ],
  };

/** Places for numbers at first; the last one leads to further numbers. A card rarely has more icons. */
const USUAL = 6;

export const isUsual = (pick: Pick, counted: readonly Pick[]): boolean =>
  counted.length <= USUAL || counted.indexOf(pick) < USUAL - 1;

/** Empty for questions with a sheet, and for `ReadSection`. */
export const picksOf = (question: Question, facts: PickContext): readonly Pick[] =>
  (PICKS as Partial<Record<string, (question: Question, facts: PickContext) => readonly Pick[]>>)[question.type]?.(
    question,
    facts,
  ) ?? [];
