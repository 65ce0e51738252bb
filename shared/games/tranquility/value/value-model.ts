import type { Handle, Seat } from "../../../engine/contract/events.ts";
import type { Perspective, ValueModel, Weights } from "../../../engine/contract/value-model.ts";
import { unseenBy } from "../bot/duel.ts";
import { type DuelLine, duelLineOf } from "../bot/heuristic/duel-line.ts";
import { modeOf } from "../modes/modes.ts";
import { gapsOf } from "../placing.ts";
import { scoresOf } from "../scoring.ts";
import { handOf, numberOn, type State } from "../state.ts";
import { valueFeaturesOf } from "./features.ts";

export const valueModel: ValueModel<State> = {
  features(table, seat, perspective) {
    const featuresOf = modeOf(table).opposed ? featuresOfDuel : valueFeaturesOf;
    return featuresOf(table, seat, perspective);
  },
  weights: {
    standard: () => read(import("./standard.json", { with: { type: "json" } })),
    arch: () => read(import("./arch.json", { with: { type: "json" } })),
    pyramid: () => read(import("./pyramid.json", { with: { type: "json" } })),
    "day-night": () => read(import("./day-night.json", { with: { type: "json" } })),
    duel: () => read(import("./duel.json", { with: { type: "json" } })),
  },
  asPlayed: async () => (await import("./as-played.json", { with: { type: "json" } })).default.fits,
};

/** The compiler does not infer tuples in imported JSON. */
const read = async (file: Promise<{ readonly default: object }>): Promise<Weights> => (await file).default as Weights;

function featuresOfDuel(view: State, seat: Seat, perspective: Perspective): readonly number[] {
  const other = 1 - seat;
  const lines = [duelLineOf(view, seat), duelLineOf(view, other)] as const;
  const scores = scoresOf(view);
  const [own, theirs] = [scores[seat]!, scores[other]!];
  const hand = worthsOf(view, lines[0], handOf(view, seat));
  const theirHand = perspective === "open" ? worthsOf(view, lines[1], handOf(view, other)) : NOTHING;
  const gaps = gapsOf(view);
  const empty = view.board.filter((placed) => placed === undefined).length;
  const { stage } = view;
  const { isUnseen } = unseenBy(view, seat);
  return [
    (own.points - theirs.points) / 10,
    own.points / 30,
    theirs.points / 30,
    (own.islands - theirs.islands) / 5,
    own.longest / 5,
    theirs.longest / 5,
    empty / 36,
    gaps.length / 10,
    gaps.filter(({ cells }) => cells.length === 1).length / 5,
    (view.piles[0]?.length ?? 0) / 70,
    view.row.length / 5,
    handOf(view, seat).length / 5,
    handOf(view, other).length / 5,
    "seat" in stage && stage.seat === seat ? 1 : 0,
    ...hand,
    ...worthsOf(view, lines[0], view.row),
    ...worthsOf(view, lines[1], view.row),
    lines[0].worthToOther(isUnseen) / 100,
    lines[1].worthToOther(isUnseen) / 100,
    perspective === "open" ? 1 : 0,
    ...theirHand,
  ];
}

/** The values of the cards in descending order, padded with zeros to five. */
function worthsOf(view: State, line: DuelLine, cards: readonly Handle[]): number[] {
  const worths = cards.map((card) => line.worthOf(numberOn(view, card) ?? 0) / 5).sort((a, b) => b - a);
  return NOTHING.map((none, i) => worths[i] ?? none);
}

const NOTHING: readonly number[] = [0, 0, 0, 0, 0];
