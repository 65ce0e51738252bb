import type { GridSpace, Section } from "../deck/schema.ts";
import type { Attacks } from "./attacks.ts";
import type { CardBattles } from "./card-battles.ts";
import type { CardSpaces } from "./card-spaces.ts";
import type { Meeting, SequenceContext } from "./sequence-context.ts";

export interface Targets {
  /** B9: the island whose Fort or Garrison is fought. */
  readonly fort: GridSpace | undefined;
  /** B2, B15: the space of a human's ship. */
  readonly ship: GridSpace | undefined;
}

interface TargetsContext {
  readonly section: Section;
  readonly spaces: CardSpaces;
  readonly battles: CardBattles;
  readonly attacks: Attacks;
  readonly table: SequenceContext;
}

/** Chooses the battles of a card, and drops the cubes that need any other battle (B5, B6, B9, B20, P10). */
export function chooseTargets(context: TargetsContext): Targets {
  const { section, spaces, battles, attacks } = context;
  const { forts, meetings } = spaces;
  if (forts.length === 0 && meetings.length === 0) return { fort: undefined, ship: undefined };
  if (battles.isPeace || attacks.isComing) {
    const [forFort, forShip] = battles.isPeace ? ["B20", "B20"] : ["B5", "B6"];
    for (const cell of forts) spaces.drop(cell, forFort);
    for (const { cell } of meetings) if (spaces.isMarked(cell)) spaces.drop(cell, forShip);
    return { fort: undefined, ship: undefined };
  }
  const fort = fortOf(context);
  const ships = meetings.filter(({ cell }) => cell === section.end || !spaces.isDropped(cell));
  return targetsAmong(context, fort, ships);
}

/** B9: drops the cubes of other islands. */
function fortOf({ section, spaces, battles, table }: TargetsContext): GridSpace | undefined {
  if (battles.before.hasAttacked) {
    for (const cell of spaces.forts) spaces.drop(cell, "B20");
    return undefined;
  }
  const goods = section.goods ? spaces.goods() : undefined;
  const islands = [...new Set([...spaces.forts, ...(goods?.isGuarded ? [goods.cell] : [])])];
  const fort = islands.length > 1 ? table.richest(islands) : islands[0];
  for (const cell of spaces.forts) if (cell !== fort) spaces.drop(cell, "B9");
  return fort;
}

/** P10: of two humans' ships, only one is fought. Drops the cubes on the other's space. */
function targetsAmong(
  { spaces, table }: TargetsContext,
  fort: GridSpace | undefined,
  ships: readonly Meeting[],
): Targets {
  const [first, second] = ships;
  if (!first || !second) return { fort, ship: first?.cell };
  const met = table.nearest(ships);
  const other = met.human === first.human ? second : first;
  if (other.cell === met.cell) return { fort, ship: met.cell };
  if (spaces.isMarked(other.cell)) spaces.drop(other.cell, "P10");
  return { fort: fort === other.cell ? undefined : fort, ship: met.cell };
}
