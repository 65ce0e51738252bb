import type { Summary } from "../../../shared/engine/match/summary.ts";
import { listMatches, type MatchListQuery } from "../../api/api.ts";
import { guest } from "../../api/identity.ts";
import { usePolled } from "../../api/polled.ts";
import type { ApiResponse } from "../../api/request.ts";
import type { DeviceSummary } from "../../features/alone/alone.ts";
import { HAS_ALONE, readStored } from "../../storage/local-storage.ts";

/** Number of finished matches requested, and of matches shown unless more wait for the player. */
export const SHOWN = 4;
/** Interval of requests in ms while the tab is hidden, because its icon shows when the player must act. */
const HIDDEN_PACE = 20_000;
/** How long `underWay` includes a table that has not started, in ms since its last change. */
const FRESH = 24 * 3600_000;

interface Listing {
  readonly matches: readonly Summary[];
  /** The list is from storage, because the server does not answer. */
  readonly isOld?: true;
}

type Listed = ApiResponse<Listing>;
const NONE = { ok: true, matches: [] } as const satisfies Listed;

/** Lists matches on the server and on this device, or stored ones if the server does not answer. */
async function ask(): Promise<Listed> {
  const [asked, own] = await Promise.all([askServer(), readStored(HAS_ALONE) !== undefined ? summariesOnDevice() : []]);
  if (asked.ok) {
    if (own.length === 0) return asked;
    return { ok: true, matches: [...own.filter(({ handedIn }) => handedIn === undefined), ...asked.matches] };
  }
  const known = [...own, ...(await seenLast())];
  return known.length > 0 ? { ok: true, matches: known, isOld: true } : asked;
}

/** Unfinished matches on the server, as this browser last saw them. */
async function seenLast(): Promise<readonly Summary[]> {
  const tables = await import("../../storage/tables.ts").then(({ cachedTables }) => cachedTables()).catch(() => []);
  const own = tables.filter(({ player }) => player === guest.peek()?.player);
  return own.map(({ summary }) => summary).filter(({ state }) => state !== "over");
}

/** Empty if the browser's storage cannot be read. */
async function summariesOnDevice(): Promise<readonly DeviceSummary[]> {
  const all = await import("../../features/alone/alone.ts").then(({ summaries }) => summaries()).catch(() => []);
  const { over = [], live = [] } = Object.groupBy(all, ({ state }) => (state === "over" ? "over" : "live"));
  return [...live, ...over.toSorted((a, b) => b.changedAt.localeCompare(a.changedAt)).slice(0, SHOWN)];
}

/** Finished matches are requested separately, so that they do not displace old live ones. */
async function askServer(): Promise<Listed> {
  const me = guest.value;
  if (!me) return NONE;
  const list = (query: Omit<MatchListQuery, "player">) => listMatches({ ...query, player: me.player }, me.token);
  const [current, over] = await Promise.all([
    list({ state: ["open", "live"], limit: 100 }),
    list({ state: ["over"], limit: SHOWN }),
  ]);
  if (!current.ok) return current;
  return over.ok ? { ok: true, matches: [...current.matches, ...over.matches] } : over;
}

/** Whether there is neither an identity nor a match on this device. */
const isNobody = (): boolean => guest.peek() === undefined && readStored(HAS_ALONE) === undefined;

/** The list is updated while the calling component is mounted; undefined until known. */
export function useMyMatches(): { readonly listing: Listing | undefined; readonly isFailing: boolean } {
  const { value, isFailing } = usePolled<Listing>({ ask, intervalWhenHidden: HIDDEN_PACE });
  return { listing: value.value ?? (isNobody() ? NONE : undefined), isFailing: isFailing.value };
}

/** The status for a player with a seat or a reservation. */
type SeatStatus = "turn" | "kept" | "asked" | "ready" | "waiting" | "gathering" | "over";

/** Most urgent first. */
const URGENCY: readonly SeatStatus[] = ["turn", "kept", "asked", "ready", "waiting", "gathering", "over"];

/** Statuses of a match that waits for the viewer. */
const AWAITING_PLAYER: ReadonlySet<SeatStatus> = new Set(["turn", "kept"]);

export function seatStatusOf({ state, seats, toAct, asked = [] }: Summary, player: string | undefined): SeatStatus {
  if (state === "over") return "over";
  const isOwn = (seat: Summary["seats"][number] | undefined) => seat?.player === player;
  if (state === "live") {
    const own = toAct.filter((seat) => isOwn(seats[seat]) && !seats[seat]?.stoodIn);
    if (own.length === 0) return "waiting";
    return own.every((seat) => asked.includes(seat)) ? "asked" : "turn";
  }
  if (seats.some((seat) => seat?.kept && isOwn(seat))) return "kept";
  return seats.every((seat) => seat && !seat.kept) ? "ready" : "gathering";
}

export const awaitsPlayer = (match: Summary, player: string | undefined): boolean =>
  AWAITING_PLAYER.has(seatStatusOf(match, player));

/** Sorts by urgency, then by latest change. */
export const byUrgency = (matches: readonly Summary[], player: string | undefined): readonly Summary[] =>
  matches.toSorted(
    (a, b) =>
      URGENCY.indexOf(seatStatusOf(a, player)) - URGENCY.indexOf(seatStatusOf(b, player)) ||
      b.changedAt.localeCompare(a.changedAt),
  );

/** The most urgent comes first. Omits tables older than `FRESH` that have not started. */
export const underWay = (matches: readonly Summary[], player: string | undefined, now: number): readonly Summary[] =>
  byUrgency(matches, player).filter(
    ({ state, changedAt }) => state === "live" || (state === "open" && now - Date.parse(changedAt) < FRESH),
  );
