import { type Refused, refused } from "../../shared/engine/log/reply.ts";
import type { MatchCommand } from "../../shared/engine/match/decide.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import type { MatchConfig } from "../../shared/engine/match/match-events.ts";
import { nonceOfSeriesDeal } from "../../shared/engine/series/deal-seed.ts";
import { type SeriesAttempt, seriesStateAt } from "../../shared/engine/series/series.ts";
import { millisecondsAt, type Timestamp } from "../../shared/engine/time.ts";
import type { Ports } from "../store/ports.ts";
import type { SeriesEntry } from "../store/series.ts";

/** Maximum number of tables per deal of a series. */
const MOST_TABLES = 1000;

/** Time from a claim to the table's start, in ms. Later, the claim of an unstarted table is void. */
const STARTING = 5 * 60_000;

interface ClaimDeps {
  readonly store: Pick<Ports, "matches" | "series">;
  readonly now: () => number;
}

/** All tables of a deal must have the same cards, so their seats have the same nonces. */
export function withSeriesNonce(command: MatchCommand, { series }: Pick<MatchConfig, "series">): MatchCommand {
  if (command.type !== "sit" || !series?.counts) return command;
  const nonce = nonceOfSeriesDeal(series.id, series.deal, command.seat);
  return { ...command, occupant: { ...command.occupant, nonce } };
}

/**
 * Refuses seats and starts unless the series is open, and a seat to a player who has another table for the deal. A
 * start claims the deal for all players of the table.
 */
export async function seriesObjection(
  deps: ClaimDeps,
  { config, seats }: Pick<Match, "config" | "seats">,
  command: MatchCommand,
): Promise<Refused | undefined> {
  const { id: match, series } = config;
  if (!series?.counts || (command.type !== "sit" && command.type !== "start")) return undefined;
  const now = new Date(deps.now()).toISOString();
  const held = await deps.store.series.get(series.id);
  if (!held) return refused("NoSuchSeries");
  if (seriesStateAt(held, now) !== "open") return refused("SeriesIsNotOpen");
  if (command.type === "start") {
    const players = seats.flatMap((occupant) => occupant?.player ?? []);
    return claimDeal(deps, series, match, players);
  }
  const { player } = command.occupant;
  const own = player === undefined ? undefined : await entryOn(deps, series, player);
  return own && own.match !== match && !(await isVoid(deps, own, now)) ? refused("DealPlayed") : undefined;
}

/** Claims a deal for the players of a table about to start, after removing void claims. */
export async function claimDeal(
  deps: ClaimDeps,
  { id: series, deal }: Pick<SeriesAttempt, "id" | "deal">,
  match: string,
  players: readonly string[],
): Promise<Refused | undefined> {
  const at = new Date(deps.now()).toISOString();
  const claim = { series, deal, match, players, at };
  const first = await deps.store.series.claim(claim, MOST_TABLES);
  const wasFreed = first === "played" && (await freeVoidClaims(deps, claim));
  const result = wasFreed ? await deps.store.series.claim(claim, MOST_TABLES) : first;
  if (result === "claimed") return undefined;
  return result === "played" ? refused("DealPlayed") : refused("SeriesIsFull");
}

export const entryOn = async (
  { store }: Pick<ClaimDeps, "store">,
  { id, deal }: Pick<SeriesAttempt, "id" | "deal">,
  player: string,
): Promise<SeriesEntry | undefined> => (await store.series.entriesOf(id, player)).find((entry) => entry.deal === deal);

/** Whether the match of a claim has not started in time. */
async function isVoid({ store }: ClaimDeps, { match, at }: SeriesEntry, now: Timestamp): Promise<boolean> {
  if (millisecondsAt(now) - millisecondsAt(at) < STARTING) return false;
  const [found] = await store.matches.find({ id: match, limit: 1 });
  return found === undefined || found.state === "open";
}

/** @returns whether there were any */
async function freeVoidClaims(
  deps: ClaimDeps,
  { series, deal, match, players, at }: Omit<SeriesEntry, "player"> & { readonly players: readonly string[] },
): Promise<boolean> {
  let isAny = false;
  for (const player of players) {
    const entry = await entryOn(deps, { id: series, deal }, player);
    if (!entry || entry.match === match || !(await isVoid(deps, entry, at))) continue;
    await deps.store.series.release({ series, deal, match: entry.match });
    isAny = true;
  }
  return isAny;
}
