import { commit } from "../../shared/engine/chance/fair.ts";
import type { DailyTable } from "../../shared/engine/contract/daily-deals.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { dealOf } from "../../shared/engine/daily/daily.ts";
import {
  closesAt,
  type Day,
  dayAfter,
  dayAt,
  dayStateAt,
  FIRST_DAY,
  isDay,
  opensAt,
  settlesAt,
  timestampAt,
} from "../../shared/engine/daily/day.ts";
import type {
  CalendarResponse,
  DayResponse,
  DayTableResponse,
  OwnAttemptResponse,
  UpcomingDay,
  WholeDayResponse,
} from "../../shared/engine/lists/day-responses.ts";
import { newMatchConfig, toRecorded } from "../../shared/engine/log/recording.ts";
import type { Occupant } from "../../shared/engine/match/match-events.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { DEFAULT_TABLE_SETTINGS } from "../../shared/engine/match/table-settings.ts";
import type { PicturedTable } from "../../shared/pictures.ts";
import { tryId } from "../ids.ts";
import type { DayCount } from "../store/queries.ts";
import { botName } from "./bot-names.ts";
import { DayStandings, resultOf } from "./day-standings.ts";
import type { MatchFactory } from "./match-factory.ts";
import { nonceOfDay, seedOfDay } from "./seeds.ts";
import type { Tables } from "./tables.ts";

interface Person {
  readonly id: string;
  readonly name: string;
}

interface DailyDealsDeps {
  readonly tables: Pick<Tables, "find" | "now" | "store">;
  readonly factory: Pick<MatchFactory, "create">;
  readonly games: readonly AnyGame[];
  /** Derives the deals of all days: 64 hex digits. */
  readonly secret: string;
}

/** Number of future days whose commitments are public. */
const AHEAD = 7;

interface DayRange {
  /** The page ends before this day. Default: tomorrow. */
  readonly before?: Day | undefined;
  readonly limit: number;
}

/** One deal a day for all players, secret until midnight UTC. */
export class DailyDeals {
  readonly #deps: DailyDealsDeps;
  readonly #standings: DayStandings;

  constructor(deps: DailyDealsDeps) {
    this.#deps = deps;
    this.#standings = new DayStandings(deps.tables);
  }

  get today(): Day {
    return dayAt(this.#deps.tables.now());
  }

  /** Whether a day has a deal and its commitment is public. */
  has(day: string): day is Day {
    return this.hasDeals && isDay(day) && day <= dayAfter(this.today, AHEAD);
  }

  get hasDeals(): boolean {
    return dealOf(this.#deps.games, FIRST_DAY) !== undefined;
  }

  /** The first day whose deal is not settled. */
  get #firstUnsettled(): Day {
    let day = this.today;
    while (settlesAt(dayAfter(day, -1)) > this.#deps.tables.now()) day = dayAfter(day, -1);
    return day;
  }

  /**
   * A started match: the player's only try that counts, while it can begin or continue; later a new match that
   * does not count. Undefined before the day.
   * @throws NotStored
   */
  async play(day: Day, person: Person): Promise<Summary | undefined> {
    const state = dayStateAt(day, this.#deps.tables.now());
    if (state === "sealed") return undefined;
    const own = await this.tryOf(day, person.id);
    if (own && own.state !== "over" && state !== "past") return own;
    const counts = state === "open" && !own;
    if (!counts) return this.#begin(day, person, false);
    const id = tryId(this.#deps.secret, day, person.id);
    // Of two concurrent requests, the second gets the match of the first.
    return this.#begin(day, person, true, id).catch(async (error: unknown) => {
      const made = await this.tryOf(day, person.id);
      if (!made) throw error;
      return made;
    });
  }

  async read(day: Day, player: string | undefined): Promise<WholeDayResponse> {
    const { tables } = this.#deps;
    const { game } = this.#dealOf(day);
    const now = tables.now();
    const [count] = await tables.store.matches.dayCounts(day, day);
    const own = player === undefined ? undefined : await this.tryOf(day, player);
    const response = this.#responseOf(day, count, own);
    const ends = { sealed: opensAt, open: closesAt, closing: settlesAt, past: undefined }[response.state];
    const mayKnow = response.state === "past" || own?.state === "over";
    const counts = count && mayKnow ? await this.#standings.triesOf(count) : [];
    return {
      ...response,
      commitment: this.#commitmentOf(day),
      ...(ends && { left: Math.ceil((ends(day) - now) / 1000) }),
      ...(own && mayKnow && { result: resultOf(game, own, counts) }),
      ...(mayKnow && { standings: await this.#standings.read(day, game, counts, player) }),
    };
  }

  /** Ids of the best matches of the last settled day, which is public. */
  async bestOfLast(): Promise<readonly string[]> {
    const day = dayAfter(this.#firstUnsettled, -1);
    if (!this.has(day)) return [];
    const { standings } = await this.read(day, undefined);
    return standings?.best.map(({ match }) => match) ?? [];
  }

  /** The table before the deal reveals nothing secret. */
  board(day: Day): PicturedTable & { readonly game: string } {
    const { game, options, bots } = this.#dealOf(day);
    const seats = 1 + bots.length;
    const own = { id: day, code: day, options, seats, visibility: "private" } as const;
    const config = newMatchConfig(game, seedOfDay(this.#deps.secret, day), own);
    const created = { type: "MatchCreated", ...config };
    const log = toRecorded(game, [created], { after: 0, at: timestampAt(opensAt(day)), cause: day });
    return { game: game.id, options, log, players: Array<null>(seats).fill(null), phase: "open", day };
  }

  /** Latest day first, with the commitments of coming ones. */
  async calendar(
    { before = dayAfter(this.today, 1), limit }: DayRange,
    player: string | undefined,
  ): Promise<CalendarResponse> {
    const { today } = this;
    const until = before > today ? today : dayAfter(before, -1);
    const earliest = dayAfter(until, 1 - limit);
    const since = earliest < FIRST_DAY ? FIRST_DAY : earliest;
    const counts = await this.#deps.tables.store.matches.dayCounts(since, until);
    const countOf = new Map(counts.map((count) => [count.day, count]));
    const days: Promise<DayResponse>[] = [];
    for (let day = until; day >= since; day = dayAfter(day, -1)) {
      const count = countOf.get(day);
      const own = player === undefined || !count ? undefined : this.tryOf(day, player);
      days.push(Promise.resolve(own).then((own) => this.#responseOf(day, count, own)));
    }
    return {
      today,
      days: await Promise.all(days),
      ...(since > FIRST_DAY && { before: since }),
      sealed: Array.from({ length: AHEAD }, (_, i) => this.#sealed(dayAfter(today, i + 1))),
    };
  }

  #sealed = (day: Day): UpcomingDay => ({ day, table: this.#tableOf(day), commitment: this.#commitmentOf(day) });

  #commitmentOf = (day: Day): string => commit(seedOfDay(this.#deps.secret, day));

  #dealOf(day: Day): DailyTable & { readonly game: AnyGame } {
    const deal = dealOf(this.#deps.games, day);
    if (!deal) throw new Error("no game has deals of the day");
    return deal;
  }

  #tableOf(day: Day): DayTableResponse {
    const { game, options, bots } = this.#dealOf(day);
    return { game: game.id, options, seats: 1 + bots.length };
  }

  /** The player's only try that counts. */
  async tryOf(day: Day, player: string): Promise<Summary | undefined> {
    const [own] = await this.#deps.tables.find({ id: tryId(this.#deps.secret, day, player), limit: 1 });
    return own;
  }

  #begin(day: Day, { id: player, name }: Person, counts: boolean, id?: string): Promise<Summary> {
    const { game, options, bots } = this.#dealOf(day);
    const occupants: readonly Occupant[] = [
      { name, kind: "human", player, nonce: nonceOfDay(day, 0) },
      ...bots.map((bot, i): Occupant => {
        const seat = i + 1;
        return { name: botName(day, seat), kind: "bot", bot, nonce: nonceOfDay(day, seat) };
      }),
    ];
    return this.#deps.factory.create({
      ...{ game, options, seats: occupants.length, visibility: "private" },
      settings: { ...DEFAULT_TABLE_SETTINGS, watchers: false },
      daily: { day, counts },
      occupants,
      ...(id === undefined ? {} : { id }),
      opener: player,
    });
  }

  #responseOf(
    day: Day,
    { tries, finished }: Pick<DayCount, "tries" | "finished"> = NO_TRIES,
    own?: Summary,
  ): DayResponse {
    return {
      day,
      state: dayStateAt(day, this.#deps.tables.now()),
      table: this.#tableOf(day),
      tries,
      finished,
      ...(own && { own: attemptOf(own) }),
    };
  }
}

const NO_TRIES = { tries: 0, finished: 0 };

const attemptOf = ({ id, code, state, daily }: Summary): OwnAttemptResponse => ({
  id,
  code,
  state,
  ...(daily?.score && { score: daily.score }),
});
