import { availableParallelism } from "node:os";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { GAMES } from "../../shared/games/index.ts";
import type { Cluster } from "../cluster/cluster.ts";
import type { Config } from "../config.ts";
import type { Ids } from "../ids.ts";
import { removeAbandonedTables } from "../match/abandoned-tables.ts";
import { ASYNC_BOT_THREADS, asyncBotThreads } from "../match/async-bot-threads.ts";
import { oddsLearner } from "../match/board-odds.ts";
import { Branching } from "../match/branching.ts";
import { DailyDeals } from "../match/daily-deals.ts";
import { DealSecrecy } from "../match/deal-secrecy.ts";
import { Gallery } from "../match/gallery.ts";
import { createMatches, type Matches } from "../match/matches.ts";
import { OccupiedTables } from "../match/occupied-tables.ts";
import { EXAMINING, examiners, OfflineUploads } from "../match/offline-uploads.ts";
import { PeopleHere } from "../match/people-here.ts";
import { Readings } from "../match/readings.ts";
import { keepRelisted } from "../match/relisting.ts";
import { SeriesPlay } from "../match/series-play.ts";
import { SeriesStandings } from "../match/series-standings.ts";
import { SpectatorSummaries } from "../match/spectator-summaries.ts";
import { WeekBoard } from "../match/week-board.ts";
import type { TurnNotices } from "../push/turn-notices.ts";
import type { Persistence } from "./persistence.ts";
import type { Reporting } from "./reporting.ts";

/** The queue is long: a list may show 200 delayed tables. */
const READING = { threads: Math.max(1, availableParallelism() >> 1), queue: 256, timeLimit: 20_000 } as const;

export interface MatchServices extends Omit<Matches, "close"> {
  readonly occupied: OccupiedTables;
  readonly people: PeopleHere;
  readonly days: DailyDeals;
  readonly secrecy: DealSecrecy;
  readonly series: SeriesPlay;
  readonly seriesStandings: SeriesStandings;
  readonly gallery: Gallery;
  readonly weekBoard: WeekBoard;
  readonly offlineUploads: OfflineUploads;
  readonly readings: Readings;
  readonly branching: Branching;
  readonly shown: SpectatorSummaries;
  /** Omits open tables without players. */
  readonly listed: SpectatorSummaries;
  close(): Promise<void>;
}

interface MatchServicesDeps {
  readonly config: Config;
  readonly reporting: Reporting;
  readonly persistence: Persistence;
  readonly ids: Ids;
  readonly cluster: Cluster;
  readonly notices: TurnNotices | undefined;
  readonly gameOf: (id: string) => AnyGame | undefined;
  /** The module that exports `gameOf`, for worker threads. */
  readonly shelf: URL;
  readonly now: () => number;
}

export function createMatchServices(deps: MatchServicesDeps): MatchServices {
  const { config, persistence, ids, cluster, notices, gameOf, shelf, now } = deps;
  const { onError } = deps.reporting;
  const { store, secret, location } = persistence;
  const thoughts = asyncBotThreads({ ...ASYNC_BOT_THREADS, onError });
  const files = examiners({ ...EXAMINING, onError });
  const matches = createMatches({
    store,
    gameOf,
    secret,
    ids,
    now,
    onError,
    thinking: thoughts,
    botPause: config.botPause,
    hasRouting: cluster.hasOthers,
    listing: cluster.listing,
    naming: cluster.naming,
    invitations: cluster.invitations,
    ...(notices && { companion: notices.attend }),
  });
  const { tables, factory, renaming } = matches;
  const { onNewName } = renaming;
  const stopTidying = removeAbandonedTables({ store, isInMemory: tables.isOpen, now, onError });
  const stopRelisting = keepRelisted({ store, gameOf, secret, now, onError });
  const stopNotices = notices?.watch(tables);
  const occupied = new OccupiedTables({ find: tables.find, players: cluster.players, news: cluster.occupancy, now });
  const people = new PeopleHere({ people: cluster.people, now });
  const readings = new Readings({ ...READING, store, location, secret, shelf, now, onNewName, onError });
  const days = new DailyDeals({ tables, factory, games: Object.values(GAMES), secret });
  const series = new SeriesPlay({ tables, factory, ids, gameOf, secret, limits: config.series });
  const odds = oddsLearner({ store, gameOf, shelf, matches: config.gallery.odds, now, onError });
  const gallery = new Gallery({ store, gameOf, now, rules: config.gallery, odds });
  return {
    ...matches,
    occupied,
    people,
    days,
    secrecy: new DealSecrecy({ tables, days, series }),
    series,
    gallery,
    weekBoard: new WeekBoard({ store, gameOf, ids, rule: config.gallery.week, now }),
    seriesStandings: new SeriesStandings({ tables, play: series, gameOf }),
    offlineUploads: new OfflineUploads({ store, examiners: files, gameOf, secret, ids, renaming, now }),
    readings,
    branching: new Branching({ store, readings, ids, now }),
    shown: new SpectatorSummaries(tables, readings),
    listed: new SpectatorSummaries(occupied, readings),
    async close() {
      stopNotices?.();
      occupied.close();
      people.close();
      await notices?.close();
      await matches.close();
      for (const threads of [thoughts, files, readings, odds]) await threads.close();
      await stopTidying();
      await stopRelisting();
    },
  };
}
