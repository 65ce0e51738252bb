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

type Listed = Answer<{ readonly matches: readonly Summary[] }>;
const NONE: Listed = { ok: true, matches: [] };

/**
 * One's own matches; a visitor who has no identity yet has none, and is not given one for looking. What is over is asked for
 * apart: it must not push out what has waited for long.
 */
async function ask(): Promise<Listed> {
  const [asked, own] = await Promise.all([askServer(), readStored(HAS_ALONE) !== undefined ? summariesOnDevice() : []]);
  if (own.length === 0) return asked;
  // Without a line there are those at least.
  if (!asked.ok) return { ok: true, matches: own };
  return { ok: true, matches: [...own.filter(({ handedIn }) => handedIn === undefined), ...asked.matches] };
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

/** The matches one has a seat in, as long as somebody looks at the page; undefined until they are known. */
export const useMyMatches = (): readonly Summary[] | undefined =>
  usePolled({ ask, pace: HIDDEN_PACE }).value.value?.matches;

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
