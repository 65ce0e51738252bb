import type { Handle, Seat } from "../../../../engine/contract/events.ts";
import { FINISHES, type TranquilityFace } from "../../cards.ts";
import { modeOf } from "../../modes/modes.ts";
import { faceOf, handOf, isEmptyCell, type State } from "../../state.ts";
import type { StormOdds } from "./storm-odds.ts";
import { WEIGHTS } from "./weights.ts";

const EXPLORERS: readonly TranquilityFace[] = ["storm", "compass", "monster", "finish", "start", "rocks", "border"];

/** What a seat can conclude about explorer cards in the deck (P1) and in other hands. */
export interface ExplorerOdds {
  /** The probability that a sea monster comes next. */
  readonly monster: number;
  readonly stormOdds: StormOdds;
  /** The probability that no other finish card comes in time. */
  readonly lastFinish: number;
}

/** Undefined in modes without explorer cards. */
export function explorerOddsOf(view: State, seat: Seat): ExplorerOdds | undefined {
  if (!modeOf(view).deck.explorer) return undefined;
  const unseen = unseenOf(view, seat);
  const deck = view.explorer.length;
  const drawn = Math.min(1, openBorders(view) / Math.max(1, deck));
  const inDeck = shareInDeck(view, unseen, ["compass", "finish", ...jokersOf(view)]);
  const comes = inDeck * drawn + (1 - inDeck) * WEIGHTS.kept;
  return {
    monster: deck === 0 ? 0 : unseen("monster") / deck,
    stormOdds: stormOddsOf(view, seat, unseen),
    lastFinish: (1 - comes) ** Math.min(FINISHES, unseen("finish")),
  };
}

type Count = (face: TranquilityFace) => number;

/** P10: border cards, if they are jokers. */
const jokersOf = (view: State): readonly TranquilityFace[] =>
  modeOf(view).effectOf("border") === "kept" ? ["border"] : [];

/** The share of unseen `kept` cards in the deck, if all other unseen explorer cards are in it. */
function shareInDeck(view: State, unseen: Count, kept: readonly TranquilityFace[]): number {
  const count = (faces: readonly TranquilityFace[]) => faces.reduce((sum, face) => sum + unseen(face), 0);
  const others = EXPLORERS.filter((face) => !kept.includes(face));
  return Math.min(1, Math.max(0, view.explorer.length - count(others)) / Math.max(1, count(kept)));
}

/** Assumes that no other seat holds a compass during a storm: that seat would have played it. */
function stormOddsOf(view: State, seat: Seat, unseen: Count): StormOdds {
  const raging = view.storms.filter((storm) => storm !== undefined).length;
  const compass: readonly TranquilityFace[] = raging > 0 ? [] : ["compass"];
  const jokers = jokersOf(view);
  const inDeck = shareInDeck(view, unseen, [...compass, "finish", ...jokers]);
  const held = (faces: readonly TranquilityFace[]) =>
    handOf(view, seat).filter((card) => faces.includes(faceOf(view, card)!)).length;
  const keptOf = (faces: readonly TranquilityFace[]) =>
    faces.reduce((sum, face) => sum + unseen(face) * (1 - inDeck), 0);
  const compasses = held(["compass"]) + Math.round(keptOf(compass));
  const deck = {
    storms: unseen("storm"),
    compasses: unseen("compass") - Math.round(keptOf(compass)),
    jokers: jokers.length === 0 ? 0 : unseen("border") - Math.round(keptOf(jokers)),
  };
  const known = deck.storms + deck.compasses + deck.jokers + unseen("monster");
  return {
    ...deck,
    others: Math.max(0, view.explorer.length - known),
    open: openBorders(view) + Math.min(raging, compasses),
    spare: compasses - raging,
    held: held(jokers),
  };
}

/** Empty border cells without a storm. */
function openBorders(view: State): number {
  let open = 0;
  for (const cell of view.layout.borders ?? []) if (isEmptyCell(view, cell) && view.storms[cell] === undefined) open++;
  return open;
}

/** Counts explorer cards of a face that the seat has not seen. */
function unseenOf(view: State, seat: Seat): Count {
  const unseen = new Map(countsIn(view));
  const see = (cards: readonly (Handle | undefined)[]) => {
    for (const card of cards) {
      const face = card === undefined ? undefined : faceOf(view, card);
      const count = face === undefined ? undefined : unseen.get(face);
      if (count !== undefined) unseen.set(face!, count - 1);
    }
  };
  for (const cards of [handOf(view, seat), view.discards[seat] ?? [], ...view.shown, view.storms]) see(cards);
  return (face) => Math.max(0, unseen.get(face) ?? 0);
}

const decks = new WeakMap<State["options"], ReadonlyMap<TranquilityFace, number>>();

/** The full explorer deck by face; cached, because a match asks often. */
function countsIn({ options }: State): ReadonlyMap<TranquilityFace, number> {
  const known = decks.get(options);
  if (known) return known;
  const counts = new Map<TranquilityFace, number>();
  for (const face of modeOf({ options }).deck.explorer ?? []) counts.set(face, (counts.get(face) ?? 0) + 1);
  decks.set(options, counts);
  return counts;
}
