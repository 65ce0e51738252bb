import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import type { Event } from "../../../../shared/games/tranquility/events.ts";
import type { Cell } from "../../../../shared/games/tranquility/layouts.ts";
import { scoresOf } from "../../../../shared/games/tranquility/scoring.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import { latest, type Timeline } from "../../../contract/timeline.ts";
import { type DecidingRound, decisionOf } from "./decision.ts";
import { endingOf, type MatchEnding } from "./ending.ts";
import { factsOf, type ResultFact } from "./facts.ts";
import { Rounds } from "./rounds.ts";

/** `beside`: the neighbour that set the price. */
interface CostlyPlacement {
  readonly number: number;
  readonly beside: number;
  /** Cards paid. */
  readonly cost: number;
  /** Counts from 1. */
  readonly round: number;
  readonly seat: Seat;
}

export interface ResultSummary {
  readonly ending: MatchEnding;
  readonly rounds: number;
  readonly islands: number;
  readonly spacesLeft: number;
  /** Values at the start and after each round: open spaces, or each seat's points in a duel. */
  readonly course: readonly (readonly number[])[];
  /** Cards paid by each seat: for islands, for turning them, and for the toll. */
  readonly paid: readonly number[];
  /** Cards discarded in pairs and by sweeps. */
  readonly thrown: number;
  readonly inPiles: number;
  readonly dearest?: CostlyPlacement;
  readonly decision?: DecidingRound;
  readonly facts: readonly ResultFact[];
}

type Table = Match<State>;

const emptyIn = ({ board }: State): number => board.filter((placed) => placed === undefined).length;
const pointsIn = (state: State): number[] => scoresOf(state).map(({ points }) => points);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

export function storyOf(timeline: Timeline<State, Event>): ResultSummary {
  const end = latest(timeline) as Table;
  const { table, config } = end;
  const rounds = new Rounds(timeline.log, config.seats);
  const at = (version: number): State => (timeline.states[version] as Table).table;
  const way = table.options.mode === "duel" ? pointsIn : (state: State) => [emptyIn(state)];
  const ending = endingOf(
    end,
    timeline.log.some(({ type, cause }) => type === "TollSettled" && cause === timeline.log.at(-1)?.cause),
  );
  const decision = decisionOf(ending, rounds, at);
  const dearest = dearestOf(rounds, at);
  return {
    ending,
    rounds: rounds.count,
    islands: table.board.length - emptyIn(table),
    spacesLeft: emptyIn(table),
    course: [...rounds.turns.slice(0, 1), ...rounds.ends].map((v) => way(at(v))).concat([way(table)]),
    paid: Array.from({ length: config.seats }, (_, seat) => paidBy(rounds, seat)),
    thrown: sum([...rounds.all("PairDiscarded"), ...rounds.all("HandSwept")].map(({ cards }) => cards.length)),
    inPiles: sum(table.piles.map((pile) => pile.length)),
    facts: factsOf(rounds),
    ...(dearest ? { dearest } : {}),
    ...(decision ? { decision } : {}),
  };
}

function paidBy(rounds: Rounds, seat: Seat): number {
  const own = (paid: { readonly seat: Seat }) => paid.seat === seat;
  const costs = rounds.all("CostPaid").filter(own);
  const tolls = rounds.all("TollSettled").flatMap(({ paid }) => paid.filter(own));
  return sum([...costs, ...tolls].map(({ cards }) => cards.length)) + rounds.all("CardTurned").filter(own).length;
}

/** The first of the most expensive placements; undefined if every island cost nothing. */
function dearestOf(rounds: Rounds, at: (version: number) => State): CostlyPlacement | undefined {
  let dearest: CostlyPlacement | undefined;
  for (const { entry, cost } of rounds.placements) {
    if (cost <= (dearest?.cost ?? 0)) continue;
    const { seat, v, cell } = entry;
    const priced = pricedAt(at(v), cell);
    if (priced) dearest = { ...priced, cost, seat, round: rounds.of(v) };
  }
  return dearest;
}

/** `beside`: the neighbour on the line that is nearer in number. */
function pricedAt({ board, layout }: State, cell: Cell): Pick<CostlyPlacement, "number" | "beside"> | undefined {
  const number = board[cell]?.number;
  const line = layout.lines.find((cells) => cells.includes(cell));
  if (number === undefined || !line) return undefined;
  const at = line.indexOf(cell);
  const neighbours = [line[at - 1], line[at + 1]].flatMap((near) =>
    near === undefined ? [] : (board[near]?.number ?? []),
  );
  const [beside] = neighbours.toSorted((a, b) => Math.abs(a - number) - Math.abs(b - number));
  return beside === undefined ? undefined : { number, beside };
}
