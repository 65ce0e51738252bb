import type { Handle, Seat } from "../../../engine/game.ts";
import { type Face, FINISHES } from "../cards.ts";
import { modeOf } from "../modes/modes.ts";
import { faceOf, handOf, isEmptyCell, type State } from "../state.ts";
import type { Weather } from "./weather.ts";
import { WEIGHTS } from "./weights.ts";

/** The faces of the explorer deck (P1). */
const EXPLORERS: readonly Face[] = ["storm", "compass", "monster", "finish", "start", "rocks", "border"];

/** What a seat can know of the explorer deck (P1), and of what others keep of it. */
export interface Sea {
  /** The odds that an explorer card is a monster, and takes the island. */
  readonly monster: number;
  /** What decides about the storms. */
  readonly weather: Weather;
  /** The odds that no other finish turns up in time. */
  readonly lastFinish: number;
}

/** The waters around a pyramid; other boards have none. */
export function seaOf(view: State, seat: Seat): Sea | undefined {
  if (view.options.mode !== "pyramid") return undefined;
  const unseen = unseenOf(view, seat);
  const deck = view.explorer.length;
  const drawn = Math.min(1, openBorders(view) / Math.max(1, deck));
  const inDeck = shareInDeck(view, unseen, ["compass", "finish", ...jokersOf(view)]);
  const comes = inDeck * drawn + (1 - inDeck) * WEIGHTS.kept;
  return {
    monster: deck === 0 ? 0 : unseen("monster") / deck,
    weather: weatherOf(view, seat, unseen),
    lastFinish: (1 - comes) ** Math.min(FINISHES, unseen("finish")),
  };
}

type Count = (face: Face) => number;

/** P10: a border card is a joker in one edition, and nothing in the other. */
const jokersOf = ({ options }: State): readonly Face[] =>
  options.mode === "pyramid" && options.edition === "fr" ? ["border"] : [];

/**
 * The share of the unseen cards of these faces that is still in the deck, if others keep cards of no other face. What is not
 * in the deck was drawn by others, who hold it or have thrown it away.
 */
function shareInDeck(view: State, unseen: Count, kept: readonly Face[]): number {
  const count = (faces: readonly Face[]) => faces.reduce((sum, face) => sum + unseen(face), 0);
  const others = EXPLORERS.filter((face) => !kept.includes(face));
  return Math.min(1, Math.max(0, view.explorer.length - count(others)) / Math.max(1, count(kept)));
}

/** While a storm rages nobody keeps a compass: it is played at once. */
function weatherOf(view: State, seat: Seat, unseen: Count): Weather {
  const raging = view.storms.filter((storm) => storm !== undefined).length;
  const compass: readonly Face[] = raging > 0 ? [] : ["compass"];
  const jokers = jokersOf(view);
  const inDeck = shareInDeck(view, unseen, [...compass, "finish", ...jokers]);
  const held = (faces: readonly Face[]) =>
    handOf(view, seat).filter((card) => faces.includes(faceOf(view, card)!)).length;
  const keptOf = (faces: readonly Face[]) => faces.reduce((sum, face) => sum + unseen(face) * (1 - inDeck), 0);
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

/** How many cells still draw an explorer card; under a storm none does. */
function openBorders(view: State): number {
  let open = 0;
  for (const cell of view.layout.borders ?? []) if (isEmptyCell(view, cell) && view.storms[cell] === undefined) open++;
  return open;
}

/** How many explorer cards of a face a seat has not seen. */
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

/** The explorer decks of the options asked about so far. */
const decks = new WeakMap<State["options"], ReadonlyMap<Face, number>>();

/** How many cards of each face the explorer deck began with. */
function countsIn({ options }: State): ReadonlyMap<Face, number> {
  const known = decks.get(options);
  if (known) return known;
  const counts = new Map<Face, number>();
  for (const face of modeOf({ options }).deck(options).explorer ?? []) counts.set(face, (counts.get(face) ?? 0) + 1);
  decks.set(options, counts);
  return counts;
}
