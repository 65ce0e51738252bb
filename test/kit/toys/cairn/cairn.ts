import * as z from "zod/mini";
import type { Boards } from "../../../../shared/engine/contract/boards.ts";
import { refuse, type Seat } from "../../../../shared/engine/contract/events.ts";
import type { AwaitedSeat, Game, Outcome } from "../../../../shared/engine/contract/game.ts";
import { fingerprintOf } from "../../../../shared/engine/fingerprint.ts";

// A toy without cards: everything is public, and there are no winners.

const KINDS = ["flat", "round", "sharp"] as const;
const MOST = 6;

const options = z.strictObject({
  layers: z._default(z.int().check(z.minimum(1), z.maximum(8)), 3),
  place: z._default(z.string().check(z.minLength(1), z.maxLength(12)), "shore"),
  door: z._default(z.enum(["open", "closed"]), "open"),
  kinds: z._default(z.array(z.enum(KINDS)).check(z.minLength(1), z.maxLength(KINDS.length)), [...KINDS]),
  height: z._default(z.union([z.literal("any"), z.int().check(z.minimum(10), z.maximum(11))]), "any"),
});
type Options = z.infer<typeof options>;

/** A board designed by a player. */
const ground = z.strictObject({
  format: z.literal("cairn-ground/1"),
  title: z.string().check(z.minLength(1)),
  author: z.optional(z.string()),
  layers: z.int().check(z.minimum(1), z.maximum(8)),
  place: z.string().check(z.minLength(1), z.maxLength(12)),
});
export type Ground = z.infer<typeof ground>;

/** Height at tables without a player's board. */
const USUAL_HEIGHT = "any";

const boards: Boards<Options, Ground> = {
  parse(definition) {
    const read = ground.safeParse(definition);
    return read.success ? { definition: read.data } : { faults: read.error.issues.map(({ message }) => message) };
  },
  title: ({ title }) => title,
  author: ({ author }) => author,
  optionsOf: ({ layers, place }) => ({ layers, place, door: "open", kinds: [...KINDS], height: 10 }),
  definitionOf: ({ layers, place, height }) =>
    height === USUAL_HEIGHT ? undefined : { format: "cairn-ground/1", title: place, layers, place },
  idOf: ({ title: _, author: _by, ...content }) => fingerprintOf(content, 16),
};

const command = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("Lay"), stones: z.int(), kind: z.enum(KINDS) }),
  z.strictObject({ type: z.literal("Judge"), stands: z.boolean() }),
  z.strictObject({ type: z.literal("Sign"), word: z.string().check(z.maxLength(10)) }),
]);
export type Command = z.infer<typeof command>;

export type Event =
  | { readonly type: "LayerLaid"; readonly seat: Seat; readonly stones: number; readonly kind: string }
  | { readonly type: "LayerJudged"; readonly seat: Seat; readonly stands: boolean }
  | { readonly type: "CairnSigned"; readonly seat: Seat; readonly word: string };

interface Layer {
  readonly by: Seat;
  readonly stones: number;
  readonly kind: string;
  /** Seats that say that the layer does not stand. */
  readonly doubts: readonly Seat[];
}

export interface State {
  readonly options: Options;
  readonly seats: number;
  readonly layers: readonly Layer[];
  /** Seats that are asked whether the last layer stands. */
  readonly asked: readonly Seat[];
  readonly word?: string;
}

const isBuilt = ({ layers, options, asked }: State): boolean => layers.length === options.layers && asked.length === 0;
const turnOf = ({ layers, seats }: State): Seat => layers.length % seats;

function evolve(state: State, event: Event): State | undefined {
  const { layers, seats } = state;
  switch (event.type) {
    case "LayerLaid": {
      const { seat: by, stones, kind } = event;
      const asked = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== by);
      return { ...state, layers: [...layers, { by, stones, kind, doubts: [] }], asked };
    }
    case "LayerJudged": {
      const top = layers.at(-1)!;
      const doubts = event.stands ? top.doubts : [...top.doubts, event.seat];
      const asked = state.asked.filter((seat) => seat !== event.seat);
      return { ...state, layers: layers.with(-1, { ...top, doubts }), asked };
    }
    case "CairnSigned":
      return { ...state, word: event.word };
    default:
      return undefined;
  }
}

function toAct(state: State): readonly AwaitedSeat[] {
  if (state.word !== undefined) return [];
  if (state.asked.length > 0) return state.asked.map((seat) => ({ seat, for: "answer" }));
  return [{ seat: turnOf(state), for: "turn" }];
}

function outcome({ word, layers, seats }: State): Outcome | undefined {
  if (word === undefined) return undefined;
  const scores = Array.from({ length: seats }, (_, seat) =>
    layers.reduce((sum, { by, stones, doubts }) => sum + (by === seat && doubts.length === 0 ? stones : 0), 0),
  );
  return { result: "ended", winners: [], reason: "built", scores };
}

/** The player to move chooses a number and a kind of stones; all others say whether the layer stands. */
export const cairn = {
  id: "cairn",
  rules: 1,
  options,
  command,
  seats: () => [1, 4],
  initial: (options, seats) => ({ options, seats, layers: [], asked: [] }),
  deal: () => [],
  decide: (state, seat, command) => {
    const due = toAct(state).find((awaited) => awaited.seat === seat);
    if (!due) return refuse("NotYourTurn", "C1");
    switch (command.type) {
      case "Lay": {
        const { stones, kind } = command;
        if (due.for === "answer" || isBuilt(state)) return refuse("NotNow", "C1");
        if (stones < 1 || stones > MOST) return refuse("TooManyStones", "C2");
        if (!state.options.kinds.includes(kind)) return refuse("NoSuchKind", "C3");
        return [{ type: "LayerLaid", seat, stones, kind }];
      }
      case "Judge":
        if (due.for === "turn") return refuse("NotAsked", "C4");
        return [{ type: "LayerJudged", seat, stands: command.stands }];
      case "Sign":
        if (due.for === "answer" || !isBuilt(state)) return refuse("NotBuilt", "C5");
        return command.word === "" ? refuse("NoWord", "C5") : [{ type: "CairnSigned", seat, word: command.word }];
    }
  },
  evolve,
  toAct,
  moves: (state, seat) => {
    const due = toAct(state).find((awaited) => awaited.seat === seat);
    if (!due) return [];
    if (due.for === "answer")
      return [
        { command: { type: "Judge", stands: true }, parts: [{ of: "option", into: "stands", from: [true, false] }] },
      ];
    if (isBuilt(state))
      return [{ command: { type: "Sign", word: "" }, parts: [{ of: "text", into: "word", most: 10 }] }];
    return [
      {
        command: { type: "Lay", stones: 1, kind: "flat" },
        parts: [
          { of: "number", into: "stones", least: 1, most: MOST },
          { of: "option", into: "kind", from: state.options.kinds },
        ],
      },
    ];
  },
  outcome,
  winnable: () => false,
  boards,
  closed: ({ door }) => door === "closed",
  undo: {
    allowed: ({ seats, layers }) =>
      layers.length > MOST ? refuse("TooHigh", "C6") : seats === 1 ? "alone" : "together",
  },
  inferCommand: ([first]) => {
    switch (first?.type) {
      case "LayerLaid":
        return { type: "Lay", stones: first.stones, kind: first.kind as (typeof KINDS)[number] };
      case "LayerJudged":
        return { type: "Judge", stands: first.stands };
      case "CairnSigned":
        return { type: "Sign", word: first.word };
      default:
        return undefined;
    }
  },
} satisfies Game<State, Command, Event, Options>;
