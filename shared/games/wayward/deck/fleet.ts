import fleet from "./fleet.json" with { type: "json" };
import type { CardSide, Deck, Grid, Section } from "./schema.ts";

/** A test checks the practice fleet with `checkDeck`. */
const FLEET = fleet as unknown as Deck;

export function fleetHeader(
  mode: "solo" | "pair",
): Pick<Deck, "stages" | "mirror" | "laden"> & { readonly grid: Grid } {
  const { stages, grids, mirror, laden } = FLEET;
  return { stages, grid: grids[mode], mirror, laden };
}

const BY_NUMBER = new Map(FLEET.cards.map((card) => [card.no, card]));

/** @param stage from 1, the top section @throws Error if there is no such card or stage */
export function fleetSection(no: number, side: CardSide, stage: number): Section {
  const section = BY_NUMBER.get(no)?.[side][stage - 1];
  if (!section) throw new Error(`the fleet has no card ${no} with a stage ${stage}`);
  return section;
}
