import type { AnyGame } from "../../shared/engine/contract/game.ts";
import {
  LogbookCount,
  type LogbookGame,
  type LogbookTotals,
  noTotals,
} from "../../shared/engine/lists/logbook-count.ts";
import type { MatchIndex } from "../store/ports.ts";
import type { PastPlace } from "../store/queries.ts";

/** Totals of past matches up to `last`, as plain data for threads. */
export interface LogbookFold {
  readonly totals: LogbookTotals;
  /** Includes matches that the totals do not count. */
  readonly matches: number;
  readonly last?: PastPlace;
}

const NOTHING = (): LogbookFold => ({ totals: noTotals(), matches: 0 });

/** All past matches, or those before a place in the list. */
export interface LogbookQuestion {
  readonly player: string;
  readonly before?: PastPlace | undefined;
}

const isBefore = (one: PastPlace, other: PastPlace): boolean =>
  one.ended < other.ended || (one.ended === other.ended && one.id < other.id);

/** Matches per page. Other requests are served between pages. */
export const PAGE = 200;

export class LogbookFolder {
  readonly #matches: Pick<MatchIndex, "pastFrom">;
  readonly #gameOf: (id: string) => AnyGame | undefined;
  readonly #games = new Map<string, LogbookGame | undefined>();

  constructor(matches: Pick<MatchIndex, "pastFrom">, gameOf: (id: string) => AnyGame | undefined) {
    this.#matches = matches;
    this.#gameOf = gameOf;
  }

  /** @param fold the totals so far, changed in place. Default: none */
  async fold({ player, before }: LogbookQuestion, fold: LogbookFold = NOTHING()): Promise<LogbookFold> {
    const count = new LogbookCount(player, (game) => this.#games.get(game), fold.totals);
    let { matches, last } = fold;
    for (let isMore = true; isMore; ) {
      const read = await this.#matches.pastFrom(player, last, PAGE);
      const page = before ? read.filter((place) => isBefore(place, before)) : read;
      for (const { summary } of page) if (summary) await this.#learn(summary.game);
      for (const { summary } of page) if (summary) count.add(summary);
      matches += page.length;
      const end = page.at(-1);
      if (end) last = { ended: end.ended, id: end.id };
      isMore = page.length === PAGE;
    }
    return { totals: count.totals, matches, ...(last && { last }) };
  }

  logbookOf = (player: string, { totals }: LogbookFold) =>
    new LogbookCount(player, (game) => this.#games.get(game), totals).logbook;

  async #learn(id: string): Promise<void> {
    if (this.#games.has(id)) return;
    const game = this.#gameOf(id);
    this.#games.set(id, game && { game, averages: await game.figures?.averages?.() });
  }
}
