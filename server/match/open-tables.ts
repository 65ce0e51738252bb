import type { Summary } from "../../shared/engine/match/summary.ts";
import { isListed } from "./listing.ts";

/** Maximum numbers of tables in a lobby, and of tables replaced per update. */
const [MOST, REPLACED] = [50, 5];

interface Candidate {
  readonly summary: Summary;
  /** Whether a player is or recently was connected. Undefined: unchanged. */
  readonly isOccupied: boolean | undefined;
}

export interface ListUpdate {
  readonly put: readonly Summary[];
  readonly removed: readonly string[];
}

/** If there are more than 50 open tables, each update replaces up to five that changed longest ago. */
export class OpenTables {
  /** Listed tables, in the order of their last changes. */
  readonly #listed = new Map<string, Summary>();
  /** Changes since the last update, the latest last. */
  readonly #changed = new Map<string, Candidate>();
  #isPartial = false;

  /** Whether unlisted tables could fill at least five places. If so, read the list again and call `reset`. */
  get hasFreePlaces(): boolean {
    return this.#isPartial && this.#listed.size <= MOST - REPLACED;
  }

  readonly size = MOST;

  /**
   * Of two summaries of a table, the later version counts.
   * @param isOccupied whether a player is or recently was connected. Default: unchanged
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
    // At most 50 of the 101 changed tables are listed, so one is not.
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

  /**
   * Recorded changes stay for the next update.
   * @param newest the latest change first
   */
  reset(newest: readonly Summary[]): ListUpdate {
    const ids = new Set(newest.map(({ id }) => id));
    const removed = [...this.#listed.keys()].filter((id) => !ids.has(id));
    this.#listed.clear();
    for (const summary of newest.slice(0, MOST).reverse()) this.#listed.set(summary.id, summary);
    this.#isPartial = newest.length >= MOST;
    return { put: [...this.#listed.values()], removed };
  }
}
