import type { Summary } from "../../../shared/engine/summary.ts";
import type { OnDevice } from "../../alone/alone.ts";
import { type Answer, listMatches, type Query } from "../../api/api.ts";
import { guest } from "../../api/identity.ts";
import { language } from "../../i18n/language.ts";
import { HAS_ALONE, readStored } from "../../storage/local-storage.ts";
import { listed } from "../words.ts";
import { usePolled } from "./polled.ts";

/** How many that are over are asked for. */
export const SHOWN = 4;
/** How often the tab finds out whether somebody is awaited while they look at another one, in milliseconds. */
const HIDDEN_PACE = 20_000;
/** How long a table that has not started is shown above everything else, in milliseconds since its last change. */
const FRESH = 24 * 3600_000;

interface Listing {
  readonly matches: readonly Summary[];
  /** It is as it was when the server answered last: it does not now. */
  readonly isOld?: true;
}

type Listed = Answer<Listing>;
const NONE = { ok: true, matches: [] } as const satisfies Listed;

/**
 * One's own matches; a visitor who has no identity yet has none, and is not given one for looking. What is over is asked for
 * apart: it must not push out what has waited for long.
 */
async function ask(): Promise<Listed> {
  const [asked, own] = await Promise.all([askServer(), readStored(HAS_ALONE) !== undefined ? summariesOnDevice() : []]);
  if (asked.ok) {
    if (own.length === 0) return asked;
    return { ok: true, matches: [...own.filter(({ handedIn }) => handedIn === undefined), ...asked.matches] };
  }
  const known = [...own, ...(await seenLast())];
  return known.length > 0 ? { ok: true, matches: known, isOld: true } : asked;
}

/** What of one's matches at the server goes on, as this browser saw it last. */
async function seenLast(): Promise<readonly Summary[]> {
  const tables = await import("../../storage/tables.ts").then(({ keptTables }) => keptTables()).catch(() => []);
  const own = tables.filter(({ player }) => player === guest.peek()?.player);
  return own.map(({ summary }) => summary).filter(({ state }) => state !== "over");
}

/** What is under way on this device alone, and the last that are over. A browser that reads nothing has none. */
async function summariesOnDevice(): Promise<readonly OnDevice[]> {
  const all = await import("../../alone/alone.ts").then(({ summaries }) => summaries()).catch(() => []);
  const { over = [], live = [] } = Object.groupBy(all, ({ state }) => (state === "over" ? "over" : "live"));
  return [...live, ...over.toSorted((a, b) => b.changedAt.localeCompare(a.changedAt)).slice(0, SHOWN)];
}

async function askServer(): Promise<Listed> {
  const me = guest.value;
  if (!me) return NONE;
  const list = (query: Omit<Query, "player">) => listMatches({ ...query, player: me.player }, me.token);
  const [current, over] = await Promise.all([
    list({ state: ["open", "live"], limit: 100 }),
    list({ state: ["over"], limit: SHOWN }),
  ]);
  if (!current.ok) return current;
  return over.ok ? { ok: true, matches: [...current.matches, ...over.matches] } : over;
}

/** Whether there is nobody whose matches these would be, here or at the server: nothing has to be asked to know that. */
const isNobody = (): boolean => guest.peek() === undefined && readStored(HAS_ALONE) === undefined;

/** The matches one has a seat in, as long as somebody looks at the page; undefined until they are known. */
export function useMyMatches(): { readonly listing: Listing | undefined; readonly isFailing: boolean } {
  const { value, isFailing } = usePolled<Listing>({ ask, pace: HIDDEN_PACE });
  return { listing: value.value ?? (isNobody() ? NONE : undefined), isFailing: isFailing.value };
}

/** How a match stands for somebody who has a seat in it, or is expected there. */
export type Standing = "turn" | "kept" | "asked" | "ready" | "waiting" | "gathering" | "over";

/** The most pressing first. */
const URGENCY: readonly Standing[] = ["turn", "kept", "asked", "ready", "waiting", "gathering", "over"];

/** The standings in which nothing goes on without the one who looks. */
const AWAITING_PLAYER: ReadonlySet<Standing> = new Set(["turn", "kept"]);

export function standingOf({ state, seats, toAct, asked = [] }: Summary, player: string | undefined): Standing {
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
  AWAITING_PLAYER.has(standingOf(match, player));

/** The same matches, the most pressing first, and of those that press alike the one in which something happened last. */
export const byUrgency = (matches: readonly Summary[], player: string | undefined): readonly Summary[] =>
  matches.toSorted(
    (a, b) =>
      URGENCY.indexOf(standingOf(a, player)) - URGENCY.indexOf(standingOf(b, player)) ||
      b.changedAt.localeCompare(a.changedAt),
  );

/** What somebody has under way, the most pressing first. A table at which nobody has met for long is none of it. */
export const underWay = (matches: readonly Summary[], player: string | undefined, now: number): readonly Summary[] =>
  byUrgency(matches, player).filter(
    ({ state, changedAt }) => state === "live" || (state === "open" && now - Date.parse(changedAt) < FRESH),
  );

/** The names of the others at a match, as people say them; empty for who is alone. */
export const othersAt = ({ seats }: Summary, player: string | undefined): string =>
  listed(
    seats.flatMap((seat) => (seat && seat.player !== player ? [seat.name] : [])),
    language.value,
  );
