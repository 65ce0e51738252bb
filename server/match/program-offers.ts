import { type Refused, refused } from "../../shared/engine/log/reply.ts";
import type { Invited } from "../../shared/engine/match/seating.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { includesTable, type OfferingProgram } from "../../shared/engine/people/program-offers.ts";
import type { ClusterTally } from "../cluster/cluster.ts";
import type { ProgramKey } from "../players/program-key.ts";
import { compare, MOST_LISTED } from "../store/lists/query.ts";
import type { Stores } from "../store/ports.ts";

interface Deps {
  readonly store: Pick<Stores, "players" | "matches" | "contacts">;
  /** Programs with an open stream, now or in the last minute, in all processes. */
  readonly presence: ClusterTally;
  readonly key: Pick<ProgramKey, "isShownBy">;
  readonly now: () => number;
}

/** `by`: the inviting player. */
interface InvitingTable extends Pick<Summary, "game" | "options"> {
  readonly seats: number;
  readonly by: string;
}

/** How long a program is listed after its stream ends, in ms. */
const GRACE = 60_000;
/** In ms. */
export const ANSWER_WITHIN = 60_000;
/** How long after a table's last change a program counts as playing, in ms. */
const PLAYING = 10 * 60_000;
/** Cache lifetime of the list, in ms. */
const FRESH = 1000;

/** Offers programs to people while the programs' invitation streams are open, and for `GRACE` after. */
export class ProgramOffers {
  readonly #deps: Deps;
  /** Open streams by program; 0 during `GRACE`. */
  readonly #streams = new Map<string, number>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #listed: { readonly at: number; readonly programs: Promise<readonly OfferingProgram[]> } | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns a function to call once when the stream ends */
  attend(program: string): () => void {
    clearTimeout(this.#timers.get(program));
    this.#timers.delete(program);
    this.#set(program, (this.#streams.get(program) ?? 0) + 1);
    return () => {
      const left = this.#streams.get(program)! - 1;
      this.#set(program, left);
      if (left === 0) this.#timers.set(program, setTimeout(() => this.#set(program, undefined), GRACE).unref());
    };
  }

  refresh(): void {
    this.#listed = undefined;
  }

  /** Ordered by id. Cached for `FRESH`. */
  list(): Promise<readonly OfferingProgram[]> {
    const at = performance.now();
    if (!this.#listed || at > this.#listed.at + FRESH) {
      const programs = this.#read();
      this.#listed = { at, programs };
      programs.catch(() => this.refresh());
    }
    return this.#listed.programs;
  }

  /** Refused if the program does not offer the table, has blocked the player, or is at too many tables. */
  async guestFor(program: string, { by, ...table }: InvitingTable): Promise<Invited | Refused> {
    const { store, now } = this.#deps;
    const offering = (await this.list()).find(({ player }) => player === program);
    if (!offering || !includesTable(offering, table)) return refused("NotOffered");
    // Players must not learn that they are blocked.
    const choices = await store.contacts.of([program], [by]);
    if (choices.some(({ choice }) => choice === "blocked")) return refused("NotOffered");
    if ((await this.#tablesOf(program)) >= offering.tables) return refused("ProgramIsBusy");
    const until = new Date(now() + ANSWER_WITHIN).toISOString();
    return { player: program, name: offering.name, kind: "bot", until };
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  async #tablesOf(program: string): Promise<number> {
    const { store, now } = this.#deps;
    const tables = await store.matches.find({ player: program, states: ["open", "live"], limit: MOST_LISTED });
    const [asOfNow, since] = [now(), now() - PLAYING].map((at) => new Date(at).toISOString()) as [string, string];
    return tables.filter(({ seats, changedAt }) => {
      const own = seats.find((held) => held?.player === program);
      return own?.kept ? own.until !== undefined && own.until > asOfNow : changedAt > since;
    }).length;
  }

  #set(program: string, streams: number | undefined): void {
    const { presence } = this.#deps;
    if (streams === undefined) this.#streams.delete(program);
    else this.#streams.set(program, streams);
    presence.set(`here:${program}`, streams ? 1 : 0);
    presence.set(`left:${program}`, streams === 0 ? 1 : 0);
    this.refresh();
  }

  async #read(): Promise<readonly OfferingProgram[]> {
    const { store, presence, key } = this.#deps;
    const seen = await presence.largest();
    const ids = [...new Set([...seen.keys()].map((name) => name.slice(name.indexOf(":") + 1)))];
    if (ids.length === 0) return [];
    return (await store.players.programs(ids))
      .flatMap(({ id: player, name, program }) => {
        const { owner, link, offer } = program;
        if (!offer || offer.games.length === 0 || !key.isShownBy(program)) return [];
        return [{ player, name, owner, link, ...offer, here: seen.has(`here:${player}`) }];
      })
      .toSorted((a, b) => compare(a.player, b.player));
  }
}
