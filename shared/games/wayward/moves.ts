import type { Seat } from "../../engine/contract/events.ts";
import type { AwaitedSeat, Outcome } from "../../engine/contract/game.ts";
import type { CommandPart, Move } from "../../engine/contract/moves.ts";
import { ACHIEVEMENTS, type Achievement, COUNTS, type Command, type CorrectableField, MOST_CARGO } from "./commands.ts";
import { cellsOf } from "./deck/schema.ts";
import type { Question, QuestionOf } from "./questions.ts";
import { everyone, gridOf, isResting, type State } from "./state.ts";
import { READING } from "./transcript.ts";

type WaywardMove = Move<Command>;

const number = (into: string, least: number, most: number): CommandPart => ({ of: "number", into, least, most });
const option = (into: string, from: readonly (string | number | boolean)[]): CommandPart => ({
  of: "option",
  into,
  from,
});
const either = (into: string): CommandPart => option(into, [false, true]);
const some = (into: string, from: readonly number[]): CommandPart => ({
  of: "cards",
  into,
  from,
  least: 0,
  most: from.length,
});

const [PLUNDER, HARVEST, SCORE] = [20, 60, 999];
const ICONS = 12;
const icons = (least: number): readonly number[] => Array.from({ length: ICONS + 1 - least }, (_, i) => i + least);

export const toAct = ({ question }: State): readonly AwaitedSeat[] =>
  (question?.to ?? []).map((seat) => ({ seat, for: "turn" }));

export function moves(state: State, seat: Seat): readonly WaywardMove[] {
  const { question } = state;
  if (!question) return [];
  const answers = question.to.includes(seat) ? answersTo(state, question) : [];
  return [...answers, ...reports(state, seat), ...asides(state)];
}

const ANSWERS: {
  readonly [Type in Question["type"]]: (question: QuestionOf<Type>, state: State) => readonly WaywardMove[];
} = {
  Reveal: () => [{ command: { type: "Reveal" } }],
  ReadSection: (_, { header, options }) => [
    {
      command: { type: "ReadSection", read: READING.usual(options.mode, header) },
      parts: [{ of: "form", into: "read", form: READING, within: header ?? null }],
    },
  ],
  TellUnexplored: ({ cells }) => [{ command: { type: "TellUnexplored", cells: [] }, parts: [some("cells", cells)] }],
  TellObstacles: ({ cells }, state) => [
    {
      command: { type: "TellObstacles", forts: [], garrisons: [], pirate0: 0, pirate1: 0 },
      parts: [
        some("forts", cells),
        some("garrisons", cells),
        ...everyone(state).map((human) => option(`pirate${human}`, [0, ...cells])),
      ],
    },
  ],
  TellClaim: (_, { options }) => {
    const lies = options.saga ? ["none", "merchant", "ship", "fortune", "encounter"] : ["none", "merchant", "ship"];
    return [
      { command: { type: "TellClaim", lies: "none", icons: 0 }, parts: [option("lies", lies)] },
      { command: { type: "TellClaim", lies: "pirate", icons: 1 }, parts: [number("icons", 1, ICONS)] },
    ];
  },
  TellBack: () => [{ command: { type: "TellBack", icons: 0 }, parts: [number("icons", 0, ICONS)] }],
  TellLaden: (_, state) => [{ command: { type: "TellLaden", seats: [] }, parts: [some("seats", everyone(state))] }],
  TellInPort: (_, state) => [{ command: { type: "TellInPort", seats: [] }, parts: [some("seats", everyone(state))] }],
  TellSupport: ({ most }) => [
    { command: { type: "TellSupport", buildings: 0 }, parts: [number("buildings", 0, most)] },
  ],
  TellTarget: ({ among }) => [
    { command: { type: "TellTarget", target: "tie" }, parts: [option("target", [...among, "tie"])] },
  ],
  TellGoods: ({ cells, open }) => [
    { command: { type: "TellGoods", cell: 0, fort: false, garrison: false }, parts: [option("cell", [0, ...cells])] },
    ...(open.length > 0
      ? [
          {
            command: { type: "TellGoods", cell: open[0]!, fort: false, garrison: false },
            parts: [option("cell", open), either("fort"), either("garrison")],
          } as const,
        ]
      : []),
  ],
  TellRichest: ({ cells }) => [{ command: { type: "TellRichest", cell: cells[0]! }, parts: [option("cell", cells)] }],
  TellFight: ({ kind }) => {
    const sank = kind === "building" ? [] : [either("sank")];
    const nothing = { type: "TellFight", hits: 0, coins: 0, cargo: 0, lost: 0, lostCargo: 0, sank: false } as const;
    const plunder = [number("coins", 0, PLUNDER), number("cargo", 0, PLUNDER)];
    return [
      { command: { ...nothing, won: true }, parts: [number("hits", 0, 5), ...plunder, ...sank] },
      {
        command: { ...nothing, won: false },
        parts: [number("hits", 0, 5), number("lost", 0, PLUNDER), number("lostCargo", 0, MOST_CARGO), ...sank],
      },
    ];
  },
  TellUpgrade: () => [
    { command: { type: "TellUpgrade", cannons: 0 }, parts: [option("cannons", ["none", 0, 1, 2, 3, 4, 5])] },
  ],
  TellBuilt: () => [{ command: { type: "TellBuilt", built: true }, parts: [either("built")] }],
  TellProduced: () => [
    {
      command: { type: "TellProduced", coins: 0, cargo: 0 },
      parts: [number("coins", 0, PLUNDER), number("cargo", 0, PLUNDER)],
    },
  ],
  TellMerchant: (_, { options }) => [
    {
      command: { type: "TellMerchant", icons: "none" },
      parts: [option("icons", ["none", ...(options.saga ? ["saga"] : []), ...icons(0)])],
    },
  ],
  TellDone: () => [{ command: { type: "TellDone", done: true }, parts: [either("done")] }],
  TellHarvest: ({ cells }) => [
    {
      command: { type: "TellHarvest", taken: [], coins: 0, cargo: 0 },
      parts: [some("taken", cells), number("coins", 0, HARVEST), number("cargo", 0, HARVEST)],
    },
  ],
  TellScores: () => [
    { command: { type: "TellScores", its: 0, yours: 0 }, parts: [number("its", 0, SCORE), number("yours", 0, SCORE)] },
  ],
  TellTie: () => [{ command: { type: "TellTie", winner: "you" }, parts: [option("winner", ["you", "it", "nobody"])] }],
};

const answersTo = (state: State, question: Question): readonly WaywardMove[] =>
  (ANSWERS[question.type] as (question: Question, state: State) => readonly WaywardMove[])(question, state);

function reports(state: State, seat: Seat): readonly WaywardMove[] {
  if (!isResting(state) || state.now?.kind !== "human") return [];
  const humans = state.seats > 1 ? [seat] : everyone(state);
  const built = everyone(state).filter((automaton) => state.automata[automaton]!.buildings > 0);
  return [
    {
      command: { type: "ReportFight", automaton: 0, human: humans[0]! },
      parts: [option("automaton", everyone(state)), option("human", humans)],
    },
    ...built.map((automaton): WaywardMove => {
      const { buildings } = state.automata[automaton]!;
      return {
        command: { type: "ReportLost", automaton, buildings: 1 },
        parts: [number("buildings", 1, buildings)],
      };
    }),
    ...explorations(state, humans),
  ];
}

/** See rule S8. */
function explorations(state: State, humans: readonly Seat[]): readonly WaywardMove[] {
  const left = state.header ? cellsOf(gridOf(state)).filter((cell) => !state.explored.includes(cell)) : [];
  if (left.length === 0) return [];
  return [
    {
      command: { type: "ReportExplored", human: humans[0]!, cells: [left[0]!] },
      parts: [option("human", humans), { ...some("cells", left), least: 1 } as CommandPart],
    },
  ];
}

/** Claims of humans, and corrections, which are always possible. */
function asides(state: State): readonly WaywardMove[] {
  const seats = everyone(state);
  return [
    ...seats.flatMap((human): readonly WaywardMove[] => {
      const left = ACHIEVEMENTS.filter((one) => !state.claims[human]!.includes(one));
      const [achievement] = left;
      if (!achievement) return [];
      return [{ command: { type: "ReportClaimed", human, achievement }, parts: [option("achievement", left)] }];
    }),
    ...corrections(state),
    claimCorrection("human", seats, ACHIEVEMENTS),
    claimCorrection(
      "automaton",
      seats,
      ACHIEVEMENTS.filter((one) => one !== "masterMerchant"),
    ),
  ];
}

const claimCorrection = (
  who: "human" | "automaton",
  seats: readonly Seat[],
  names: readonly Achievement[],
): WaywardMove => ({
  command: { type: "CorrectClaim", who, seat: 0, achievement: names[0]!, claimed: true },
  parts: [option("seat", seats), option("achievement", names), either("claimed")],
});

const MOST = 200;

function corrections(state: State): readonly WaywardMove[] {
  const seats = everyone(state);
  const cells = state.header ? cellsOf(gridOf(state)) : [];
  const of = (automaton: Seat, field: CorrectableField, ...parts: readonly CommandPart[]): WaywardMove => ({
    command: { type: "Correct", automaton, field, to: 0 },
    parts,
  });
  const ofAny = (field: CorrectableField, ...parts: readonly CommandPart[]): WaywardMove =>
    of(seats[0]!, field, option("automaton", seats), ...parts);
  return [
    ofAny("coins", option("field", COUNTS), number("to", 0, MOST)),
    ofAny("cargo", number("to", 0, MOST_CARGO)),
    ofAny("damage", number("to", 0, 4)),
    ofAny("ship", option("to", [0, ...cells])),
    ofAny("tileGained", number("to", 0, 5)),
    ...seats.flatMap((automaton) => {
      const tiles = [...new Set(state.automata[automaton]!.upgrades)];
      return tiles.length > 0 ? [of(automaton, "tileLost", option("to", tiles))] : [];
    }),
    ...(cells.length > 0 ? [ofAny("explored", option("field", ["explored", "unexplored"]), option("to", cells))] : []),
  ];
}

/** E5: all humans win or lose together. */
export function outcome(state: State): Outcome | undefined {
  const { result, seats } = state;
  if (!result) return undefined;
  const { totals, winner } = result;
  const won = winner === "nobody" ? "draw" : winner === "you" ? "won" : "lost";
  const winners = won === "won" ? Array.from({ length: seats }, (_, seat) => seat) : [];
  return { result: won, winners, reason: "scores", scores: totals };
}
