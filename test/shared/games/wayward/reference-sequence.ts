import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { GridSpace, Section, SectionEffect } from "../../../../shared/games/wayward/deck/schema.ts";
import type { Battles } from "../../../../shared/games/wayward/rules/sequence-context.ts";
import { itemAt } from "../../../kit/item-at.ts";
import type { Situation } from "./situation.ts";

// A second implementation of a card's sequence, from the rules alone: all facts are known beforehand.

/** A bonus card depends on the battles of its turn (B20). */
export function battlesIn(sequences: readonly string[]): Battles {
  const names = (pattern: RegExp) => sequences.some((step) => pattern.test(step));
  return {
    hasAttacked: names(/^att/),
    hasBesieged: names(/^fort/),
    isLost: names(/:\d+ [LS]$/),
    isSunk: names(/:\d+ [SX]$/),
  };
}

/** The sequence in the notation of the rules' table. @param before the battles of the turn before this card */
export function referenceSequence(card: Section, board: Situation, before = battlesIn([])): string[] {
  const steps: string[] = [];
  // B20: a lost battle ends the turn's battles.
  const peace = before.isSunk || before.isLost;
  const { humans, cannons } = board;
  const { forts = [], garrisons = [], pirates = humans.map(() => 0) } = board.obstacles ?? {};
  const goods = card.goods ? board.goods : undefined;
  const goodsIsGuarded = goods !== undefined && (goods.fort || goods.garrison);
  const isGuarded = (cell: GridSpace) =>
    forts.includes(cell) || garrisons.includes(cell) || (cell === goods?.cell && goodsIsGuarded);
  const hasGarrison = (cell: GridSpace) => garrisons.includes(cell) || (cell === goods?.cell && goods.garrison);
  const cubes = new Map(card.cubes.map(({ at, n }) => [at, n]));
  const lost = new Map<GridSpace, string>();
  const loses = (cell: GridSpace, rule: string) => {
    if (lost.has(cell)) return;
    lost.set(cell, rule);
    steps.push(`−${cell} ${rule}`);
  };

  // B4: a single cube is not placed on a Fort, a Garrison or a Pirate ship.
  for (const [cell, n] of cubes) if (n === 1 && (isGuarded(cell) || pirates.includes(cell))) loses(cell, "B4");

  // B1: an attack follows if the card attacks laden humans and one is laden, or if it has an attacking flag. Only the
  // chosen branch of a conditional effect counts.
  const effects = card.right.flatMap((effect): readonly SectionEffect[] => {
    if (effect.do !== "if") return [effect];
    return cannons >= effect.cannons ? effect.then : effect.else;
  });
  const isSomebodyOut = humans.some((human) => !board.inPort.includes(human));
  const flags = effects.filter((effect) => effect.do === "attack");
  const fires =
    (card.laden && board.laden.length > 0) || flags.some(({ unlessInPort }) => !unlessInPort || isSomebodyOut);
  const comes = fires && !peace && !before.hasBesieged;

  // B2, B3: Pirate ships and protected islands are fought where 2 or more cubes go, ships also at the end space.
  const islands = card.cubes.filter(({ at, n }) => n > 1 && isGuarded(at)).map(({ at }) => at);
  const ships = humans.filter((human) => {
    const cell = itemAt(pirates, human);
    return cell !== 0 && ((cubes.get(cell) ?? 0) > 1 || cell === card.end);
  });
  let island: GridSpace | undefined;
  let foe: Seat | undefined;
  if (peace || comes) {
    for (const cell of islands) loses(cell, peace ? "B20" : "B5");
    for (const human of ships)
      if ((cubes.get(itemAt(pirates, human)) ?? 0) > 1) loses(itemAt(pirates, human), peace ? "B20" : "B6");
  } else {
    const rivals = goodsIsGuarded ? [...islands, goods!.cell] : islands;
    island = before.hasAttacked ? undefined : board.ranking.find((cell) => rivals.includes(cell));
    for (const cell of islands) if (cell !== island) loses(cell, before.hasAttacked ? "B20" : "B9");
    // B10: a Pirate ship causes no battle where no cubes go any more, except at the end space.
    const left = ships.filter((human) => pirates[human] === card.end || !lost.has(itemAt(pirates, human)));
    foe = left.length === 2 ? board.nearest : left[0];
    for (const other of left) {
      const cell = itemAt(pirates, other);
      if (other === foe || cell === pirates[foe!]) continue;
      if ((cubes.get(cell) ?? 0) > 1) loses(cell, "P10");
      if (island === cell) island = undefined;
    }
  }

  const sunkHumans = new Set<Seat>(board.inPort);
  let fights = 0;
  let [isBeaten, isSunk] = [before.isLost, before.isSunk];
  const struck = new Set<GridSpace>();
  const opened = new Set<GridSpace>();
  const garrisonAt = (cell: GridSpace) => {
    if (hasGarrison(cell) && !struck.has(cell)) steps.push("gar+1");
    if (hasGarrison(cell)) struck.add(cell);
  };
  const battle = (name: string, force: number, human: Seat | undefined): boolean => {
    const ending = itemAt(board.endings, Math.min(fights, board.endings.length - 1));
    fights += 1;
    steps.push(`${name}:${force} ${ending}`);
    if (ending === "V" && human !== undefined) sunkHumans.add(human);
    if (ending === "S" || ending === "X") isSunk = true;
    const isWon = ending === "W" || ending === "V" || ending === "X";
    if (!isWon) isBeaten = true;
    return isWon;
  };
  const isBoth = foe !== undefined && island !== undefined;
  const force = (cell: GridSpace) => {
    const all = cannons + (board.support[cell] ?? 0);
    return isBoth ? Math.round(all / 2) : all;
  };

  // B19: cubes without a fight come first.
  const meeting = foe === undefined ? undefined : itemAt(pirates, foe);
  const isWanted = meeting !== undefined && (cubes.get(meeting) ?? 0) > 1 && !lost.has(meeting);
  for (const [cell, n] of cubes) {
    const isContested = (cell === island && isGuarded(cell)) || (isWanted && cell === meeting);
    if (!lost.has(cell) && !isContested) steps.push(`+${cell}x${n}`);
  }
  const fightShip = () => {
    const whoseAt = humans.find((human) => pirates[human] === meeting);
    return battle(`ship@${meeting}`, force(meeting!), whoseAt);
  };
  const fightIsland = (cell: GridSpace) => {
    garrisonAt(cell);
    const isWon = battle(`fort@${cell}`, force(cell), undefined);
    if (isWon) opened.add(cell);
    return isWon;
  };

  // B8, B14: the battle with the ship comes first. B7: cubes of a lost battle are not placed.
  if (meeting !== undefined && (isBoth || isWanted)) {
    const isWon = fightShip();
    if (isWanted && meeting !== island) {
      if (isWon) steps.push(`+${meeting}x${cubes.get(meeting)}`);
      else loses(meeting, "B7");
    }
  }
  if (island !== undefined && islands.includes(island)) {
    if (isBeaten || isSunk) loses(island, "B8");
    else if (fightIsland(island)) steps.push(`+${island}x${cubes.get(island)}`);
    else loses(island, "B7");
  }
  // B2: at the end space the ship is fought without cubes.
  if (meeting !== undefined && !isBoth && !isWanted) fightShip();

  // L7, C8: a sunk ship is in port; L8: a Garrison strikes at the end space.
  const end = isSunk ? 0 : card.end;
  steps.push(`end ${end}`);
  if (end !== 0) garrisonAt(end);

  // P9: a human at sea is attacked before one in port; of several, the nearest one.
  const attack = (among: readonly Seat[], plus: number) => {
    const out = among.filter((human) => !sunkHumans.has(human));
    const targets = out.length > 0 ? out : among;
    const human = targets.includes(board.nearest) ? board.nearest : itemAt(targets, 0);
    battle(humans.length > 1 ? `att${human}` : "att", cannons + plus, human);
  };
  // L9: the automaton attacks a laden human, except after a lost battle or a battle with a building (B20).
  if (card.laden && (peace || before.hasBesieged)) steps.push("skip B20");
  else if (card.laden && board.laden.length > 0) attack(board.laden, 0);
  // L10: Goods are placed, or fought for with a building, except where B5, B7, B8, B9 or B20 forbid it.
  if (goods) {
    const { cell } = goods;
    const placed = `H+${cell}x2`;
    if (!goodsIsGuarded) steps.push(placed);
    else if (peace) steps.push("−H B20");
    else if (comes) steps.push("−H B5");
    else if (before.hasAttacked) steps.push("−H B20");
    else if (island !== cell) steps.push("−H B9");
    else if (isBeaten || isSunk) steps.push("−H B8");
    else steps.push(opened.has(cell) || fightIsland(cell) ? placed : "−H B7");
  }
  // R8: a flag attacks, except where its own condition, B12 or B20 forbid it.
  const resolve = (effect: SectionEffect) => {
    if (effect.do !== "attack") {
      steps.push(effect.do === "coins" ? `coins ${effect.n}` : effect.do);
      return;
    }
    if (peace || before.hasBesieged) steps.push("skip B20");
    else if (isSunk) steps.push("skip B12");
    else if (isBeaten) steps.push("skip B20");
    else if (effect.unlessInPort && humans.every((human) => sunkHumans.has(human))) steps.push("no att R8");
    else attack(humans, effect.plus);
  };
  for (const effect of card.right) {
    if (effect.do !== "if") resolve(effect);
    else {
      const holds = cannons >= effect.cannons;
      steps.push(holds ? "then" : "else");
      for (const inner of holds ? effect.then : effect.else) resolve(inner);
    }
  }
  return steps;
}
