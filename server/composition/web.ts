import { fileURLToPath } from "node:url";
import { matchMaker, Server } from "@colyseus/core";
import type { Application, RequestHandler, Router } from "express";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { GAMES } from "../../shared/games/index.ts";
import { PICTURES } from "../../shared/head.ts";
import type { Cluster } from "../cluster/cluster.ts";
import type { Config } from "../config.ts";
import { networkOf } from "../http/addresses.ts";
import { type ApiDeps, api } from "../http/api.ts";
import { answerError, notFound } from "../http/errors.ts";
import { HEADERS } from "../http/headers.ts";
import { boardCards, headOfLink, matchCards, seriesCards } from "../http/link-cards.ts";
import { MatchLookup } from "../http/match-lookup.ts";
import { standardize } from "../http/matchmaking.ts";
import { metricsRouter } from "../http/metrics.ts";
import { operatorRouter } from "../http/operator.ts";
import { pages } from "../http/pages.ts";
import { pictureRoute } from "../http/pictures.ts";
import { Reads } from "../http/reads.ts";
import { RequestFilter } from "../http/request-filter.ts";
import { firstIn, type Hit, Limits, Quota } from "../limits.ts";
import { frameworkLog } from "../log.ts";
import type { Gauges } from "../metrics.ts";
import { Pictures } from "../pictures/pictures.ts";
import { BoundedTransport } from "../rooms/bounded-transport.ts";
import { invitationRoutes } from "../rooms/invitation-routes.ts";
import { lobbyRoom } from "../rooms/lobby-room.ts";
import { requestRoutes, streamRoute } from "../rooms/stream-routes.ts";
import { tableRoom } from "../rooms/table-room.ts";
import type { MatchServices } from "./match-services.ts";
import type { Notifications } from "./notifications.ts";
import type { Persistence } from "./persistence.ts";
import type { PlayerServices } from "./player-services.ts";
import type { Reporting } from "./reporting.ts";

/** Minimum time between two log entries about a network, in seconds. */
const REPEAT_WARNING = 3600;

const MOST_REPORTED = 1000;

const DIST = fileURLToPath(new URL("../../client/dist/", import.meta.url));

const PICTURE_MODULE = new URL("../../client/dist/pictures/png.js", import.meta.url);

/** @returns the handler of pages, instead of the built client */
export type Mount = (app: Application, filter: RequestFilter) => Promise<RequestHandler>;

interface WebDeps {
  readonly config: Config;
  readonly reporting: Reporting;
  readonly persistence: Persistence;
  readonly cluster: Cluster;
  readonly notifications: Notifications;
  readonly matches: MatchServices;
  readonly people: PlayerServices;
  readonly gameOf: (id: string) => AnyGame | undefined;
  readonly gauges: () => Gauges;
  readonly now: () => number;
  readonly isReady: () => boolean;
  readonly mount: Mount | undefined;
}

async function openApi(): Promise<object> {
  const [{ openApiDocument }, { OPERATIONS }] = await Promise.all([
    import("../http/openapi/document.ts"),
    import("./openapi.ts"),
  ]);
  return openApiDocument(OPERATIONS);
}

interface Web {
  readonly filter: RequestFilter;
  readonly server: Server;
  close(): Promise<void>;
}

export function createWeb(deps: WebDeps): Web {
  const { config, reporting, persistence, cluster, matches, people, gameOf, mount } = deps;
  const { metrics, onError } = reporting;
  const limits = limitsOf(deps);
  const filter = requestFilterOf(deps, limits);
  const { tables, days, secrecy, readings, shown } = matches;
  const lookup = new MatchLookup(tables, limits);
  const reads = new Reads({ readings, shown, limits, secrecy, gameOf });
  const cards = {
    ...matchCards({ lookup, reads, days, secrecy, gameOf }),
    ...seriesCards(matches.series),
    ...boardCards(matches.gallery),
  };
  const pictures = new Pictures({ module: PICTURE_MODULE, onError });
  standardize(matchMaker.controller, config.origins, onError);
  const services = { ...matches, ...people, limits, metrics, invite: invitationsOf(deps, limits), onError };
  const routes = apiOf(deps, { ...services, lookup, reads });
  const server = new Server({
    ...cluster.matchmaking,
    greet: false,
    gracefullyShutdown: false,
    logger: frameworkLog(reporting.log),
    transport: transportOf(deps, filter),
    express: async (app) => {
      app.disable("x-powered-by");
      // Comes before the API: the client's sources also have a folder `api`.
      const answerPages = (await mount?.(app, filter)) ?? pages(DIST, headOfLink(cards));
      app.use(metricsRouter(metrics));
      const { location, store } = persistence;
      const reported = async () => (await store.notes.reported(MOST_REPORTED)).length;
      app.use(operatorRouter({ present: deps.gauges, location, reported }));
      app.use("/api", routes);
      app.use(PICTURES, pictureRoute({ cards, pictures, limits, dist: DIST, onError }));
      app.use(answerPages, notFound);
      app.use(answerError(metrics, onError));
      await filter.warmUp();
    },
  });
  defineRooms(server, deps, services);
  return { filter, server, close: () => pictures.close() };
}

type RouteServices = MatchServices &
  PlayerServices &
  Pick<ApiDeps, "limits" | "metrics" | "invite" | "onError" | "lookup" | "reads">;

function apiOf(deps: WebDeps, services: RouteServices): Router {
  const { config, persistence, cluster, notifications, gameOf, isReady, now } = deps;
  const { limits } = services;
  return api({
    ...services,
    games: Object.values(GAMES),
    references: async () => (await import("../../shared/games/references.ts")).REFERENCES,
    store: persistence.store,
    check: persistence.check,
    spectators: cluster.spectators,
    push: notifications.push,
    webhooks: notifications.webhooks,
    about: config.about,
    gameOf,
    openApi,
    streamRoute: (context) =>
      streamRoute({ ...context, limits, isReady }).use(invitationRoutes({ ...context, ...services, now, isReady })),
    requestRoutes: (context) => requestRoutes({ ...context, limits, isReady }),
    isReady,
  });
}

function limitsOf({ config, reporting, cluster }: WebDeps): Limits {
  const onHit = ({ limit, who, isFirst }: Hit) => {
    reporting.metrics.limited(limit);
    if (isFirst) reporting.log.warn({ limit, who }, "a client exceeds a rate limit");
  };
  return new Limits(config.limits, onHit, cluster.counter);
}

function requestFilterOf(
  { config, reporting: { metrics, log }, mount, isReady }: WebDeps,
  limits: Limits,
): RequestFilter {
  return new RequestFilter({
    // The development server inlines scripts and styles, which these headers forbid.
    headers: mount ? {} : HEADERS,
    origins: config.origins,
    proxies: networkOf(config.proxies),
    limits,
    metrics,
    metricsToken: config.metricsToken,
    log,
    sockets: config.sockets,
    isReady,
  });
}

/** Notifies those who accept invitations from `by`, or none if `by` would exceed the rate limit. */
function invitationsOf({ people, notifications }: WebDeps, limits: Limits) {
  return async (table: Summary, by: string, invited: readonly string[]): Promise<void> => {
    const mutual = await people.contacts.mutualWith(by, invited);
    if (mutual.length === 0 || (await limits.wait("invitations", by, mutual.length)) !== undefined) return;
    notifications.notices?.invite(table, mutual);
  };
}

function transportOf({ config, reporting: { metrics, log } }: WebDeps, filter: RequestFilter): BoundedTransport {
  const isNews = firstIn(REPEAT_WARNING);
  return new BoundedTransport(
    { server: filter, pingInterval: 3000, pingMaxRetries: 2 },
    {
      bytes: config.bytes,
      onRefusal: (reason) => metrics.refused(reason),
      async onDisconnect(network) {
        metrics.limited("bytes");
        if (await isNews(network))
          log.warn({ limit: "bytes", who: network }, "a client sends too many bytes: its connection was closed");
      },
    },
  );
}

type RoomServices = Omit<
  Parameters<typeof tableRoom>[0],
  "quotas" | "occupied" | "seatHeld" | "onPresence" | "onSpectators"
>;

function defineRooms(server: Server, { config, cluster, notifications, matches }: WebDeps, services: RoomServices) {
  const { occupied, listing, people } = matches;
  const table = tableRoom({
    ...services,
    quotas: {
      sockets: new Quota(config.guestSockets),
      tables: new Quota(config.tables),
      guestTables: new Quota(config.guestTables),
    },
    occupied,
    seatHeld: config.seatHeld * 60_000,
    onPresence(match, players, here) {
      notifications.notices?.see(match, players);
      people.see(match, here);
    },
    onSpectators: cluster.spectators.set,
  });
  server.define("table", table).filterBy(["match"]);
  server.define("lobby", lobbyRoom(listing, occupied, services.onError));
}
