import type { Seat } from "../../../engine/game.ts";
import { COMPASSES, FINISHES } from "../cards.ts";
import { modeOf } from "../modes/modes.ts";
import { faceOf, handOf, isEmptyCell, type State } from "../state.ts";
import { WEIGHTS } from "./weights.ts";

/** What a seat can know of the explorer deck (P1), and of what others keep of it. */
export interface Sea {
  /** The odds that an explorer card is a monster, and takes the island. */
  readonly monster: number;
  /** The odds that the next explorer card is the storm that no compass comes for; none while others wait for theirs. */
  readonly stranded: number;
  /** How many compasses the own hand has to have for the storms that rage and those that may come. */
  readonly compasses: number;
  /** The odds that no other finish turns up in time. */
  readonly lastFinish: number;
}

/** The waters around a pyramid; other boards have none. */
export function seaOf(view: State, seat: Seat): Sea | undefined {
  if (view.options.mode !== "pyramid") return undefined;
  const unseen = unseenOf(view, seat);
  const deck = view.explorer.length;
  const open = openBorders(view);
  const drawn = Math.min(1, open / Math.max(1, deck));
  const kept = unseen("compass") + unseen("finish") + unseen("border");
  const away = unseen("storm") + unseen("monster") + unseen("start") + unseen("rocks");
  // What is not in the deck was drawn by others, who hold it or have thrown it away.
  const inDeck = Math.max(0, deck - away) / Math.max(1, kept);
  const comes = inDeck * drawn + (1 - inDeck) * WEIGHTS.kept;
  const raging = view.storms.filter((storm) => storm !== undefined).length;
  const held = handOf(view, seat).filter((card) => faceOf(view, card) === "compass").length;
  const spare = held + unseen("compass") * (1 - inDeck) * WEIGHTS.kept - raging;
  const none = (1 - (unseen("compass") * inDeck) / Math.max(1, deck)) ** Math.max(0, open - 1);
  return {
    stranded: deck === 0 || spare < 0 ? 0 : (unseen("storm") / deck) * none * Math.max(0, 1 - spare),
    monster: deck === 0 ? 0 : unseen("monster") / deck,
    compasses: raging + unseen("storm") * drawn - WEIGHTS.trust * comes * Math.min(COMPASSES, unseen("compass")),
    lastFinish: (1 - comes) ** Math.min(FINISHES, unseen("finish")),
  };
}

/** How many cells still draw an explorer card; under a storm none does. */
const openBorders = (view: State): number =>
  (view.layout.borders ?? []).filter((cell) => isEmptyCell(view, cell) && view.storms[cell] === undefined).length;

/** How many explorer cards of a face a seat has not seen. */
function unseenOf(view: State, seat: Seat): (face: string) => number {
  const seen = [
    ...handOf(view, seat),
    ...(view.discards[seat] ?? []),
    ...view.shown.flat(),
    ...view.storms.flatMap((storm) => storm ?? []),
  ].map((card) => faceOf(view, card));
  const all = modeOf(view).deck(view.options).explorer ?? [];
  const count = (faces: readonly unknown[], face: string) => faces.reduce<number>((n, f) => n + Number(f === face), 0);
  return (face) => Math.max(0, count(all, face) - count(seen, face));
}
