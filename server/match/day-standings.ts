import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { figuresIn, isFinished } from "../../shared/engine/daily/daily.ts";
import type { Day } from "../../shared/engine/daily/day.ts";
import { bestOf, rankOf, type ScoreCount, standingsOf } from "../../shared/engine/daily/standings.ts";
import type { BestAttempt, OwnResult, StandingsResponse } from "../../shared/engine/lists/day-responses.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import type { DayCount } from "../store/queries.ts";
import type { Tables } from "./tables.ts";

const BEST = 3;
const MOST_KEPT = 64;

/** Valid while `changes` is the same. */
interface CachedTries {
  readonly changes: number;
  readonly counts: Promise<readonly ScoreCount[]>;
}

export class DayStandings {
  readonly #tables: Pick<Tables, "find" | "store">;
  readonly #cached = new Map<Day, CachedTries>();

  constructor(tables: Pick<Tables, "find" | "store">) {
    this.#tables = tables;
  }

  triesOf({ day, changes }: DayCount): Promise<readonly ScoreCount[]> {
    const cached = this.#cached.get(day);
    if (cached?.changes === changes) return cached.counts;
    const counts = this.#tables.store.matches.tries(day, day);
    this.#cached.delete(day);
    this.#cached.set(day, { changes, counts });
    if (this.#cached.size > MOST_KEPT) this.#cached.delete(this.#cached.keys().next().value!);
    counts.catch(() => this.#cached.delete(day));
    return counts;
  }

  /** @param player whose own try is marked */
  async read(
    day: Day,
    { daily }: AnyGame,
    counts: readonly ScoreCount[],
    player: string | undefined,
  ): Promise<StandingsResponse> {
    const best: BestAttempt[] = [];
    for (const score of bestOf(counts)) {
      if (best.length === BEST) break;
      const same = await this.#tables.find({ day, score, limit: BEST - best.length });
      const [rank, figures] = [rankOf(counts, score), figuresIn(daily!, score)];
      for (const { id: match, seats } of same) {
        const { name = "", player: own } = seats.find((held) => held?.kind === "human") ?? {};
        best.push({ rank, name, match, figures, isFinished: isFinished(score), isOwn: own === player });
      }
    }
    const { order } = daily!;
    return { ...standingsOf(counts, order), order, best };
  }
}

export function resultOf(game: AnyGame, { daily, options }: Summary, counts: readonly ScoreCount[]): OwnResult {
  const score = daily?.score;
  const figures = score && figuresIn(game.daily!, score);
  return {
    isFinished: score !== undefined && isFinished(score),
    rank: rankOf(counts, score),
    ...(figures && { figures }),
    picture: figures ? game.daily!.picture(options, figures) : [],
  };
}
