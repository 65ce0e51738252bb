import type { Seat } from "../../../engine/contract/events.ts";
import { cellsOf, type GridSpace, laneOf, rowOf, type Section, touchedBy } from "../deck/schema.ts";
import type { QuestionFlow } from "../question-flow.ts";
import type { QuestionOf } from "../questions.ts";
import { everyone, gridOf } from "../state.ts";
import { fight, supportOn } from "./battle.ts";
import { sumOf } from "./cannons.ts";
import { claimFrames, explore, obstaclesOn } from "./claims.ts";
import { type EffectContext, resolveEffect } from "./effects.ts";
import { flip } from "./holdings.ts";
import { sequence } from "./sequence.ts";
import {
  type BattleOutcome,
  type Battles,
  type Goods,
  type Meeting,
  NO_BATTLES,
  type Obstacles,
  type PeacefulEffect,
  type SequenceContext,
  type SpaceBattle,
} from "./sequence-context.ts";

/**
 * T1: plays one card.
 * @param before the battles earlier in the turn
 * @returns the battles of the turn up to the end of this card
 */
export function playCard(place: EffectContext, section: Section, before: Battles = NO_BATTLES): Battles {
  explore(place, section);
  const obstacles = obstaclesOn(place, section);
  claimFrames(place, section);
  const table = new TableContext(place, section, obstacles, before.isSunk);
  return sequence(section, obstacles, table, before, place.flow.version);
}

/** L8: a Garrison deals no damage beyond this, because the next would sink the ship. */
const LAST_DAMAGE = 4;

/** An answer of the players holds for the whole card. */
class TableContext implements SequenceContext {
  readonly humans: readonly Seat[];
  readonly #place: EffectContext;
  readonly #section: Section;
  readonly #obstacles: Obstacles | undefined;
  readonly #facts = new Map<string, unknown>();
  readonly #sunk = new Set<Seat>();
  /** R11, B11: the cannons without support, and the number of buildings that may support. */
  readonly #cannons: number;
  readonly #buildings: number;
  #isSunk: boolean;

  constructor(place: EffectContext, section: Section, obstacles: Obstacles | undefined, isSunk: boolean) {
    const { state } = place.flow;
    this.humans = everyone(state);
    this.#place = place;
    this.#section = section;
    this.#obstacles = obstacles;
    this.#isSunk = isSunk;
    this.#cannons = sumOf(state, place.seat, { support: 0 }).cannons;
    this.#buildings = state.automata[place.seat]!.buildings;
  }

  #fact<T>(name: string, ask: () => T): T {
    if (!this.#facts.has(name)) this.#facts.set(name, ask());
    return this.#facts.get(name) as T;
  }

  get #about() {
    const { seat, to } = this.#place;
    return { seat, to };
  }

  get #flow(): QuestionFlow {
    return this.#place.flow;
  }

  laden(): readonly Seat[] {
    const question: QuestionOf<"TellLaden"> = { type: "TellLaden", ...this.#about };
    return this.#fact("laden", () => this.#flow.ask(() => question).seats);
  }

  inPort(): readonly Seat[] {
    const question: QuestionOf<"TellInPort"> = { type: "TellInPort", ...this.#about };
    if (this.humans.every((human) => this.#sunk.has(human))) return this.humans;
    const inPort = this.#fact("inPort", () => this.#flow.ask(() => question).seats);
    return this.humans.filter((human) => inPort.includes(human) || this.#sunk.has(human));
  }

  /** Asks for the support of buildings only if that decides. */
  reaches(cannons: number): boolean {
    if (this.#cannons >= cannons || this.#cannons + this.#buildings < cannons) return this.#cannons >= cannons;
    const whole = this.#fact("whole", () => this.#cannons + this.#supportAt(this.#target(this.#outOrAll())));
    return whole >= cannons;
  }

  goods(): Goods | undefined {
    const known = this.#obstacles ? touchedBy(this.#section) : [];
    const cells = cellsOf(gridOf(this.#flow.state)).filter((cell) => !this.#obstacles?.pirates.includes(cell));
    const open = cells.filter((cell) => !known.includes(cell));
    const question: QuestionOf<"TellGoods"> = { type: "TellGoods", ...this.#about, cells, open };
    const { cell, fort, garrison } = this.#fact("goods", () => this.#flow.ask(() => question));
    return cell === 0 ? undefined : { cell, fort, garrison };
  }

  richest(cells: readonly GridSpace[]): GridSpace {
    const question: QuestionOf<"TellRichest"> = { type: "TellRichest", ...this.#about, cells };
    return this.#fact("richest", () => this.#flow.ask(() => question).cell);
  }

  /** P10: the ship nearest to where the automaton's ship began the turn; players choose between equally near ones. */
  nearest(ships: readonly Meeting[]): Meeting {
    const { began } = this.#flow.state.automata[this.#place.seat]!;
    const distances = ships.map(({ cell }) => distance(began, cell));
    const near = ships.filter((_, i) => distances[i] === Math.min(...distances));
    const human = this.#target(near.map((ship) => ship.human));
    return ships.find((ship) => ship.human === human)!;
  }

  /** P9: players choose between two targets; a coin decides a tie. */
  #target(among: readonly Seat[]): Seat {
    if (among.length === 1) return among[0]!;
    const question: QuestionOf<"TellTarget"> = { type: "TellTarget", ...this.#about, among };
    return this.#fact("target", () => {
      const { target } = this.#flow.ask(() => question);
      if (target !== "tie") return target;
      return flip(this.#flow, this.#place.seat, "P9") === "heads" ? among[0]! : among[1]!;
    });
  }

  /** P9: the humans not in port, or all if none is at sea. Asks nothing about a single human. */
  #outOrAll(): readonly Seat[] {
    if (this.humans.length === 1) return this.humans;
    const inPort = this.inPort();
    const out = this.humans.filter((human) => !inPort.includes(human));
    return out.length > 0 ? out : this.humans;
  }

  /** C7: the support of buildings; 0 in port. */
  #supportAt(human: Seat): number {
    const inPort = this.#facts.get("inPort") as readonly Seat[] | undefined;
    if (this.#sunk.has(human) || inPort?.includes(human)) return 0;
    return this.#fact(`support of ${human}`, () => this.#supportOn(undefined));
  }

  #supportOn(cell: GridSpace | undefined): number {
    const { flow, seat, to } = this.#place;
    return supportOn(flow, seat, to, cell);
  }

  settled(coming: boolean): void {
    this.#flow.add({ type: "AttackSettled", seat: this.#place.seat, rule: "B1", coming });
  }

  placed(cell: GridSpace, n: number, rule: string): void {
    const unless = rule === "L6" && n === 1 && !this.#obstacles ? { unless: true as const } : {};
    this.#flow.add({ type: "InfluencePlaced", seat: this.#place.seat, rule, cell, n, ...unless });
  }

  dropped(cell: GridSpace, n: number, rule: string): void {
    this.#flow.add({ type: "PlacementDropped", seat: this.#place.seat, rule, cell, n });
  }

  ended(to: GridSpace): void {
    this.#flow.add({ type: "ShipMoved", seat: this.#place.seat, rule: this.#isSunk ? "C8" : "L7", to });
  }

  struck(cell: GridSpace): void {
    const { flow, seat } = this.#place;
    if (flow.state.automata[seat]!.damage < LAST_DAMAGE) flow.add({ type: "GarrisonStruck", seat, rule: "L8", cell });
  }

  skipped(rule: string): void {
    this.#flow.add({ type: "StepSkipped", seat: this.#place.seat, rule });
  }

  branched(holds: boolean): void {
    this.#flow.add({ type: "ConditionSettled", seat: this.#place.seat, rule: "R11", holds });
  }

  did(effect: PeacefulEffect): void {
    resolveEffect(this.#place, effect);
  }

  fight({ kind, cell, isHalf }: SpaceBattle): BattleOutcome {
    const support = this.#fact(`support on ${cell}`, () => this.#supportOn(cell));
    const human = this.humans.find((one) => this.#obstacles?.pirates[one] === cell);
    const target = kind === "ship" && human !== undefined ? { target: human } : {};
    const rule = kind === "ship" ? "B2" : "B3";
    return this.#fought({ kind, cell, rule, ...target, circumstances: { support, isHalf } });
  }

  attack(among: readonly Seat[], plus: number, rule: string): BattleOutcome {
    const target = this.#target(among);
    return this.#fought({ kind: "attack", rule, target, circumstances: { support: this.#supportAt(target), plus } });
  }

  #fought(battle: Omit<Parameters<typeof fight>[1], "seat" | "to">): BattleOutcome {
    const fought = fight(this.#flow, { ...this.#about, ...battle });
    if (fought.sank && battle.target !== undefined) this.#sunk.add(battle.target);
    this.#isSunk ||= fought.sunk;
    return fought;
  }
}

/** P9: in orthogonal steps. From the port (0), every space of row 1 is one step away. */
const distance = (from: GridSpace, to: GridSpace): number =>
  from === 0 ? rowOf(to) : Math.abs(rowOf(from) - rowOf(to)) + Math.abs(laneOf(from) - laneOf(to));
