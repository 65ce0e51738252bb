import type { Summary } from "../../shared/engine/summary.ts";
import { isListed } from "./tables.ts";

/** How many tables a lobby lists, and how many of them may give way to newer ones in one update. */
const [MOST, REPLACED] = [50, 5];

/** What is known of a table that may be listed. */
interface Candidate {
  readonly summary: Summary;
  /** Whether a player is there, or was a moment ago; undefined: as before. */
  readonly isOccupied: boolean | undefined;
}

/** What changes in a list. */
export interface ListUpdate {
  readonly put: readonly Summary[];
  readonly removed: readonly string[];
}

/**
 * The open tables that a lobby lists, however many there are: those with players. It lists all of them up to 50. Beyond that, one that is listed stays
 * until it begins or closes, except that a few of those that changed longest ago give way to newer ones with every update: what an
 * update holds is bounded, and so is what a change costs.
 */
export class OpenTables {
  /** In the order of their last change. */
  readonly #listed = new Map<string, Summary>();
  /** What changed since the last update, in that order. */
  readonly #changed = new Map<string, Candidate>();
  #isPartial = false;

  /** Whether there are tables that could be listed in free places: `reset` finds them. */
  get hasFreePlaces(): boolean {
    return this.#isPartial && this.#listed.size <= MOST - REPLACED;
  }

  /** How many tables `reset` takes. */
  readonly size = MOST;

  /**
   * Records a change of a table, for the next update. Changes older than the known version are ignored.
   * @param isOccupied whether a player is there, or was a moment ago; as before, if undefined: that lists no table
   */
  change(summary: Summary, isOccupied?: boolean): void {
    const { id } = summary;
    const known = this.#knownOf(id);
    const isOld = known !== undefined && known.summary.version > summary.version;
    if (isOccupied === undefined && isOld) return;
    this.#changed.delete(id);
    this.#changed.set(id, {
      summary: isOld ? known.summary : summary,
      isOccupied: isOccupied ?? known?.isOccupied,
    });
    if (this.#changed.size <= 2 * MOST) return;
    // At most 50 of them are listed, so one of the first 51 is not.
    for (const [oldest, candidate] of this.#changed) {
      if (this.#listed.has(oldest)) continue;
      this.#changed.delete(oldest);
      this.#isPartial ||= candidate.isOccupied === true && isListed(candidate.summary);
      return;
    }
  }

  #knownOf(id: string): Candidate | undefined {
    const summary = this.#listed.get(id);
    return this.#changed.get(id) ?? (summary && { summary, isOccupied: undefined });
  }

  /** All that changed since the last update. */
  update(): ListUpdate {
    const removed: string[] = [];
    const newcomers: Summary[] = [];
    const changed = new Set(this.#changed.keys());
    for (const [id, { summary, isOccupied }] of this.#changed) {
      const wasListed = this.#listed.delete(id);
      const isListable = isListed(summary) && (isOccupied ?? wasListed);
      if (wasListed && isListable) this.#listed.set(id, summary);
      else if (wasListed) removed.push(id);
      else if (isListable) newcomers.push(summary);
    }
    this.#changed.clear();
    const admitted = newcomers.slice(-(MOST - this.#listed.size + REPLACED));
    this.#isPartial ||= admitted.length < newcomers.length;
    for (const summary of admitted) this.#listed.set(summary.id, summary);
    for (const id of this.#listed.keys()) {
      if (this.#listed.size <= MOST) break;
      this.#listed.delete(id);
      removed.push(id);
      this.#isPartial = true;
    }
    return { put: [...this.#listed.values()].filter(({ id }) => changed.has(id)), removed };
  }

  /** Lists these tables, with what changes since the last update still to come. @param newest the open tables that changed last, the last one first */
  reset(newest: readonly Summary[]): ListUpdate {
    const ids = new Set(newest.map(({ id }) => id));
    const removed = [...this.#listed.keys()].filter((id) => !ids.has(id));
    this.#listed.clear();
    for (const summary of newest.slice(0, MOST).reverse()) this.#listed.set(summary.id, summary);
    this.#isPartial = newest.length >= MOST;
    return { put: [...this.#listed.values()], removed };
  }
}
