import { setTimeout } from "node:timers/promises";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { summaryVersionOf } from "../../shared/engine/match/summary.ts";
import { playersIn } from "../../shared/engine/people/renaming.ts";
import { StoreClosed, Unreadable } from "../store/errors.ts";
import type { Stores } from "../store/ports.ts";
import type { SummaryVersion } from "../store/queries.ts";
import { matchIn, summaryOf } from "./logged-match.ts";

interface RelistingDeps {
  readonly store: Pick<Stores, "events" | "players" | "matches">;
  readonly gameOf: (id: string) => AnyGame | undefined;
  readonly secret: string;
  readonly now: () => number;
  readonly onError: (error: unknown, where: string) => void;
}

/** How long an unfinished match must be unchanged before its summary is rewritten, in ms: a move rewrites it anyway. */
const REST = 3_600_000;
const PAGE = 200;
/**
 * Delays before the first step, between steps, and between passes, in ms. Passes repeat, because an earlier release may
 * still run.
 */
const [START, STEP, AGAIN] = [5000, 250, 600_000];
/** Pause after each match, as a multiple of its rebuild time. */
const YIELD = 4;

/** Rebuilds summaries of earlier releases, one match at a time. */
export class Relisting {
  readonly #deps: RelistingDeps;
  /** Matches not to try again. `npm run doctor` lists them. */
  readonly #unreadable = new Set<string>();
  #after = "";
  #isOver = false;

  constructor(deps: RelistingDeps) {
    this.#deps = deps;
  }

  /** @returns false at the end of a pass, or when stopped */
  async step(): Promise<boolean> {
    const page = await this.#deps.store.matches.summaryVersions(this.#after, PAGE);
    this.#after = page.length === PAGE ? page.at(-1)!.id : "";
    for (const { id } of page.filter((version) => this.#isDue(version))) {
      if (this.#isOver) return false;
      const begun = performance.now();
      await this.#rebuild(id);
      await setTimeout(YIELD * (performance.now() - begun), undefined, { ref: false });
    }
    return this.#after !== "";
  }

  stop(): void {
    this.#isOver = true;
  }

  #isDue({ id, game, state, changedAt, summaryVersion }: SummaryVersion): boolean {
    const known = this.#deps.gameOf(game);
    if (!known || summaryVersion >= summaryVersionOf(known) || this.#unreadable.has(id)) return false;
    return state === "over" || Date.parse(changedAt) < this.#deps.now() - REST;
  }

  async #rebuild(id: string): Promise<void> {
    const { store, secret, gameOf, onError } = this.#deps;
    try {
      const log = await store.events.read(id);
      const read = matchIn(secret, id, log, gameOf);
      const players = playersIn(log);
      let [names, current] = [undefined as string | undefined, ""];
      // A player may be renamed or deleted during the write.
      while (names !== current) {
        const known = await store.players.names(players);
        names = JSON.stringify([...known]);
        await store.matches.relist([summaryOf(read, log, known)]);
        current = JSON.stringify([...(await store.players.names(players))]);
      }
    } catch (error) {
      if (error instanceof Unreadable) this.#unreadable.add(id);
      else if (!(error instanceof StoreClosed)) onError(error, "relisting");
    }
  }
}

/** @returns a function that stops the rebuilding and waits for the current match */
export function keepRelisted(deps: RelistingDeps): () => Promise<void> {
  const relisting = new Relisting(deps);
  let isOver = false;
  let stepping: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const next = (wait: number) => {
    timer = globalThis
      .setTimeout(() => {
        stepping = relisting
          .step()
          .catch((error: unknown) => {
            if (!isOver) deps.onError(error, "relisting");
            return false;
          })
          .then((hasMore) => {
            if (!isOver) next(hasMore ? STEP : AGAIN);
          });
      }, wait)
      .unref();
  };
  next(START);
  return async () => {
    isOver = true;
    relisting.stop();
    clearTimeout(timer);
    await stepping;
  };
}
