import { timestampAt } from "../../shared/engine/daily/day.ts";
import {
  type BoardOdds,
  type GalleryEntry,
  type GalleryResponse,
  LONGEST_BOARD_NAME,
} from "../../shared/engine/lists/gallery-responses.ts";
import { newMatchConfig, toRecorded } from "../../shared/engine/log/recording.ts";
import { titleFault } from "../../shared/engine/people/names.ts";
import type { PicturedTable } from "../../shared/pictures.ts";
import type { GalleryBoard, GalleryQuery, NewBoard, PublishResult } from "../store/gallery.ts";
import type { Ports } from "../store/ports.ts";
import type { OddsLearner } from "./board-odds.ts";
import { definesBoards, type GameOf, tableOn } from "./board-table.ts";

/** Maximum number of stored reports per board. */
const MOST_REPORTS = 100;

const DAY = 24 * 3_600_000;

interface GalleryDeps {
  readonly store: Pick<Ports, "gallery">;
  readonly gameOf: GameOf;
  readonly now: () => number;
  readonly rules: {
    /** Boards per guest, per guest and day, and in total. */
    readonly most: number;
    readonly mostADay: number;
    readonly mostInAll: number;
  };
  readonly odds: Pick<OddsLearner, "learn">;
}

/** The seed of a table that only exists in a picture. */
const NO_SEED = "0".repeat(64);

interface Publisher {
  readonly id: string;
  readonly name: string;
}

type CheckedBoard = { readonly board: NewBoard } | { readonly faults: readonly string[] };

export class Gallery {
  readonly #deps: GalleryDeps;

  constructor(deps: GalleryDeps) {
    this.#deps = deps;
  }

  /** Undefined if the game is unknown or has no boards. */
  check(id: string, definition: unknown, publisher: Publisher): CheckedBoard | undefined {
    const game = this.#deps.gameOf(id);
    if (!definesBoards(game)) return undefined;
    const { boards } = game;
    const read = boards.parse(definition);
    if ("faults" in read) return read;
    const [title, author = publisher.name] = [boards.title(read.definition), boards.author(read.definition)];
    const faults = Object.entries({ title, author }).flatMap(([field, text]) => {
      const fault = titleFault(text, LONGEST_BOARD_NAME);
      return fault ? [`${field}: ${NAME_FAULTS[fault]}`] : [];
    });
    if (faults.length > 0) return { faults };
    return {
      board: {
        ...{ id: boards.idOf(read.definition), game: id, publisher: publisher.id, title, author },
        publishedAt: timestampAt(this.#deps.now()),
        definition: JSON.stringify(read.definition),
      },
    };
  }

  async publish(board: NewBoard): Promise<PublishResult> {
    const { store, now, rules, odds } = this.#deps;
    const { most, mostADay, mostInAll } = rules;
    const limits = { most, since: timestampAt(now() - DAY), mostSince: mostADay, mostInAll };
    const result = await store.gallery.publish(board, limits);
    if (result === "published") odds.learn(board.id);
    return result;
  }

  /** Undefined for a missing or hidden board, or if this release lacks the game. */
  async get(id: string): Promise<GalleryBoard | undefined> {
    const found = await this.#deps.store.gallery.get(id);
    return found && !found.isHidden && definesBoards(this.#deps.gameOf(found.game)) ? found : undefined;
  }

  async list(query: GalleryQuery, caller: string | undefined): Promise<GalleryResponse> {
    const { from, limit } = query;
    const found = await this.#deps.store.gallery.list({ ...query, limit: limit + 1 });
    const boards = found.slice(0, limit).flatMap((board) => this.entryOf(board, caller) ?? []);
    return { boards, ...(found.length > limit && { next: from + limit }) };
  }

  /** Undefined if this release cannot play the board. */
  entryOf(board: GalleryBoard, caller: string | undefined): GalleryEntry | undefined {
    const table = tableOn(board, this.#deps.gameOf);
    if (!table) return undefined;
    const { game, options, definition } = table;
    if (board.odds === "") this.#deps.odds.learn(board.id);
    const { id, title, author, matches, won, publishedAt, publisher } = board;
    return {
      ...{ id, game: board.game, title, author, seats: game.seats(options), matches, won },
      odds: board.odds === "" ? [] : (JSON.parse(board.odds) as readonly BoardOdds[]),
      isOpposed: game.opposed?.(options) === true,
      ...{ publishedAt, isOwn: publisher === caller, definition },
    };
  }

  /** The board before the deal. Undefined if this release cannot play it. */
  pictured(board: GalleryBoard): PicturedTable | undefined {
    const table = tableOn(board, this.#deps.gameOf);
    if (!table) return undefined;
    const { game, options } = table;
    const { id, title, publishedAt } = board;
    const [seats] = game.seats(options);
    const config = newMatchConfig(game, NO_SEED, { id, code: id, options, seats, visibility: "open" });
    const log = toRecorded(game, [{ type: "MatchCreated", ...config }], { after: 0, at: publishedAt, cause: id });
    return { options, log, players: Array<null>(seats).fill(null), phase: "open", board: title };
  }

  unpublish(id: string, publisher: string): Promise<boolean> {
    return this.#deps.store.gallery.unpublish(id, publisher);
  }

  report(board: string, player: string): Promise<void> {
    return this.#deps.store.gallery.report({ board, player, at: timestampAt(this.#deps.now()) }, MOST_REPORTS);
  }
}

const NAME_FAULTS = {
  empty: "missing",
  tooLong: `at most ${LONGEST_BOARD_NAME} characters`,
  characters: "only letters, digits, spaces and common punctuation, beginning with a letter or digit",
  accents: "too many accents on a letter",
} as const;
