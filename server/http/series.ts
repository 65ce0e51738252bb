import { type Request, Router } from "express";
import { z } from "zod";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { tidyName, titleFault } from "../../shared/engine/people/names.ts";
import {
  FARTHEST_START,
  LONGEST_TITLE,
  LONGEST_WINDOW,
  MOST_DEALS,
  SHORTEST_WINDOW,
} from "../../shared/engine/series/series.ts";
import { millisecondsAt } from "../../shared/engine/time.ts";
import type { Limits } from "../limits.ts";
import type { SeriesPlan, SeriesPlay } from "../match/series-play.ts";
import type { SeriesStandings } from "../match/series-standings.ts";
import { BEGUN_BYTES, bytesOf, CHOICE_BYTES } from "../match/writes.ts";
import type { SeriesPlace, StoredDeal, StoredSeries } from "../store/series.ts";
import { networkIn } from "./addresses.ts";
import { chargeLimit, HttpError, parsed } from "./errors.ts";
import { optionsOf } from "./new-match.ts";
import type { RouteContext } from "./route-context.ts";
import { resultsCsv, standingsCsv } from "./series-csv.ts";

interface SeriesRoutesDeps extends Pick<RouteContext, "callerOf" | "requireCaller" | "requirePerson"> {
  readonly series: SeriesPlay;
  readonly seriesStandings: SeriesStandings;
  readonly limits: Limits;
  readonly gameOf: (id: string) => AnyGame | undefined;
}

const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());

export const newSeries = z.strictObject({
  title: z
    .string()
    .transform(tidyName)
    .refine(
      (text) => text === "" || !titleFault(text, LONGEST_TITLE),
      `at most ${LONGEST_TITLE} letters, digits, spaces and common punctuation, beginning with a letter or digit`,
    )
    .default(""),
  deals: z
    .array(z.strictObject({ game: z.string().max(32), options: z.looseObject({}).default({}) }))
    .min(1)
    .max(MOST_DEALS),
  seats: z.number().int().min(1).max(64),
  /** Whether bots and programs may take seats. */
  bots: z.boolean().default(false),
  /** Whether the series is in the public list. */
  listed: z.boolean().default(false),
  /** Default: now. */
  opensAt: time.optional(),
  closesAt: time,
});

/** When the previous page's last series ends, and its id. */
const place = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[0-9a-z]{1,64}$/, "not the `next` of a page")
  .transform((text): SeriesPlace => {
    const [closesAt, id] = text.split("~");
    return { closesAt: closesAt!, id: id! };
  });

export const seriesQuery = z.strictObject({
  list: z
    .enum(["current", "past", "mine"])
    .default("current")
    .describe("Listed series that are not over, listed ones that are, or those that the caller opened or plays in"),
  after: place.optional().describe("The `next` of the previous page"),
  limit: z.coerce.number().int().min(1).max(100).default(20).describe("Number of series"),
});

export const seriesPart = z.strictObject({
  from: z.coerce.number().int().min(0).max(1_000_000).default(0).describe("Number of rows to leave out"),
  limit: z.coerce.number().int().min(1).max(200).default(50).describe("Number of rows"),
});

export const seriesDownload = z.strictObject({
  format: z.enum(["json", "csv"]).default("json").describe("JSON has everything; CSV has one of two tables"),
  table: z.enum(["results", "standings"]).default("results").describe("The table of a CSV file"),
});

/** In ms. A start may be this far in the past, because clocks differ. */
const SKEW = 5 * 60_000;

const PEOPLE_ONLY = "people open series and their tables";

/** Cost of a row, in events of logs. */
const ROW_COST = 1;

export const WHY_NO_TABLE: Readonly<Record<string, string>> = {
  SeriesIsNotOpen: "deals are played between the beginning and the end of the series",
  DealPlayed: "the caller has played this deal, and it can be played once",
  SeriesIsFull: "as many tables as possible play this deal",
};

/** Until a series is over, only players who have finished a deal see its results. */
export function seriesRoutes(deps: SeriesRoutesDeps): Router {
  const { series, limits, gameOf, callerOf, requireCaller, requirePerson } = deps;
  const router = Router();

  router.get("/series", async (request, response) => {
    const { list, after, limit } = parsed(seriesQuery, request.query, "query");
    const caller = list === "mine" ? await requireCaller(request) : await callerOf(request);
    const query =
      list === "mine"
        ? ({ list: "player", player: caller!.id, after, limit } as const)
        : { list, now: series.now(), after, limit };
    response.json(await series.list(query, caller?.id));
  });

  router.post("/series", async (request, response) => {
    const caller = await requirePerson(request, PEOPLE_ONLY);
    const chosen = parsed(newSeries, request.body, "body");
    const plan = planOf(chosen, series.now(), gameOf);
    const network = networkIn(request.headers);
    await chargeLimit(limits, "matches", network);
    await chargeLimit(limits, "writes", network, CHOICE_BYTES + bytesOf([plan]));
    const opened = await series.open(plan, caller.id);
    if (!opened)
      throw new HttpError(
        409,
        "TooManySeries",
        "the caller, or the whole site, has as many series as possible that are not over",
      );
    response.status(201).json({ id: opened.id });
  });

  router.get("/series/:id", async (request, response) => {
    const caller = await callerOf(request);
    response.json(await series.read(await seriesIn(series, request), caller?.id));
  });

  router.delete("/series/:id", async (request, response) => {
    const caller = await requireCaller(request);
    const found = await seriesIn(series, request);
    if (found.opener !== caller.id) throw new HttpError(403, "NotYourSeries", "only its opener can withdraw a series");
    if (!(await series.withdraw(found.id)))
      throw new HttpError(409, "SeriesIsPlayed", "a series can be withdrawn until its first deal is played");
    response.status(204).end();
  });

  return router.use(tryRoute(deps), resultRoutes(deps));
}

function tryRoute({ series, limits, requirePerson }: SeriesRoutesDeps): Router {
  const router = Router();
  router.post("/series/:id/deals/:deal/tries", async (request, response) => {
    const caller = await requirePerson(request, PEOPLE_ONLY);
    const found = await seriesIn(series, request);
    const deal = dealIn(request, found);
    const network = networkIn(request.headers);
    await chargeLimit(limits, "matches", network);
    await chargeLimit(limits, "writes", network, BEGUN_BYTES);
    const table = await series.play(found, deal, caller);
    if ("ok" in table) throw new HttpError(409, table.reason, WHY_NO_TABLE[table.reason] ?? table.reason);
    const { id, code } = table;
    response.status(201).json({ id, code });
  });
  return router;
}

function resultRoutes({ series, seriesStandings: standings, limits, callerOf }: SeriesRoutesDeps): Router {
  const router = Router();

  /** @throws TooMany */
  const countRows = (request: Request, rows: number) =>
    chargeLimit(limits, "reads", networkIn(request.headers), 1 + rows * ROW_COST);

  router.get("/series/:id/standings", async (request, response) => {
    const part = parsed(seriesPart, request.query, "query");
    const caller = await callerOf(request);
    const found = await seriesIn(series, request);
    await countRows(request, part.limit);
    response.json(await standings.read(found, await series.read(found, caller?.id), caller?.id, part));
  });

  router.get("/series/:id/deals/:deal", async (request, response) => {
    const part = parsed(seriesPart, request.query, "query");
    const caller = await callerOf(request);
    const found = await seriesIn(series, request);
    const deal = dealIn(request, found);
    await countRows(request, part.limit);
    const { deals } = await series.read(found, caller?.id);
    if (!deals[deal - 1]!.isKnown)
      throw new HttpError(403, "NotPlayedYet", "play this deal first, or wait until the series is over");
    response.json(await standings.ofDeal(found, deal, caller?.id, part));
  });

  router.get("/series/:id/results", async (request, response) => {
    const { format, table } = parsed(seriesDownload, request.query, "query");
    const caller = await callerOf(request);
    const found = await seriesIn(series, request);
    const counts = await series.countsOf(found);
    await countRows(
      request,
      counts.reduce((sum, count) => sum + (count?.tries ?? 0), 0),
    );
    const all = await standings.everything(found, caller?.id);
    if (format === "json") response.attachment(`series-${found.id}.json`).json(all);
    else
      response
        .attachment(`series-${found.id}-${table}.csv`)
        .type("text/csv")
        .send(table === "results" ? resultsCsv(all) : standingsCsv(all));
  });

  return router;
}

/** @throws HttpError if the series is missing */
async function seriesIn(series: Pick<SeriesPlay, "get">, { params }: Request): Promise<StoredSeries> {
  const found = await series.get(String(params.id).slice(0, 64));
  if (!found) throw new HttpError(404, "NoSuchSeries", "no series has this id");
  return found;
}

/** @throws HttpError if the series has no such deal */
function dealIn({ params }: Request, { deals }: StoredSeries): number {
  const deal = /^\d{1,2}$/.test(String(params.deal)) ? Number(params.deal) : 0;
  if (deal >= 1 && deal <= deals.length) return deal;
  throw new HttpError(404, "NoSuchDeal", `the deals of this series have the numbers 1 to ${deals.length}`);
}

/** @throws HttpError for an impossible window or deal */
function planOf(
  { title, deals, seats, bots, listed, opensAt: wanted, closesAt }: z.infer<typeof newSeries>,
  now: string,
  gameOf: (id: string) => AnyGame | undefined,
): SeriesPlan {
  const opensAt = wanted === undefined || wanted < now ? now : wanted;
  const [opening, closing, current] = [opensAt, closesAt, now].map(millisecondsAt) as [number, number, number];
  if (wanted !== undefined && millisecondsAt(wanted) < current - SKEW)
    throw new HttpError(400, "BadWindow", "opensAt: in the past; leave it out to begin now");
  if (opening > current + FARTHEST_START) throw new HttpError(400, "BadWindow", "opensAt: at most four weeks ahead");
  if (closing - opening < SHORTEST_WINDOW || closing - opening > LONGEST_WINDOW)
    throw new HttpError(400, "BadWindow", "closesAt: one hour to four weeks after the beginning");
  return {
    ...{ title, seats, opensAt, closesAt, hasBots: bots, isListed: listed },
    deals: deals.map(({ game: id, options }, i): StoredDeal => {
      const game = gameOf(id);
      if (!game) throw new HttpError(400, "NoSuchGame", `deals.${i}: no game "${id}" here`);
      return { game: id, options: optionsOf(game, options, seats) };
    }),
  };
}
