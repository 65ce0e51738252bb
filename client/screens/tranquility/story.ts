import type { Seat } from "../../../shared/engine/game.ts";
import type { Match, Recorded } from "../../../shared/engine/match.ts";
import type { Event } from "../../../shared/games/tranquility/events.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { latest, type Timeline } from "../../play/timeline.ts";

/** An island that was dear, and the neighbour that set its price. */
export interface Placement {
  readonly number: number;
  readonly beside: number;
  readonly cost: number;
  /** In which round it was placed, from 1. */
  readonly round: number;
}

/** A match in numbers, as the result tells it. */
export interface Story {
  readonly rounds: number;
  readonly islands: number;
  readonly spacesLeft: number;
  /** Spaces open at the start, then after each round. */
  readonly course: readonly number[];
  /** Cards paid by each seat for islands and the toll. */
  readonly paid: readonly number[];
  readonly thrown: number;
  readonly inPiles: number;
  readonly hardest?: Placement;
}

type Entry = Recorded<Event>;
type Table = Match<State>;

const open = ({ table }: Table): number => table.board.filter((placed) => placed === undefined).length;

/** The story of a match, from its log alone: no faces are needed beyond those that lie on the board. */
export function storyOf(timeline: Timeline): Story {
  const log = timeline.log as readonly Entry[];
  const end = latest(timeline) as Table;
  const seats = end.charter.seats;
  const turns = log.filter(({ type }) => type === "TurnStarted");
  // The very last TurnStarted of a lost match began a turn in which nothing could be done.
  const rounds = Math.ceil(turns.length / seats);
  const firsts = turns.filter((_, i) => i % seats === 0 && i > 0);
  const course = [...firsts.map(({ v }) => open(timeline.states[v] as Table)), open(end)];
  const hardest = hardestOf(timeline, log, seats);
  return {
    rounds,
    islands: end.table.board.length - open(end),
    spacesLeft: open(end),
    course: [end.table.board.length, ...course],
    paid: Array.from({ length: seats }, (_, seat) => paidBy(log, seat)),
    thrown: sum(log.map((entry) => (entry.type === "PairDiscarded" ? entry.cards.length : 0))),
    inPiles: sum(end.table.piles.map((pile) => pile.length)),
    ...(hardest ? { hardest } : {}),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

function paidBy(log: readonly Entry[], seat: Seat): number {
  return sum(
    log.map((entry) => {
      if (entry.type === "CostPaid") return entry.seat === seat ? entry.cards.length : 0;
      if (entry.type !== "TollSettled") return 0;
      return sum(entry.paid.filter((payment) => payment.seat === seat).map(({ cards }) => cards.length));
    }),
  );
}

/** The dearest island, the first of them if several were; none when everything was free. */
function hardestOf({ states }: Timeline, log: readonly Entry[], seats: number): Placement | undefined {
  let hardest: Placement | undefined;
  let turns = 0;
  for (const [i, entry] of log.entries()) {
    if (entry.type === "TurnStarted") turns++;
    const next = log[i + 1];
    if (entry.type !== "CardPlaced" || next?.type !== "CostPaid") continue;
    const cost = next.cards.length;
    if (cost <= (hardest?.cost ?? 0)) continue;
    const placed = priced(states[entry.v] as Table, entry.cell);
    if (placed) hardest = { ...placed, cost, round: Math.ceil(turns / seats) };
  }
  return hardest;
}

/** An island and the nearer in number of its neighbours on the line. */
function priced({ charter, table }: Table, cell: number): Pick<Placement, "number" | "beside"> | undefined {
  const number = table.board[cell]?.number;
  const { lines } = charter.layout as { readonly lines: readonly (readonly number[])[] };
  const line = lines.find((cells) => cells.includes(cell));
  if (number === undefined || !line) return undefined;
  const at = line.indexOf(cell);
  const neighbours = [line[at - 1], line[at + 1]].flatMap((near) =>
    near === undefined ? [] : (table.board[near]?.number ?? []),
  );
  const [beside] = neighbours.toSorted((a, b) => Math.abs(a - number) - Math.abs(b - number));
  return beside === undefined ? undefined : { number, beside };
}
