import { effect } from "@preact/signals";
import { upcastEntry } from "../../shared/engine/log/upcast.ts";
import { summarize } from "../../shared/engine/match/summary.ts";
import { guest } from "../api/identity.ts";
import { loadGame } from "../catalog/load.ts";
import type { AnyClientGame } from "../contract/game.ts";
import type { RoomConnection } from "../contract/table-connection.ts";
import { emptyTimeline, extend, latest, type Timeline } from "../contract/timeline.ts";
import { type KeptTable, keepTable, keptTable } from "../storage/tables.ts";

/** Delay before a changed table is written, in ms: more changes may follow. */
const PAUSE = 1_000;

/** A table that can be shown before its server answers. */
export interface KnownTable {
  readonly id: string;
  readonly game: AnyClientGame;
  readonly timeline: Timeline;
}

/** The table of a code as its player last saw it; undefined if this browser does not know it. */
export async function knownTable(code: string): Promise<KnownTable | undefined> {
  const kept = await keptTable(code);
  if (!kept || kept.player !== guest.peek()?.player) return undefined;
  const game = await loadGame(kept.game);
  if (!game) return undefined;
  const { rules } = game;
  const log = kept.log.map((entry) => upcastEntry(rules, entry));
  return { id: kept.id, game, timeline: extend(emptyTimeline(rules, kept.seat), log) };
}

/** The stored form of a table, as the player's seat sees it. */
function kept({ rules }: AnyClientGame, { seat, log, states }: Timeline): KeptTable | undefined {
  const player = guest.peek()?.player;
  if (seat === undefined || player === undefined) return undefined;
  const match = latest({ states });
  const { id, code, game } = match.config;
  return { key: code, at: Date.now(), id, game, player, seat, log, summary: summarize(rules, undefined, match, log) };
}

/**
 * Stores a table as the player's seat sees it, so that it opens without its server. Returns a function that stops this.
 */
export function keepKnown(game: AnyClientGame, { status, timeline }: Pick<RoomConnection, "status" | "timeline">) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const table = kept(game, timeline.peek());
    if (table) void keepTable(table);
  };
  const stop = effect(() => {
    if (timeline.value.seat !== undefined && status.value === "live") timer ??= setTimeout(write, PAUSE);
  });
  return () => {
    stop();
    if (timer) write();
  };
}
