import type { Summary } from "../../shared/engine/match/summary.ts";
import type { Invitation } from "../../shared/engine/people/program-offers.ts";
import type { Topic } from "../cluster/cluster.ts";
import { MOST_LISTED } from "../store/lists/query.ts";
import type { Table } from "./table.ts";
import type { Tables } from "./tables.ts";

interface Watcher {
  update(): void;
  close(reason: "Draining" | "NotAllowed"): void;
}

interface Deps {
  readonly find: Tables["find"];
  readonly news: Topic<readonly string[]>;
  readonly now: () => number;
}

/** Invitations by player; none once the match has started. */
const invitationsAt = ({ id: match, code, game, options, state, seats }: Summary): ReadonlyMap<string, Invitation> =>
  new Map(
    (state === "open" ? seats : []).flatMap((held, seat) =>
      held?.kept && held.player !== undefined
        ? [[held.player, { match, code, game, options, seats: seats.length, seat, until: held.until ?? null }]]
        : [],
    ),
  );

/** Seats reserved for players at open tables. Changes reach all processes. */
export class Invitations {
  readonly #deps: Deps;
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #stopNews: () => void;

  constructor(deps: Deps) {
    this.#deps = deps;
    const updateAll = (players: Iterable<string>) => {
      for (const player of players) for (const watcher of this.#watchers.get(player) ?? []) watcher.update();
    };
    this.#stopNews = deps.news.subscribe(updateAll, () => updateAll(this.#watchers.keys()));
  }

  /** Unexpired invitations at the player's 200 last changed open tables. */
  async of(player: string): Promise<readonly Invitation[]> {
    const open = await this.#deps.find({ player, states: ["open"], limit: MOST_LISTED });
    const now = new Date(this.#deps.now()).toISOString();
    return open
      .flatMap((table) => invitationsAt(table).get(player) ?? [])
      .filter(({ until }) => until === null || until > now);
  }

  watch(player: string, watcher: Watcher): () => void {
    const watchers = this.#watchers.get(player) ?? new Set();
    this.#watchers.set(player, watchers.add(watcher));
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0 && this.#watchers.get(player) === watchers) this.#watchers.delete(player);
    };
  }

  announce(table: Summary): void {
    this.#publish([...invitationsAt(table).keys()]);
  }

  follow = (table: Table): (() => void) => {
    let before = invitationsAt(table.summary!);
    return table.listen(() => {
      const now = invitationsAt(table.summary!);
      const players = new Set([...before.keys(), ...now.keys()]);
      const changed = [...players].filter((player) => !isSame(before.get(player), now.get(player)));
      before = now;
      this.#publish(changed);
    });
  };

  forget(player: string): void {
    for (const watcher of [...(this.#watchers.get(player) ?? [])]) watcher.close("NotAllowed");
  }

  /** Closes all watchers, which other processes may serve. */
  close(): void {
    this.#stopNews();
    for (const watchers of [...this.#watchers.values()]) for (const watcher of [...watchers]) watcher.close("Draining");
  }

  #publish(players: readonly string[]): void {
    if (players.length > 0) this.#deps.news.publish(players);
  }
}

const isSame = (a: Invitation | undefined, b: Invitation | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
