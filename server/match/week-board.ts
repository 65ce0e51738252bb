import { timestampAt } from "../../shared/engine/daily/day.ts";
import { millisecondsAt, type Timestamp } from "../../shared/engine/time.ts";
import type { Ids } from "../ids.ts";
import type { GalleryBoard, WeekRule } from "../store/gallery.ts";
import type { Ports } from "../store/ports.ts";
import { type GameOf, tableOn } from "./board-table.ts";

/** In ms. */
const WEEK = 7 * 24 * 3_600_000;
/** Minimum time between searches, in ms: a search reads all matches on players' boards. */
const FRESH = 600_000;

const UNLIMITED = { most: Number.MAX_SAFE_INTEGER, mostInAll: Number.MAX_SAFE_INTEGER } as const;

interface FeatureDeps {
  readonly store: Pick<Ports, "gallery" | "series">;
  readonly gameOf: GameOf;
  readonly ids: Pick<Ids, "series">;
}

interface WeekBoardDeps extends FeatureDeps {
  readonly rule: WeekRule;
  readonly now: () => number;
}

interface FoundWeekBoard {
  readonly board: GalleryBoard;
  /** The series of one deal on the board. Absent if the host has removed it. */
  readonly series?: string;
}

/** A search for the most played board, which is featured once `done`. */
interface Search {
  /** In ms since 1970. */
  readonly begunAt: number;
  readonly done: Promise<void>;
}

/** The board of the week, and its deal, which everyone can play once. */
export class WeekBoard {
  readonly #deps: WeekBoardDeps;
  #search: Search | undefined;

  constructor(deps: WeekBoardDeps) {
    this.#deps = deps;
  }

  async find(): Promise<FoundWeekBoard | undefined> {
    const { store, now } = this.#deps;
    const since = timestampAt(now() - WEEK);
    const board = (await store.gallery.featured(since)) ?? (await this.#chosen(since));
    const series = board && (await store.series.onBoard(board.id, board.featuredAt));
    return board && { board, ...(series && { series: series.id }) };
  }

  /** Searches if due. Another process may choose the board. */
  async #chosen(since: Timestamp): Promise<GalleryBoard | undefined> {
    const { store, rule } = this.#deps;
    if (rule === "none") return undefined;
    await this.#searchOf(since).done;
    return store.gallery.featured(since);
  }

  /** A new search if the last one is old or has failed. */
  #searchOf(since: Timestamp): Search {
    const { now } = this.#deps;
    const last = this.#search;
    const age = last ? now() - last.begunAt : FRESH;
    if (last && age >= 0 && age < FRESH) return last;
    const search: Search = { begunAt: now(), done: this.#featureMostPlayed(since) };
    this.#search = search;
    search.done.catch(() => {
      if (this.#search === search) this.#search = undefined;
    });
    return search;
  }

  async #featureMostPlayed(since: Timestamp): Promise<void> {
    const { store, now } = this.#deps;
    const most = await store.gallery.mostPlayed(since);
    if (most) await featureBoard(this.#deps, most, timestampAt(now()), since);
  }
}

/**
 * Opens the series of one deal on the board, too.
 * @param unlessSince does nothing if there is a board of the week since this time. Default: features the board anyway
 * @returns false if nothing was done: also if the board is gone, or this release cannot play it
 */
export async function featureBoard(
  { store, gameOf, ids }: FeatureDeps,
  board: GalleryBoard,
  at: Timestamp,
  unlessSince?: Timestamp,
): Promise<boolean> {
  const table = tableOn(board, gameOf);
  if (!table || !(await store.gallery.feature(board.id, at, { unlessSince }))) return false;
  const { game, options } = table;
  const [seats] = game.seats(options);
  const window = { opensAt: at, closesAt: timestampAt(millisecondsAt(at) + WEEK) };
  const header = { id: ids.series(""), opener: "", title: board.title, isListed: true, createdAt: at, ...window };
  const deals = [{ game: game.id, options }];
  await store.series.add({ ...header, seats, hasBots: false, deals, board: board.id }, { now: at, ...UNLIMITED });
  return true;
}
