import { isOfPlayer } from "../../shared/engine/match/match-events.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { StoreClosed } from "../store/errors.ts";
import type { Stores } from "../store/ports.ts";

interface AbandonedDeps {
  readonly store: Pick<Stores, "matches" | "events">;
  /** Whether this process has the match in memory. */
  readonly isInMemory: (id: string) => boolean;
  readonly now: () => number;
  readonly onError: (error: unknown, where: string) => void;
}

const WEEK = 7 * 24 * 3600_000;
const PAGE = 200;
/** Delays before the first step, between steps, and between passes, in ms. */
const [START, STEP, AGAIN] = [60_000, 1000, 3600_000];

/** A branch counts as unused, because it can be made again. */
const isUnused = ({ state, seats, from }: Summary): boolean =>
  state === "open" && (from !== undefined || seats.every((held) => !held || held.kept || !isOfPlayer(held)));

/** Removes unused tables that have not changed for a week. */
export class AbandonedTables {
  readonly #deps: AbandonedDeps;
  #after = "";

  constructor(deps: AbandonedDeps) {
    this.#deps = deps;
  }

  /** @returns false at the end of a pass */
  async step(): Promise<boolean> {
    const { store, isInMemory, now } = this.#deps;
    const page = await store.matches.summaryVersions(this.#after, PAGE);
    this.#after = page.length === PAGE ? page.at(-1)!.id : "";
    const before = new Date(now() - WEEK).toISOString();
    for (const { id, state, changedAt } of page) {
      if (state !== "open" || changedAt >= before || isInMemory(id)) continue;
      const [match] = await store.matches.find({ id, limit: 1 });
      if (match && match.changedAt < before && isUnused(match)) await store.events.remove(id, match.version);
    }
    return this.#after !== "";
  }
}

/** @returns a function that stops the removal and waits for the current step */
export function removeAbandonedTables(deps: AbandonedDeps): () => Promise<void> {
  const abandoned = new AbandonedTables(deps);
  let isOver = false;
  let stepping: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const step = async () => {
    const hasMore = await abandoned.step().catch((error: unknown) => {
      if (!(error instanceof StoreClosed)) deps.onError(error, "abandoned tables");
      return false;
    });
    if (!isOver) next(hasMore ? STEP : AGAIN);
  };
  const next = (wait: number) => {
    timer = setTimeout(() => {
      stepping = step();
    }, wait).unref();
  };
  next(START);
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await stepping;
  };
}
