import type { Stores } from "../store/ports.ts";
import { assertNotElsewhere } from "./leases.ts";
import type { Tables } from "./tables.ts";

/**
 * How long a redirected player is refused while another process has the match, in ms: at first, and at most. Each loss
 * of the match doubles this time, because two busy processes would keep taking the match from each other.
 */
const [SENT, SENT_MOST] = [10_000, 600_000];

/** How long losses of a match are counted, in ms. */
const MEMORY = 3_600_000;

interface RedirectsDeps {
  readonly store: Pick<Stores, "leases">;
  readonly tables: Pick<Tables, "isOpen">;
  /** Whether clients are routed to the process that has a match. Default: false. */
  readonly hasRouting?: boolean;
}

export class Redirects {
  readonly #deps: RedirectsDeps;
  readonly #lost = new Map<string, number>();
  /** Entries have the form `match player`. */
  readonly #sent = new Set<string>();

  constructor(deps: RedirectsDeps) {
    this.#deps = deps;
  }

  redirect(match: string, players: Iterable<string>): void {
    const times = (this.#lost.get(match) ?? 0) + 1;
    this.#lost.set(match, times);
    setTimeout(() => this.#lost.delete(match), MEMORY).unref();
    const sent = Array.from(players, (player) => `${match} ${player}`);
    for (const entry of sent) this.#sent.add(entry);
    const forget = () => {
      for (const entry of sent) this.#sent.delete(entry);
    };
    setTimeout(forget, Math.min(SENT_MOST, SENT * 2 ** (times - 1))).unref();
  }

  /** @throws OwnedElsewhere if the player was redirected recently and another process has the match */
  async assertMayRejoin(match: string, player: string): Promise<void> {
    const { store, tables, hasRouting } = this.#deps;
    if (hasRouting || tables.isOpen(match) || !this.#sent.has(`${match} ${player}`)) return;
    await assertNotElsewhere(store, match);
  }
}
