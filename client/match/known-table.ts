import { effect } from "@preact/signals";
import { upcastEntry } from "../../shared/engine/log/upcast.ts";
import { summarize } from "../../shared/engine/match/summary.ts";
import { guest } from "../api/identity.ts";
import { loadGame } from "../catalog/load.ts";
import type { AnyClientGame } from "../contract/game.ts";
import type { RoomConnection } from "../contract/table-connection.ts";
import { emptyTimeline, extend, latest, type Timeline } from "../contract/timeline.ts";
import { type CachedTable, cachedTable, cacheTable } from "../storage/tables.ts";

/** Delay in ms before a changed table is written. */
const PAUSE = 1_000;

/** A table that can be shown before its server answers. */
export interface KnownTable {
  readonly id: string;
  readonly game: AnyClientGame;
  readonly timeline: Timeline;
}

/** Undefined if this browser has not cached the table for this player, or the game is unknown. */
export async function knownTable(code: string): Promise<KnownTable | undefined> {
  const cached = await cachedTable(code);
  if (!cached || cached.player !== guest.peek()?.player) return undefined;
  const game = await loadGame(cached.game);
  if (!game) return undefined;
  const { rules } = game;
  const log = cached.log.map((entry) => upcastEntry(rules, entry));
  return { id: cached.id, game, timeline: extend(emptyTimeline(rules, cached.seat), log) };
}

/** Undefined without a seat or an account. */
function cachedForm({ rules }: AnyClientGame, { seat, log, states }: Timeline): CachedTable | undefined {
  const player = guest.peek()?.player;
  if (seat === undefined || player === undefined) return undefined;
  const match = latest({ states });
  const { id, code, game } = match.config;
  return { key: code, at: Date.now(), id, game, player, seat, log, summary: summarize(rules, undefined, match, log) };
}

/** Caches the table as the player's seat sees it, to open it without the server. Returns a function that stops this. */
export function cacheWhileLive(game: AnyClientGame, { status, timeline }: Pick<RoomConnection, "status" | "timeline">) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const table = cachedForm(game, timeline.peek());
    if (table) void cacheTable(table);
  };
  const stop = effect(() => {
    if (timeline.value.seat !== undefined && status.value === "live") timer ??= setTimeout(write, PAUSE);
  });
  return () => {
    stop();
    if (timer) write();
  };
}
