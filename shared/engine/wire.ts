import { momentAt } from "./day.ts";
import type { AnyPlayedGame, GameEvent, Handle, Seat } from "./game.ts";
import type { Recorded } from "./match.ts";
import { redact } from "./secrecy.ts";
import type { Summary } from "./summary.ts";
import type { TableSettings } from "./table-settings.ts";
import { type Moment, millisecondsAt } from "./time.ts";

/** What anybody may say at any time, even where the rules ask for silence: it tells nothing of the game. */
export const SIGNS = ["here", "soon"] as const;

/**
 * Something said at a table: free text, one of the game's phrases with its number if it takes one, or a sign, which takes none.
 * Free text is a line of what can be seen and read: white space is folded, and control characters, halves of surrogate pairs
 * and marks that turn the direction of writing around are refused as `BadText`.
 */
export type Said = {
  readonly by: Seat | "watcher";
  /** Who it is, whatever name they have; absent in what an older server kept. */
  readonly player?: string;
  readonly name: string;
  readonly at: string;
} & ({ readonly text: string } | { readonly phrase: string; readonly n?: number });

/** A request that was not granted: a code for words in every language, and the rule that forbids it. */
export interface Refused {
  readonly ok: false;
  readonly reason: string;
  readonly rule?: string;
}

export const refused = (reason: string, rule?: string): Refused =>
  rule === undefined ? { ok: false, reason } : { ok: false, reason, rule };

/**
 * A request that was granted; `v` is the version of the log it is true at. Where it wrote to the log, `cause` is the one its
 * events have there.
 */
export interface Granted {
  readonly ok: true;
  readonly v: number;
  readonly cause?: string;
}

export type Reply = Granted | Refused;

type Nothing = Record<string, never>;

/**
 * The requests of a `table` room, `room.request(name, payload)`, and what each is answered. One may have 2 KB as a frame, `say`
 * 4 KB (more closes the line with 1009), and 256 values in all, eight deep: else it is refused unread, as `TooLarge` or
 * `BadRequest`. Who goes on with those, or sends more than a line may (LIMIT_BYTES), is hung up with 1008 and keeps the seat.
 */
export interface Requests {
  /** Takes a seat; unless named the one that is kept, or any free one. `nonce`: 16 to 64 hex digits of the player's own chance. */
  sit: { readonly payload: { readonly seat?: Seat; readonly nonce: string }; readonly reply: Reply };
  /** Gives up one's own seat, or sends a bot away; before the start only. */
  stand: { readonly payload: { readonly seat?: Seat }; readonly reply: Reply };
  /** Asks somebody to leave the table for good; the host's, who has sat there longest, and before the start only. */
  remove: { readonly payload: { readonly seat: Seat }; readonly reply: Reply };
  /** Gives a seat free that is kept for somebody who has not come. */
  free: { readonly payload: { readonly seat: Seat }; readonly reply: Reply };
  seatBot: { readonly payload: { readonly seat: Seat; readonly bot?: string }; readonly reply: Reply };
  /**
   * Sets the table up anew; the host's, and before the start only. `options` are the game's own, and what is left out has its
   * default; `house` stays as it is unless named. Whoever sits where there is no seat any more gets another, bots last.
   */
  configure: {
    readonly payload: { readonly options: object; readonly seats: number; readonly house?: TableSettings };
    readonly reply: Reply;
  };
  start: { readonly payload: Nothing; readonly reply: Reply };
  /** Lets a bot play one's own seat from now on, the game's first one unless named; `reclaim` sends it away again. */
  handOver: { readonly payload: { readonly bot?: string }; readonly reply: Reply };
  reclaim: { readonly payload: Nothing; readonly reply: Reply };
  /** Asks for a bot in the place of somebody who keeps the table waiting; more than half of those who are there decide. */
  callBot: { readonly payload: { readonly seat: Seat; readonly bot?: string }; readonly reply: Reply };
  /** Gives up: together, once all people want to; alone, where seats play against each other. `playOn` drops the offers. */
  concede: { readonly payload: Nothing; readonly reply: Reply };
  playOn: { readonly payload: Nothing; readonly reply: Reply };
  /**
   * Takes steps back, to the end of the one at version `to`, where the game allows it: at once, or once all people have asked
   * for the same. `playOn` drops the offer.
   */
  takeBack: { readonly payload: { readonly to: number }; readonly reply: Reply };
  /** Says that one is about to be told what one might do: who practises alone, and once for a table as it is. */
  hint: { readonly payload: Nothing; readonly reply: Reply };
  /**
   * A move. `command`: one of the game's own, `{type, …}`, with cards by their handles, as its schema of commands has them.
   * `id`: 1 to 64 characters of the sender's choice, which nobody else is told; one that was granted counts once, however
   * often its sender sends it.
   */
  command: { readonly payload: { readonly id: string; readonly command: object }; readonly reply: Reply };
  /** Says a line of text, 500 characters at most, or a phrase, with a number where it takes one: see `Said` and `Game.talk`. */
  say: {
    readonly payload: { readonly text: string } | { readonly phrase: string; readonly n?: number };
    readonly reply: Reply;
  };
  /**
   * A new match with the same options, for the same people: their seats are kept for them, each a seat further, and its bots
   * sit already. Asked twice, it is the same one.
   */
  rematch: {
    readonly payload: Nothing;
    readonly reply: (Granted & Pick<Summary, "id" | "code">) | Refused;
  };
}

/** Entries in a row that share their stamp, but for the version: a step, as a rule. */
export type Run = readonly [Recorded, ...Recorded[]];

/** The runs of some entries, in order. */
export function runsOf(entries: readonly Recorded[]): readonly Run[] {
  const runs: [Recorded, ...Recorded[]][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run && sharesStamp(run[0], entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

const sharesStamp = (a: Recorded, b: Recorded): boolean => a.cause === b.cause && a.at === b.at && a.by === b.by;

/**
 * A run as a line of `TableState.log`, which holds the stamp once: `[v, at, cause, by, event, …]`. `v` is the version of its first
 * event, `at` in ms since 1970; `by` is null where the platform sent the command. No event has a secret.
 */
export function publicLine(run: Run): string {
  const { v, at, cause, by = null } = run[0];
  return JSON.stringify([v, shortened(at), cause, by, ...run.map((entry) => withoutStamp(redact(entry, "table")))]);
}

/** A moment in ms since 1970; in its own words where those are not the ones of `momentAt`, as a device's may be. */
function shortened(moment: Moment): number | Moment {
  const time = millisecondsAt(moment);
  return Number.isNaN(time) || momentAt(time) !== moment ? moment : time;
}

const withoutStamp = ({ v: _v, at: _at, cause: _cause, by: _by, ...event }: Recorded): GameEvent => event;

/** The entries of a line of `TableState.log`. Servers of earlier releases send each entry as an object. */
export function entriesIn(line: string): readonly Recorded[] {
  const held: Recorded | readonly [number, number | Moment, string, Seat | null, ...GameEvent[]] = JSON.parse(line);
  if (!isLine(held)) return [held];
  const [v, time, cause, by, ...events] = held;
  const at = typeof time === "number" ? momentAt(time) : time;
  const stamp = by === null ? { at, cause } : { at, cause, by };
  return events.map((event, i) => ({ v: v + i, ...stamp, ...event }));
}

const isLine = <Line extends readonly unknown[]>(held: Recorded | Line): held is Line => Array.isArray(held);

/**
 * The triples by which a seat learns what an entry tells it alone: version, handle, and code of the face, which is its place in
 * `Game.cards.faces`, from 0 on.
 */
export function facesFor(game: AnyPlayedGame, { v, secret }: Recorded, seat: Seat): number[] {
  if (!secret?.to.includes(seat)) return [];
  const codes = game.cards?.faces ?? [];
  return Object.entries(secret.faces).flatMap(([handle, face]) => [v, Number(handle), codes.indexOf(face)]);
}

/**
 * Puts public entries and a seat's triples together again: the log redacted for that seat.
 * @param lines of `TableState.log`, all or some
 * @param faces all triples the seat was sent; none for an onlooker
 */
export function unredact(
  game: AnyPlayedGame,
  lines: readonly string[],
  seat: Seat | undefined,
  faces: readonly number[],
): readonly Recorded[] {
  const told = new Map<number, Record<Handle, string>>();
  for (let i = 0; i + 2 < faces.length; i += 3) {
    const [v, handle, code] = [faces[i]!, faces[i + 1]!, faces[i + 2]!];
    const known = told.get(v) ?? {};
    known[handle] = game.cards!.faces[code]!;
    told.set(v, known);
  }
  // What the framework hands out as a slice of its arrays has no `flatMap`.
  return Array.from(lines, entriesIn)
    .flat()
    .map((entry) => {
      const known = told.get(entry.v);
      return known && seat !== undefined
        ? { ...entry, secret: { to: [seat], faces: known } satisfies GameEvent["secret"] }
        : entry;
    });
}
