import type { Seat } from "../contract/events.ts";
import type { AnyPlayedGame, AwaitedSeat, Outcome } from "../contract/game.ts";
import { type Hints, NO_HINTS } from "./hints.ts";
import { isOfPlayer, type MatchConfig, type Occupant } from "./match-events.ts";
import { EMPTY_SEATING, type SeatingState } from "./seating.ts";
import type { TurnTimers } from "./turn-timers.ts";
import type { UndoPoint, UndoRequest } from "./undo-history.ts";

/** `table`: the state of the game. */
export interface Match<State = unknown> {
  readonly phase: "void" | "open" | "live" | "over";
  readonly version: number;
  readonly config: MatchConfig;
  readonly seats: readonly (Occupant | undefined)[];
  readonly table: State;
  readonly seating: SeatingState;
  readonly turnTimers: TurnTimers;
  readonly resignations: readonly Seat[];
  /** Restorable states, oldest first; empty if the game has no `undo`. */
  readonly undoHistory: readonly UndoPoint<State>[];
  readonly undoRequest: UndoRequest | undefined;
  readonly hints: Hints;
  readonly outcome?: Outcome;
  readonly seed?: string;
}

const VOID: MatchConfig = {
  id: "",
  game: "",
  rules: 0,
  code: "",
  options: {},
  layout: {},
  seats: 0,
  commitment: "",
  algorithm: "",
  visibility: "private",
};

export const INITIAL_MATCH: Match<undefined> = {
  phase: "void",
  version: 0,
  config: VOID,
  seats: [],
  table: undefined,
  seating: EMPTY_SEATING,
  turnTimers: [],
  resignations: [],
  undoHistory: [],
  undoRequest: undefined,
  hints: NO_HINTS,
};

export const awaitedAt = (game: AnyPlayedGame, match: Match): readonly AwaitedSeat[] =>
  match.phase === "live" ? game.toAct(match.table) : [];

export const toAct = (game: AnyPlayedGame, match: Match): readonly Seat[] =>
  awaitedAt(game, match).map(({ seat }) => seat);

/** Whether the table awaits the seat's turn, not only its answer. */
export const hasTurn = (game: AnyPlayedGame, match: Match, seat: Seat): boolean =>
  awaitedAt(game, match).some((awaited) => awaited.seat === seat && awaited.for === "turn");

/** In seat order; empty for empty seats. */
export const noncesOf = ({ seats }: Match): readonly string[] => seats.map((held) => held?.nonce ?? "");

export function seatOf({ seats }: Pick<Match, "seats">, player: string): Seat | undefined {
  const seat = seats.findIndex((occupant) => occupant?.player === player);
  return seat < 0 ? undefined : seat;
}

export const isPlayedByPerson = (occupant: Occupant | undefined): boolean =>
  occupant?.kind === "human" && occupant.bot === undefined;

/** Whether a person or program plays the seat, not a bot of the server. */
export const isPlayedByClient = (occupant: Occupant | undefined): boolean =>
  isOfPlayer(occupant) && occupant?.bot === undefined;

export const personsAt = ({ seats }: Match): readonly Seat[] =>
  seats.flatMap((occupant, seat) => (isPlayedByPerson(occupant) ? [seat] : []));
