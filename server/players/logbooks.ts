import type { AnyGame } from "../../shared/engine/game.ts";
import { type Counted, type Logbook, LogbookCount } from "../../shared/engine/logbook.ts";
import { pastPages } from "../store/past.ts";
import type { Store } from "../store/store.ts";

/**
 * What players have done, from what lists know of their matches. Nothing is added up ahead: a match is in its line of the past
 * once, whatever was repeated or written anew, so it counts once.
 */
export class Logbooks {
  readonly #store: Pick<Store, "past">;
  readonly #gameOf: (id: string) => AnyGame | undefined;
  readonly #known = new Map<string, Counted | undefined>();

  constructor(store: Pick<Store, "past">, gameOf: (id: string) => AnyGame | undefined) {
    this.#store = store;
    this.#gameOf = gameOf;
  }

  /** What a player has done up to now. */
  async read(player: string): Promise<Logbook> {
    const count = new LogbookCount(player, (game) => this.#known.get(game));
    for await (const matches of pastPages(this.#store, { player })) {
      for (const { game } of matches) await this.#learn(game);
      for (const match of matches) count.add(match);
    }
    return count.logbook;
  }

  async #learn(id: string): Promise<void> {
    if (this.#known.has(id)) return;
    const game = this.#gameOf(id);
    this.#known.set(id, game && { game, averages: await game.figures?.averages?.() });
  }
}
