import type { Rng } from "../../../../shared/engine/chance/rng.ts";
import type { Seat } from "../../../../shared/engine/contract/events.ts";
import {
  cellsOf,
  type GridSpace,
  type Section,
  type SectionEffect,
} from "../../../../shared/games/wayward/deck/schema.ts";
import { sequence } from "../../../../shared/games/wayward/rules/sequence.ts";
import type {
  BattleOutcome,
  Battles,
  Goods,
  Obstacles,
  SequenceContext,
} from "../../../../shared/games/wayward/rules/sequence-context.ts";
import { itemAt } from "../../../kit/item-at.ts";

/** How a battle ends for the automaton: W won, L lost, S lost and sank, V won and sank its target, X won and sank. */
export type Ending = "W" | "L" | "S" | "V" | "X";

/** Everything that may be asked when a card is revealed. */
export interface Situation {
  readonly humans: readonly Seat[];
  /** The sum of a battle by C1, without support. */
  readonly cannons: number;
  readonly support: Readonly<Record<GridSpace, number>>;
  readonly obstacles: Obstacles | undefined;
  readonly inPort: readonly Seat[];
  readonly laden: readonly Seat[];
  readonly goods: Goods | undefined;
  /** Islands, most coins first. */
  readonly ranking: readonly GridSpace[];
  /** By P9, the human with the nearer ship of two. */
  readonly nearest: Seat;
  /** Results of the automaton's battles, in order. The last one also stands for all battles that follow. */
  readonly endings: readonly Ending[];
}

const marked = (cell: GridSpace, n: number): string => `${cell}x${n}`;

/** The sequence in the notation of the rules' table. */
export const sequenceIn = (section: Section, situation: Situation, before?: Battles): string[] =>
  played(section, situation, before).steps;

/** Plays a card's sequence. `battles`: those of the turn so far. */
export function played(section: Section, situation: Situation, before?: Battles) {
  const steps: string[] = [];
  const context = contextOf(situation, steps);
  return { battles: sequence(section, situation.obstacles, context, before), steps };
}

function contextOf(situation: Situation, steps: string[]): SequenceContext {
  const { humans, cannons, support, inPort, laden, goods, ranking, nearest, endings } = situation;
  const sunk = new Set<Seat>();
  let fights = 0;
  let isEnded = false;
  const fight = (name: string, force: number, human?: Seat): BattleOutcome => {
    const ending = itemAt(endings, Math.min(fights++, endings.length - 1));
    steps.push(`${name}:${force} ${ending}`);
    if (ending === "V" && human !== undefined) sunk.add(human);
    return { won: "WVX".includes(ending), sunk: "SX".includes(ending) };
  };
  return {
    humans,
    laden: () => laden,
    inPort: () => humans.filter((human) => inPort.includes(human) || sunk.has(human)),
    reaches: (n) => cannons >= n,
    goods: () => goods,
    richest: (cells) => ranking.find((cell) => cells.includes(cell))!,
    nearest: (ships) => ships.find(({ human }) => human === nearest)!,
    settled: () => {},
    placed: (cell, n, rule) => steps.push(`${rule === "L10" ? "H" : ""}+${marked(cell, n)}`),
    dropped: (cell, _, rule) => steps.push(isEnded ? `−H ${rule}` : `−${cell} ${rule}`),
    ended: (cell) => {
      isEnded = true;
      steps.push(`end ${cell}`);
    },
    struck: () => steps.push("gar+1"),
    skipped: (rule) => {
      if (rule === "R8") steps.push("no att R8");
      if (rule === "B12" || rule === "B20") steps.push(`skip ${rule}`);
    },
    branched: (holds) => steps.push(holds ? "then" : "else"),
    did: (effect) => steps.push(effect.do === "coins" ? `coins ${effect.n}` : effect.do),
    fight: ({ kind, cell, isHalf }) => {
      const whole = cannons + (support[cell] ?? 0);
      const human = kind === "ship" ? humans.find((h) => situation.obstacles?.pirates[h] === cell) : undefined;
      return fight(`${kind === "ship" ? "ship" : "fort"}@${cell}`, isHalf ? Math.ceil(whole / 2) : whole, human);
    },
    attack: (among, plus) => {
      const human = among.includes(nearest) ? nearest : itemAt(among, 0);
      const name = humans.length > 1 ? `att${human}` : "att";
      return fight(name, cannons + plus, human);
    },
  };
}

const GRID = { rows: 3, lanes: 3 };
const CELLS = cellsOf(GRID);

/** A random section on a small grid, so that conflicts are frequent. */
export function anySection(rng: Rng): Section {
  const cubes = shuffled(rng)
    .slice(0, rng(5))
    .map((at) => ({ at, n: 1 + rng(3) }));
  const plain = (): SectionEffect => (rng(2) === 0 ? anyAttack(rng) : { do: "coins", n: 1 + rng(5) });
  const right = Array.from({ length: rng(4) }, (): SectionEffect => {
    if (rng(3) > 0) return plain();
    const branch = (least: number) =>
      Array.from({ length: least + rng(2) }, plain) as Extract<SectionEffect, { do: "if" }>["then"];
    // biome-ignore lint/suspicious/noThenProperty: the name the file format has
    return { do: "if", cannons: 2 + rng(8), then: branch(1), else: branch(0) };
  });
  const end = rng(4) === 0 ? 0 : itemAt(CELLS, rng(CELLS.length));
  return { claim: [], cubes, end, laden: rng(3) === 0, goods: rng(3) === 0, right };
}

const anyAttack = (rng: Rng): SectionEffect => ({ do: "attack", plus: rng(4), unlessInPort: rng(2) === 0 });

function shuffled(rng: Rng): GridSpace[] {
  const left = [...CELLS];
  return CELLS.map(() => itemAt(left.splice(rng(left.length), 1), 0));
}

/** A random situation: every space may have protections or goods. @param people number of humans. Default: random */
export function anySituation(section: Section, rng: Rng, people = 1 + rng(2)): Situation {
  const humans = people === 1 ? [0] : [0, 1];
  const some = (most: number) => shuffled(rng).slice(0, rng(most + 1));
  const [forts, garrisons] = [some(4), some(4)];
  const touched = [...section.cubes.map(({ at }) => at), section.end];
  const pirates = humans.map(() => (rng(3) === 0 ? 0 : itemAt(touched, rng(touched.length))));
  const isAsked = section.end !== 0 || section.cubes.some(({ n }) => n >= 2);
  const target = shuffled(rng).find((cell) => !pirates.includes(cell));
  const goods = { cell: target!, fort: forts.includes(target!), garrison: garrisons.includes(target!) };
  const obstacles = {
    forts: forts.filter((c) => touched.includes(c)),
    garrisons: garrisons.filter((c) => touched.includes(c)),
    pirates,
  };
  const unseen = { forts: [], garrisons: [], pirates: humans.map(() => 0) };
  // Where obstacles are not asked about, players apply B4 themselves, so there are no goods on a touched space.
  const isHidden = !isAsked && touched.includes(goods.cell);
  return {
    humans,
    cannons: 1 + rng(9),
    support: Object.fromEntries(CELLS.map((cell) => [cell, rng(3)])),
    obstacles: isAsked ? obstacles : rng(2) === 0 ? undefined : unseen,
    inPort: humans.filter(() => rng(3) === 0),
    laden: humans.filter(() => rng(3) === 0),
    goods: rng(4) === 0 || isHidden ? undefined : goods,
    ranking: shuffled(rng),
    nearest: itemAt(humans, rng(humans.length)),
    endings: Array.from({ length: 6 }, () => itemAt(["W", "W", "W", "L", "L", "S", "V", "X"] as const, rng(8))),
  };
}
