import { z } from "zod";
import type {
  OwnSeriesAttempt,
  SeriesDealResponse,
  SeriesExport,
  SeriesHeader,
  SeriesListResponse,
  SeriesPlayer,
  SeriesResponse,
  SeriesResultRow,
  SeriesResultsResponse,
  SeriesStandingsResponse,
  SeriesTeamRow,
} from "../../../shared/engine/lists/series-responses.ts";
import { newSeries, seriesDownload, seriesPart, seriesQuery } from "../series.ts";
import { count, type Fields, newMatchAnswer, options, seriesScore, timestamp } from "./components.ts";
import { json, jsonBody, type Operations } from "./operation.ts";

const tag = "Series";

const digits = z.string().regex(/^[0-9a-f]{64}$/);
const commitment = digits.describe("SHA-256 of what it commits to");
const rank = z.number().int().min(1).describe("1 for the best; equal results share a rank");
const percentile = z
  .number()
  .min(0)
  .max(100)
  .describe("The share of other tables that are beaten; equal ones count half");
const deal = z.number().int().min(1).describe("The number of a deal, from 1");

const window = {
  state: z.enum(["ahead", "open", "over"]),
  opensAt: timestamp,
  closesAt: timestamp,
  left: count.exactOptional().describe("Seconds until this state ends"),
};

const shared = {
  ...window,
  id: z.string(),
  title: z.string(),
  isListed: z.boolean(),
  seats: count,
  hasBots: z.boolean().describe("Whether bots and programs may take seats"),
  isOwn: z.boolean().describe("Whether the caller opened it"),
};

const header = z
  .strictObject({ ...shared, games: z.array(z.string()), deals: count } satisfies Fields<SeriesHeader>)
  .meta({ id: "SeriesInList" }) satisfies z.ZodType<SeriesHeader>;

const page = z.strictObject({
  series: z.array(header),
  next: z.string().exactOptional().describe("The `after` of the next page"),
} satisfies Fields<SeriesListResponse>) satisfies z.ZodType<SeriesListResponse>;

const own = z.strictObject({
  id: z.string(),
  code: z.string(),
  state: z.enum(["open", "live", "over"]),
  score: seriesScore.exactOptional(),
} satisfies Fields<OwnSeriesAttempt>) satisfies z.ZodType<OwnSeriesAttempt>;

const dealOfSeries = z
  .strictObject({
    deal,
    game: z.string(),
    options,
    commitment,
    tables: count.describe("Number of tables that have begun it"),
    own: own.exactOptional().describe("The caller's table"),
    isKnown: z.boolean().describe("Whether the caller may see its results"),
  } satisfies Fields<SeriesDealResponse>)
  .meta({ id: "SeriesDeal" }) satisfies z.ZodType<SeriesDealResponse>;

const whole = z
  .strictObject({
    ...shared,
    commitment,
    secret: digits.exactOptional().describe("The secret of the deals, once the series is over"),
    deals: z.array(dealOfSeries),
  } satisfies Fields<SeriesResponse>)
  .meta({ id: "Series" }) satisfies z.ZodType<SeriesResponse>;

const player = z
  .strictObject({
    name: z.string(),
    kind: z.enum(["human", "bot"]),
    stoodIn: z.literal(true).exactOptional(),
  } satisfies Fields<SeriesPlayer>)
  .meta({ id: "SeriesPlayer" }) satisfies z.ZodType<SeriesPlayer>;

const results = z
  .strictObject({
    deal,
    order: z.array(z.string()).describe("Names of the figures in scores"),
    total: count,
    rows: z.array(
      z.strictObject({
        match: z.string().describe("Id of the match"),
        players: z.array(player),
        isLive: z.boolean(),
        rank: rank.exactOptional(),
        percentile: percentile.exactOptional(),
        score: seriesScore.exactOptional(),
        isOwn: z.boolean(),
      } satisfies Fields<SeriesResultRow>) satisfies z.ZodType<SeriesResultRow>,
    ),
  } satisfies Fields<SeriesResultsResponse>)
  .meta({ id: "SeriesResults" }) satisfies z.ZodType<SeriesResultsResponse>;

const team = z
  .strictObject({
    rank,
    players: z.array(player),
    played: count,
    wins: count,
    figures: z.array(z.number()).describe("Sums over the won deals"),
    seconds: count.describe("Time of the won deals"),
    percentile: percentile.exactOptional(),
    isOwn: z.boolean(),
  } satisfies Fields<SeriesTeamRow>)
  .meta({ id: "SeriesTeam" }) satisfies z.ZodType<SeriesTeamRow>;

const standings = z.strictObject({
  deals: z.array(deal).describe("The deals that the caller may know, which are counted"),
  order: z.array(z.string()).describe("Names of the summed figures; empty if the games count different ones"),
  total: count.describe("Number of teams"),
  rows: z.array(team),
  own: z.array(team).describe("The caller's teams that are not on this page"),
} satisfies Fields<SeriesStandingsResponse>) satisfies z.ZodType<SeriesStandingsResponse>;

const everything = z.strictObject({
  series: whole,
  standings: z.array(team),
  results: z.array(results),
} satisfies Fields<SeriesExport>) satisfies z.ZodType<SeriesExport>;

const id = z.string().describe("Id of a series");
const path = { id };
const dealPath = { id, deal: z.string().describe("The number of a deal, from 1") };

export const seriesOperations: Operations = {
  "GET /series": {
    id: "listSeries",
    tag,
    summary: "Lists series on equal deals",
    token: "optional",
    query: seriesQuery,
    answers: { 200: json("A page of series", page) },
    refusals: { 401: ["NoToken"] },
  },
  "POST /series": {
    id: "openSeries",
    tag,
    summary: "Opens a series",
    token: "required",
    body: jsonBody(newSeries),
    answers: { 201: json("The new series", z.strictObject(path)) },
    refusals: {
      400: ["NoSuchGame", "BadOptions", "SeatCount", "BadWindow"],
      403: ["NotForPrograms"],
      409: ["TooManySeries"],
    },
  },
  "GET /series/:id": {
    id: "readSeries",
    tag,
    summary: "A series with its deals, and the caller's tables",
    token: "optional",
    path,
    answers: { 200: json("The series", whole) },
    refusals: { 404: ["NoSuchSeries"] },
  },
  "DELETE /series/:id": {
    id: "withdrawSeries",
    tag,
    summary: "Withdraws a series that has not been played",
    token: "required",
    path,
    answers: { 204: { description: "There is no such series any more" } },
    refusals: { 403: ["NotYourSeries"], 404: ["NoSuchSeries"], 409: ["SeriesIsPlayed"] },
  },
  "GET /series/:id/standings": {
    id: "readSeriesStandings",
    tag,
    summary: "The standings of teams over the deals that the caller may know",
    token: "optional",
    path,
    query: seriesPart,
    answers: { 200: json("A page of the standings", standings) },
    refusals: { 404: ["NoSuchSeries"] },
  },
  "GET /series/:id/deals/:deal": {
    id: "readSeriesDeal",
    tag,
    summary: "The results of a deal, once the caller has played it or the series is over",
    token: "optional",
    path: dealPath,
    query: seriesPart,
    answers: { 200: json("A page of the results", results) },
    refusals: { 403: ["NotPlayedYet"], 404: ["NoSuchSeries", "NoSuchDeal"] },
  },
  "POST /series/:id/deals/:deal/tries": {
    id: "trySeriesDeal",
    tag,
    summary: "Opens a table on a deal of a series, or finds the caller's own",
    token: "required",
    path: dealPath,
    answers: { 201: json("The table", newMatchAnswer) },
    refusals: {
      403: ["NotForPrograms"],
      404: ["NoSuchSeries", "NoSuchDeal"],
      409: ["SeriesIsNotOpen", "DealPlayed", "SeriesIsFull"],
    },
  },
  "GET /series/:id/results": {
    id: "downloadSeriesResults",
    tag,
    summary: "All results that the caller may know, as a file",
    token: "optional",
    path,
    query: seriesDownload,
    answers: { 200: json("The results; with `format=csv` a table as `text/csv`", everything) },
    refusals: { 404: ["NoSuchSeries"] },
  },
};
