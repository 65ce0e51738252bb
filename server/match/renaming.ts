import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { seatOf } from "../../shared/engine/match/match.ts";
import type { SeatSummary, Summary } from "../../shared/engine/match/summary.ts";
import { distinctNames } from "../../shared/engine/people/distinct-names.ts";
import { ANONYMIZED } from "../../shared/engine/people/names.ts";
import { type CurrentNames, type PlayerRenamed, playersIn } from "../../shared/engine/people/renaming.ts";
import { localTopic, type Topic } from "../cluster/cluster.ts";
import { pastPages } from "../store/lists/past.ts";
import { MOST_LISTED, playersOf } from "../store/lists/query.ts";
import type { Stores } from "../store/ports.ts";
import { isListed, type Listing } from "./listing.ts";
import { PlayerIndex } from "./player-index.ts";
import type { Table } from "./table.ts";
import type { TableDeps } from "./table-deps.ts";
import type { Tables } from "./tables.ts";

interface RenamingDeps {
  readonly store: Pick<Stores, "matches" | "players">;
  readonly tables: Pick<Tables, "inMemory" | "opened" | "accompany" | "prepare">;
  readonly listing: Listing;
  /** Default: within this process. */
  readonly topic?: Topic<PlayerRenamed>;
  readonly onError: TableDeps["onError"];
}

/** Summaries per message to the writer: a message costs as much as four summaries. */
const TOGETHER = 50;

/**
 * Applies new names and deletions to summaries, and to tables in memory in all processes. Logs keep old names, which
 * are never shown.
 */
export class Renaming {
  readonly #deps: RenamingDeps;
  readonly #players = new PlayerIndex();
  readonly #topic: Topic<PlayerRenamed>;
  readonly close: () => void;
  #renaming: Promise<void> = Promise.resolve();
  readonly #report = (error: unknown): void => this.#deps.onError(error, "names");

  constructor(deps: RenamingDeps) {
    this.#deps = deps;
    this.#topic = deps.topic ?? localTopic();
    this.close = this.#topic.subscribe(
      (news) => void this.#renameInTurn(news),
      () => void this.#renameAll().catch(this.#report),
    );
    deps.tables.accompany(this.#follow);
    deps.tables.prepare((table) => this.#vacateAll(table));
  }

  /**
   * Calls back for new names, in all processes.
   * @param onGap called when names may have been missed
   * @returns an unsubscribe function
   */
  onNewName = (listener: (news: PlayerRenamed) => void, onGap?: () => void): (() => void) =>
    this.#topic.subscribe(listener, onGap);

  /**
   * Resolves when all summaries of past matches, and up to 200 others of each state and visibility, have the new name.
   * @throws NotStored
   */
  rename = async (news: PlayerRenamed): Promise<void> => {
    this.#topic.publish(news);
    const { store } = this.#deps;
    const { player, name } = news;
    const names = new Map([[player, name]]);
    for (const state of ["open", "live"] as const)
      for (const visibility of ["open", "private"] as const)
        await this.#renameIn(
          await store.matches.find({ states: [state], visibility, player, limit: MOST_LISTED }),
          names,
        );
    for await (const past of pastPages(store.matches, { player })) {
      await this.#renameIn(past, names);
      // A page that already has the name would not yield to the event loop.
      await setImmediate();
    }
  };

  /**
   * A player may have been renamed before the summary was written.
   * @throws NotStored
   */
  withCurrentNames = async (summary: Summary): Promise<Summary> => {
    const players = playersOf(summary);
    if (players.length === 0) return summary;
    const names = await this.#deps.store.players.names(players);
    if (summaryBy(summary, names) === summary) return summary;
    const [renamed = summary] = await this.#renameIn([summary], names);
    return renamed;
  };

  async #renameIn(matches: readonly Summary[], names: CurrentNames): Promise<readonly Summary[]> {
    const { store, listing } = this.#deps;
    const renamed = matches.map((match) => summaryBy(match, names));
    const due = renamed.filter((match, i) => match !== matches[i] && !isListed(match));
    for (let at = 0; at < due.length; at += TOGETHER) await store.matches.relist(due.slice(at, at + TOGETHER));
    // Lobbies may have received an older name.
    for (const match of renamed.filter(isListed))
      if ((await store.matches.relist([match])) > 0) listing.announce(match);
    return renamed;
  }

  /** @returns a function that stops this */
  #follow = (table: Table): (() => void) => {
    this.#players.add(table, table.log);
    const unsubscribe = table.listen((entries) => {
      this.#players.add(table, entries);
      void this.#renameSeated(table, entries).catch(this.#report);
    });
    return () => {
      this.#players.delete(table);
      unsubscribe();
    };
  };

  /** One after the other, because the last name must win. */
  #renameInTurn(news: PlayerRenamed): Promise<void> {
    this.#renaming = this.#renaming.then(() => this.#renameInMemory(news).catch(this.#report));
    return this.#renaming;
  }

  async #renameInMemory({ player, name, isGone }: PlayerRenamed): Promise<void> {
    // Tables that are being opened may have read the old name.
    await this.#deps.tables.opened();
    for (const table of this.#players.tablesOf(player)) {
      await this.#renameAt(table, new Map([[player, name]]));
      if (isGone) await this.#vacate(table, player);
      await setImmediate();
    }
  }

  async #renameAt(table: Table, names: CurrentNames): Promise<void> {
    const before = table.summary!;
    await table.rename(names);
    // A move may have stored a summary with the old name.
    if (table.summary !== before) await this.#deps.store.matches.relist([table.summary!]);
  }

  /** A player may have been renamed or deleted just before taking the seat. */
  async #renameSeated(table: Table, entries: readonly Recorded[]): Promise<void> {
    const players = playersIn(entries);
    if (players.length === 0) return;
    await this.#renameAt(table, await this.#deps.store.players.names(players));
    await this.#vacateAll(table);
  }

  /** Corrects names at all tables in memory after announcements may have been missed. */
  async #renameAll(): Promise<void> {
    const { tables, store } = this.#deps;
    for (const table of [...tables.inMemory]) await table.rename(await store.players.names(playersIn(table.log)));
  }

  /** Frees a deleted player's seat before the start. Hands it to the game's first bot, if any, during the match. */
  async #vacate(table: Table, player: string): Promise<void> {
    const { match, game } = table;
    const seat = seatOf(match, player);
    const [bot] = Object.keys(game.bots ?? {});
    if (seat === undefined || match.phase === "over") return;
    if (match.phase === "open") await table.submit({ id: randomUUID(), command: { type: "stand", seat } });
    else if (bot !== undefined)
      await table.submit({ id: randomUUID(), command: { type: "handOver", seat, bot }, by: seat });
  }

  async #vacateAll(table: Table): Promise<void> {
    if (table.match.phase === "over") return;
    for (const held of table.match.seats) {
      if (held?.player === undefined || held.name !== ANONYMIZED) continue;
      if ((await this.#deps.store.players.get(held.player))?.isGone) await this.#vacate(table, held.player);
    }
  }
}

/** Returns the same object if nothing changes. */
function summaryBy(summary: Summary, names: CurrentNames): Summary {
  const there = summary.seats.filter((held) => held !== null && !held.kept) as readonly SeatSummary[];
  const distinct = distinctNames(there, names);
  const nameOf = ({ player, name, kept }: SeatSummary): string =>
    (player === undefined ? undefined : (kept ? names : distinct).get(player)) ?? name;
  const isDue = summary.seats.some((held) => held && nameOf(held) !== held.name);
  if (!isDue) return summary;
  return { ...summary, seats: summary.seats.map((held) => held && { ...held, name: nameOf(held) }) };
}
