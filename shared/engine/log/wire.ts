import type { GameEvent, Handle, Seat } from "../contract/events.ts";
import type { AnyPlayedGame } from "../contract/game.ts";
import { redact } from "../contract/secrecy.ts";
import { timestampAt } from "../daily/day.ts";
import type { Recorded } from "../match/log-entry.ts";
import type { Summary } from "../match/summary.ts";
import type { TableSettings } from "../match/table-settings.ts";
import { millisecondsAt, type Timestamp } from "../time.ts";
import type { Granted, Refused, Reply } from "./reply.ts";

/**
 * Free text, a phrase of the game, or one of `SIGNS` in `chat.ts`. Servers normalize white space in free text, and
 * refuse control characters, lone surrogates, marks that change the writing direction, and invisible text (`BadText`).
 */
export type ChatMessage = {
  readonly by: Seat | "watcher";
  /** Absent in old messages. */
  readonly player?: string;
  readonly name: string;
  /** For a program. */
  readonly kind?: "bot";
  readonly at: string;
} & ({ readonly text: string } | { readonly phrase: string; readonly n?: number });

type NoPayload = Record<string, never>;

/**
 * Requests of a `table` room, `room.request(name, payload)`, and their replies. A request has at most 2 KB (`say`: 4
 * KB) and 256 values, nested at most eight deep; otherwise it is refused unread as `TooLarge` or `BadRequest`. One
 * above 4 KB closes the connection with code 1009; too many refused ones, or more bytes than `LIMIT_BYTES`, with 1008.
 * The player keeps the seat.
 */
export interface Requests {
  /** Default: the caller's reserved seat, else any free one. `nonce`: 16 to 64 random hex digits from the client. */
  sit: { readonly payload: { readonly seat?: Seat; readonly nonce: string }; readonly reply: Reply };
  /** Leaves the seat, or removes a bot. Before the start. */
  stand: { readonly payload: { readonly seat?: Seat }; readonly reply: Reply };
  /** Removes a player permanently. Only by the host (seated longest), before the start. */
  remove: { readonly payload: { readonly seat: Seat }; readonly reply: Reply };
  /**
   * Releases a reservation, or the seat of a player who has been away for five seconds. Before the start; at tables
   * played over days, only a reservation.
   */
  free: { readonly payload: { readonly seat: Seat }; readonly reply: Reply };
  /** Reserves a seat for a minute for a program that offers this table. Only by people, before the start. */
  invite: { readonly payload: { readonly seat: Seat; readonly program: string }; readonly reply: Reply };
  seatBot: { readonly payload: { readonly seat: Seat; readonly bot?: string }; readonly reply: Reply };
  /**
   * Only by the host, before the start. Missing options get their default; without `house` the settings stay. A player
   * whose seat is removed gets another one; bots leave if there is no room.
   */
  configure: {
    readonly payload: { readonly options: object; readonly seats: number; readonly house?: TableSettings };
    readonly reply: Reply;
  };
  start: { readonly payload: NoPayload; readonly reply: Reply };
  /** Hands the seat to a bot until `reclaim`. Default: the game's first bot. */
  handOver: { readonly payload: { readonly bot?: string }; readonly reply: Reply };
  reclaim: { readonly payload: NoPayload; readonly reply: Reply };
  /**
   * Votes that a bot plays for a player who delays the match. More than half of the other people present must agree.
   */
  callBot: { readonly payload: { readonly seat: Seat; readonly bot?: string }; readonly reply: Reply };
  /**
   * Offers to resign. A cooperative match ends once all people have; `playOn` withdraws the offers. In a competitive
   * match that continues without the seat, the resignation is immediate and final.
   */
  concede: { readonly payload: NoPayload; readonly reply: Reply };
  playOn: { readonly payload: NoPayload; readonly reply: Reply };
  /**
   * Undoes to version `to`, if the game allows it: immediately, or once all people request it. `playOn` withdraws the
   * requests.
   */
  takeBack: { readonly payload: { readonly to: number }; readonly reply: Reply };
  /** Records that a hint is about to be shown. Only in solo practice, and once for each state of the table. */
  hint: { readonly payload: NoPayload; readonly reply: Reply };
  /**
   * `id`: 1 to 64 characters of the sender's choice, never sent to others. A command counts once, even if its `id` is
   * sent again.
   */
  command: { readonly payload: { readonly id: string; readonly command: object }; readonly reply: Reply };
  /** At most 500 characters, or a phrase of `ChatMessage`. */
  say: {
    readonly payload: { readonly text: string } | { readonly phrase: string; readonly n?: number };
    readonly reply: Reply;
  };
  /**
   * Opens a match with the same options. Reserves seats, shifted by one, for the players, except those who have blocked
   * the caller; seats the bots. Further requests return the same match.
   */
  rematch: {
    readonly payload: NoPayload;
    readonly reply: (Granted & Pick<Summary, "id" | "code">) | Refused;
  };
}

/** Entries with the same `at`, `cause` and `by`; usually one step. */
export type EntryRun = readonly [Recorded, ...Recorded[]];

export function runsOf(entries: readonly Recorded[]): readonly EntryRun[] {
  const runs: [Recorded, ...Recorded[]][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run && sharesMetadata(run[0], entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

const sharesMetadata = (a: Recorded, b: Recorded): boolean => a.cause === b.cause && a.at === b.at && a.by === b.by;

/**
 * A line of `TableState.log`, without secrets: `[v, at, cause, by, event, …]`. `v`: of the first event. `by`: null for
 * the platform.
 */
export function publicLine(run: EntryRun): string {
  const { v, at, cause, by = null } = run[0];
  return JSON.stringify([v, shortened(at), cause, by, ...run.map((entry) => withoutMetadata(redact(entry, "table")))]);
}

/** In ms since 1970; unchanged if `timestampAt` would not restore it. */
function shortened(moment: Timestamp): number | Timestamp {
  const time = millisecondsAt(moment);
  return Number.isNaN(time) || timestampAt(time) !== moment ? moment : time;
}

const withoutMetadata = ({ v: _v, at: _at, cause: _cause, by: _by, ...event }: Recorded): GameEvent => event;

/** Earlier releases send single entries as objects. @param line of `TableState.log` */
export function entriesIn(line: string): readonly Recorded[] {
  const parsed: Recorded | readonly [number, number | Timestamp, string, Seat | null, ...GameEvent[]] =
    JSON.parse(line);
  if (!isLine(parsed)) return [parsed];
  const [v, time, cause, by, ...events] = parsed;
  const at = typeof time === "number" ? timestampAt(time) : time;
  const metadata = by === null ? { at, cause } : { at, cause, by };
  return events.map((event, i) => ({ v: v + i, ...metadata, ...event }));
}

const isLine = <Line extends readonly unknown[]>(parsed: Recorded | Line): parsed is Line => Array.isArray(parsed);

/** Triples: version, handle, face code (index in `Cards.faces`). */
export function facesFor(game: AnyPlayedGame, { v, secret }: Recorded, seat: Seat): number[] {
  if (!secret?.to.includes(seat)) return [];
  const codes = game.cards?.faces ?? [];
  return Object.entries(secret.faces).flatMap(([handle, face]) => [v, Number(handle), codes.indexOf(face)]);
}

/**
 * Adds the seat's secrets.
 * @param lines of `TableState.log`
 * @param faces all triples sent to the seat; empty for a spectator
 */
export function unredact(
  game: AnyPlayedGame,
  lines: readonly string[],
  seat: Seat | undefined,
  faces: readonly number[],
): readonly Recorded[] {
  const facesByVersion = new Map<number, Record<Handle, string>>();
  for (let i = 0; i + 2 < faces.length; i += 3) {
    const [v, handle, code] = [faces[i]!, faces[i + 1]!, faces[i + 2]!];
    const revealed = facesByVersion.get(v) ?? {};
    revealed[handle] = game.cards!.faces[code]!;
    facesByVersion.set(v, revealed);
  }
  // Colyseus's arrays do not support `flatMap`.
  return Array.from(lines, entriesIn)
    .flat()
    .map((entry) => {
      const revealed = facesByVersion.get(entry.v);
      return revealed && seat !== undefined
        ? { ...entry, secret: { to: [seat], faces: revealed } satisfies GameEvent["secret"] }
        : entry;
    });
}
