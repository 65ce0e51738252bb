import { ALGORITHM, commit, keyOf, rngFor } from "./fair.ts";
import {
  type AnyGame,
  type Fact,
  fold,
  type Intent,
  isRefusal,
  type Outcome,
  type Refusal,
  refuse,
  type Seat,
} from "./game.ts";

/** What the log knows of an event beside the event itself. */
export interface Stamp {
  /** The version of the stream with this event: 1, 2, 3 … without gaps. */
  readonly v: number;
  /** When it was stored, ISO 8601 in UTC. */
  readonly at: string;
  /** The id of the command it follows from; the events of one cause are one step of a replay. */
  readonly cause: string;
  /** The seat that sent the command; absent when the platform did. */
  readonly by?: Seat;
}

/** An event as the log holds it. */
export type Recorded<Event extends Fact = Fact> = Event & Stamp;

/** The event without its stamp. */
export function bare<Event extends Fact>(entry: Event & Partial<Stamp>): Omit<Event, keyof Stamp> {
  const { v: _v, at: _at, cause: _cause, by: _by, ...fact } = entry;
  return fact;
}

export type Kind = "human" | "bot";

/** Somebody at the table. A human is known by `player`, an id that outlives sockets; a bot by the name of its mind. */
export interface Occupant {
  readonly name: string;
  readonly kind: Kind;
  readonly nonce: string;
  readonly player?: string;
  readonly bot?: string;
}

/** What a table is opened with; everything later is written against it. */
export interface Charter {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  /** What an invitation holds: short enough to be read aloud. */
  readonly code: string;
  /** Every default filled in. */
  readonly options: object;
  readonly layout: object;
  /** How many seats the table has. */
  readonly seats: number;
  readonly commitment: string;
  /** How seed and nonces become chance. */
  readonly algorithm: string;
  readonly visibility: "open" | "private";
  /** The match this one is the rematch of. */
  readonly previous?: string;
}

/** The events around a game: who sits where, when it begins and ends, and what the seed was. */
export type MatchEvent =
  | ({ readonly type: "MatchCreated" } & Charter)
  | ({ readonly type: "SeatTaken"; readonly seat: Seat } & Occupant)
  | { readonly type: "SeatLeft"; readonly seat: Seat }
  | { readonly type: "MatchStarted" }
  | { readonly type: "SeatHandedToBot"; readonly seat: Seat; readonly bot: string }
  | { readonly type: "SeatReclaimed"; readonly seat: Seat }
  | { readonly type: "MatchEnded"; readonly outcome: Outcome }
  | { readonly type: "SeedRevealed"; readonly seed: string; readonly nonces: readonly string[] };

/** What can be asked of a match. `play` is a seat's command of the game. */
export type Wish =
  | { readonly type: "create"; readonly charter: Charter }
  | { readonly type: "sit"; readonly seat: Seat; readonly occupant: Occupant }
  | { readonly type: "stand"; readonly seat: Seat }
  | { readonly type: "start" }
  | { readonly type: "play"; readonly seat: Seat; readonly command: Intent };

/** A match, folded from its log. `table` is the state of its game. */
export interface Match<State = unknown> {
  readonly phase: "void" | "open" | "live" | "over";
  readonly version: number;
  readonly charter: Charter;
  readonly seats: readonly (Occupant | undefined)[];
  readonly table: State;
  readonly outcome?: Outcome;
  readonly seed?: string;
}

const VOID: Charter = {
  id: "",
  game: "",
  rules: 0,
  code: "",
  options: {},
  layout: {},
  seats: 0,
  commitment: "",
  algorithm: ALGORITHM,
  visibility: "private",
};

/** The match of which nothing has been told yet. */
export const nothing: Match<undefined> = { phase: "void", version: 0, charter: VOID, seats: [], table: undefined };

const MATCH_EVENTS: ReadonlySet<string> = new Set<MatchEvent["type"]>([
  "MatchCreated",
  "SeatTaken",
  "SeatLeft",
  "MatchStarted",
  "SeatHandedToBot",
  "SeatReclaimed",
  "MatchEnded",
  "SeedRevealed",
]);

export const isMatchEvent = (event: Fact): event is MatchEvent => MATCH_EVENTS.has(event.type);

const seated = (match: Match, seat: Seat, occupant: Occupant | undefined): Match["seats"] =>
  match.seats.map((held, at) => (at === seat ? occupant : held));

/** The one reducer of matches: its own events here, all others are the game's. */
export function evolve<State>(game: AnyGame, match: Match<State>, event: Fact): Match<State> {
  const version = match.version + 1;
  if (!isMatchEvent(event)) return { ...match, version, table: game.evolve(match.table, event) };
  switch (event.type) {
    case "MatchCreated": {
      const { type: _, ...charter } = bare(event);
      const seats = Array.from({ length: charter.seats }, () => undefined);
      return { ...match, version, phase: "open", charter, seats, table: game.initial(charter.options, charter.seats) };
    }
    case "SeatTaken": {
      const { type: _, seat, ...occupant } = bare(event);
      return { ...match, version, seats: seated(match, seat, occupant) };
    }
    case "SeatLeft":
      return { ...match, version, seats: seated(match, event.seat, undefined) };
    case "MatchStarted":
      return { ...match, version, phase: "live" };
    case "SeatHandedToBot": {
      const held = match.seats[event.seat];
      return held
        ? { ...match, version, seats: seated(match, event.seat, { ...held, bot: event.bot }) }
        : { ...match, version };
    }
    case "SeatReclaimed": {
      const held = match.seats[event.seat];
      if (!held) return { ...match, version };
      const { bot: _, ...own } = held;
      return { ...match, version, seats: seated(match, event.seat, own) };
    }
    case "MatchEnded":
      return { ...match, version, phase: "over", outcome: event.outcome };
    case "SeedRevealed":
      return { ...match, version, seed: event.seed };
  }
}

/** The match after all these events. */
export const foldMatch = <State>(game: AnyGame, match: Match<State>, events: readonly Fact[]): Match<State> =>
  fold((state: Match<State>, event: Fact) => evolve(game, state, event), match, events);

/** The seats the table waits for. */
export const toAct = (game: AnyGame, match: Match): readonly Seat[] =>
  match.phase === "live" ? game.toAct(match.table) : [];

/** The seat a player holds, if any. */
export function seatOf(match: Match, player: string): Seat | undefined {
  const seat = match.seats.findIndex((occupant) => occupant?.player === player);
  return seat < 0 ? undefined : seat;
}

const nonces = (match: Match): string[] => match.seats.map((occupant) => occupant?.nonce ?? "");

/**
 * What follows from a wish, as events, or the refusal. Who may wish it is the door's business; what the rules of the match
 * and the game allow is decided here. `seed` is the secret behind the charter's commitment.
 */
export function decide(game: AnyGame, match: Match, wish: Wish, seed: string): readonly Fact[] | Refusal {
  switch (wish.type) {
    case "create":
      return create(game, match, wish.charter, seed);
    case "sit":
      return sit(match, wish.seat, wish.occupant);
    case "stand":
      if (match.phase !== "open") return refuse("MatchHasStarted");
      if (!match.seats[wish.seat]) return refuse("SeatIsEmpty");
      return leave(wish.seat);
    case "start":
      return start(game, match, seed);
    case "play":
      return play(game, match, wish.seat, wish.command, seed);
  }
}

const leave = (seat: Seat): readonly MatchEvent[] => [{ type: "SeatLeft", seat }];

function create(game: AnyGame, match: Match, charter: Charter, seed: string): readonly MatchEvent[] | Refusal {
  if (match.phase !== "void") return refuse("MatchExists");
  const [least, most] = game.seats(charter.options);
  if (charter.seats < least || charter.seats > most) return refuse("SeatCount");
  if (charter.commitment !== commit(seed)) return refuse("FalseCommitment");
  return [{ type: "MatchCreated", ...charter }];
}

function sit(match: Match, seat: Seat, occupant: Occupant): readonly MatchEvent[] | Refusal {
  if (match.phase !== "open") return refuse("MatchHasStarted");
  if (!(seat in match.seats)) return refuse("NoSuchSeat");
  const holder = match.seats[seat];
  if (holder?.kind === "human") return refuse("SeatIsTaken");
  if (holder && occupant.kind === "bot") return refuse("SeatIsTaken");
  if (occupant.player !== undefined && seatOf(match, occupant.player) !== undefined) return refuse("AlreadySeated");
  const taken: MatchEvent = { type: "SeatTaken", seat, ...occupant };
  return holder ? [{ type: "SeatLeft", seat }, taken] : [taken];
}

function start(game: AnyGame, match: Match, seed: string): readonly Fact[] | Refusal {
  if (match.phase !== "open") return refuse("MatchHasStarted");
  if (match.seats.includes(undefined)) return refuse("SeatsAreEmpty");
  const { options, seats } = match.charter;
  const started: MatchEvent = { type: "MatchStarted" };
  return concluded(game, match, [started, ...game.deal(options, seats, chanceAfter(match, seed, 1))], seed);
}

function play(game: AnyGame, match: Match, seat: Seat, command: Intent, seed: string): readonly Fact[] | Refusal {
  if (match.phase === "over") return refuse("MatchIsOver");
  if (match.phase !== "live") return refuse("MatchHasNotStarted");
  if (!match.seats[seat]) return refuse("NoSuchSeat");
  const events = game.decide(match.table, seat, command, chanceAfter(match, seed, 0));
  return isRefusal(events) ? events : concluded(game, match, events, seed);
}

/** The chance of the events to come: each has the stream of the version it will have in the log. */
function chanceAfter(match: Match, seed: string, ahead: number) {
  let key: Uint8Array | undefined;
  return (index: number) => {
    key ??= keyOf(seed, nonces(match));
    return rngFor(key, match.version + ahead + index + 1);
  };
}

/** A match that these events bring to its end says so, and gives its seed away. */
function concluded(game: AnyGame, match: Match, events: readonly Fact[], seed: string): readonly Fact[] {
  const outcome = game.outcome(foldMatch(game, match, events).table);
  if (!outcome) return events;
  const ending: readonly MatchEvent[] = [
    { type: "MatchEnded", outcome },
    { type: "SeedRevealed", seed, nonces: nonces(match) },
  ];
  return [...events, ...ending];
}
