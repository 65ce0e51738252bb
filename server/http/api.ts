import compression from "compression";
import express, { type RequestHandler, Router } from "express";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import type { GameReference } from "../../shared/engine/contract/reference.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import type { ClusterTally } from "../cluster/cluster.ts";
import type { Limits } from "../limits.ts";
import type { Branching } from "../match/branching.ts";
import type { DailyDeals } from "../match/daily-deals.ts";
import type { DealSecrecy } from "../match/deal-secrecy.ts";
import type { Gallery } from "../match/gallery.ts";
import type { MatchFactory } from "../match/match-factory.ts";
import type { OfflineUploads } from "../match/offline-uploads.ts";
import type { PeopleHere } from "../match/people-here.ts";
import type { ProgramOffers } from "../match/program-offers.ts";
import type { Readings } from "../match/readings.ts";
import type { SeriesPlay } from "../match/series-play.ts";
import type { SeriesStandings } from "../match/series-standings.ts";
import type { SpectatorSummaries } from "../match/spectator-summaries.ts";
import type { Tables } from "../match/tables.ts";
import type { WeekBoard } from "../match/week-board.ts";
import type { Metrics } from "../metrics.ts";
import type { Contacts } from "../players/contacts.ts";
import type { Logbooks } from "../players/logbooks.ts";
import type { Passes } from "../players/passes.ts";
import type { Players } from "../players/players.ts";
import type { ProgramKey } from "../players/program-key.ts";
import type { Stores } from "../store/ports.ts";
import { holdsText } from "../text.ts";
import { boardRoutes } from "./boards.ts";
import { branchRoutes } from "./branches.ts";
import { contactRoutes } from "./contacts.ts";
import { dayRoutes } from "./days.ts";
import { documentRoutes } from "./documents.ts";
import { answerError, HttpError, LARGEST_BODY, notFound } from "./errors.ts";
import { gameRoutes } from "./games.ts";
import { historyRoute } from "./history.ts";
import { logbookRoutes } from "./logbooks.ts";
import type { MatchLookup } from "./match-lookup.ts";
import { matchRoutes } from "./matches.ts";
import { newMatchRoute } from "./new-match.ts";
import { notesRoutes } from "./notes.ts";
import { offlineUploadRoute } from "./offline-uploads.ts";
import { playerRoutes } from "./players.ts";
import { programRoutes } from "./programs.ts";
import { type Push, pushRoutes } from "./push.ts";
import { puzzleAgreementRoutes } from "./puzzle-agreements.ts";
import { puzzleDayRoutes } from "./puzzle-days.ts";
import type { Reads } from "./reads.ts";
import { type RouteContext, routeContext } from "./route-context.ts";
import { seriesRoutes } from "./series.ts";
import { type OperatorInfo, serviceRoutes } from "./service.ts";
import { type Webhooks, webhookRoutes } from "./webhooks.ts";

export interface ApiDeps {
  readonly tables: Tables;
  readonly factory: Pick<MatchFactory, "create">;
  readonly days: DailyDeals;
  readonly secrecy: DealSecrecy;
  readonly series: SeriesPlay;
  readonly seriesStandings: SeriesStandings;
  readonly gallery: Gallery;
  readonly weekBoard: WeekBoard;
  readonly store: Stores;
  readonly players: Players;
  readonly gameOf: (id: string) => AnyGame | undefined;
  readonly games: readonly AnyGame[];
  /** Descriptions by game id. */
  readonly references: () => Promise<Readonly<Record<string, GameReference>>>;
  readonly limits: Limits;
  readonly lookup: MatchLookup;
  readonly passes: Passes;
  readonly branching: Branching;
  readonly offlineUploads: OfflineUploads;
  readonly logbooks: Logbooks;
  readonly contacts: Contacts;
  /** Notifies those `players` who accept invitations from `by`, unless `by` would exceed the rate limit. */
  readonly invite: (table: Summary, by: string, players: readonly string[]) => Promise<void>;
  readonly spectators: Pick<ClusterTally, "largest">;
  readonly people: Pick<PeopleHere, "recordRequest" | "count">;
  readonly shown: Pick<SpectatorSummaries, "summaryFor" | "find">;
  readonly listed: Pick<SpectatorSummaries, "find">;
  readonly reads: Reads;
  /** Passed in, because `rooms/` imports `http/`. */
  readonly streamRoute: (context: RouteContext) => Router;
  readonly requestRoutes: (context: RouteContext) => Router;
  readonly readings: Pick<Readings, "check">;
  readonly metrics: Metrics;
  readonly push?: Push | undefined;
  readonly webhooks?: Webhooks | undefined;
  readonly about: OperatorInfo;
  readonly openApi: () => Promise<object>;
  readonly programKey: ProgramKey;
  readonly offers: Pick<ProgramOffers, "list" | "refresh">;
  readonly check: () => Promise<void>;
  readonly isReady: () => boolean;
  readonly onError: (error: unknown, where: string) => void;
}

export function api(deps: ApiDeps): Router {
  const context = { ...deps, ...routeContext(deps) };
  const router = Router();
  // Comes before compression, which would buffer streams.
  router.use(deps.streamRoute(context));
  router.use(compressed);
  // These come before the JSON parser, because their bodies may be larger.
  router.use(documentRoutes(context));
  router.use(notesRoutes(context));
  router.use(offlineUploadRoute(context));
  router.use(express.json({ limit: LARGEST_BODY }), mustHoldText);
  router.use(serviceRoutes(context));
  router.use(gameRoutes(context));
  router.use(playerRoutes(context));
  router.use(programRoutes(context));
  router.use(newMatchRoute(context));
  router.use(matchRoutes(context));
  router.use(deps.requestRoutes(context));
  router.use(branchRoutes(context));
  router.use(pushRoutes(context));
  router.use(webhookRoutes(context));
  router.use(contactRoutes(context));
  router.use(dayRoutes(context));
  router.use(seriesRoutes(context));
  router.use(puzzleDayRoutes(context));
  router.use(puzzleAgreementRoutes(context));
  router.use(boardRoutes(context));
  router.use(logbookRoutes(context));
  router.use(historyRoute(context));
  router.use(notFound);
  router.use(answerError(deps.metrics, deps.onError));
  return router;
}

/** @throws HttpError if a string cannot be stored */
const mustHoldText: RequestHandler = ({ body }, _response, next) => {
  if (!holdsText(body))
    throw new HttpError(400, "BadRequest", "body: a string contains NUL or half of a surrogate pair");
  next();
};

/**
 * Only GET: an answer to a POST may contain a secret beside text of the caller, and compressed lengths would reveal it
 * (BREACH).
 */
export const compressed = compression({ filter: ({ method }) => method === "GET" });
