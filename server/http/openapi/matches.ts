import { z } from "zod";
import type { WatchlistEntry } from "../../match/watchlist.ts";
import { branchRequest } from "../branches.ts";
import { type HistoryPage, historyQuery } from "../history.ts";
import { matchQuery } from "../matches.ts";
import { newMatch } from "../new-match.ts";
import { count, type Fields, newMatchAnswer, summary } from "./components.ts";
import { json, jsonBody, type Operation, type Operations } from "./operation.ts";

const tag = "Matches";

export const UNREADABLE = {
  403: ["NotWelcome", "NoWatchers", "NotPlayedYet"],
  404: ["NoSuchMatch"],
  500: ["MatchIsDamaged", "MatchIsNewer"],
  503: ["Busy"],
} as const satisfies Operation["refusals"];

const watched = z.strictObject({
  match: summary,
  onlookers: count,
} satisfies Fields<WatchlistEntry>) satisfies z.ZodType<WatchlistEntry>;

const historyPage = z.strictObject({
  matches: z.array(summary),
  next: z.string().exactOptional().describe("The `after` of the following page"),
} satisfies Fields<HistoryPage>) satisfies z.ZodType<HistoryPage>;

export const matchOperations: Operations = {
  "POST /matches": {
    id: "createMatch",
    tag,
    summary: "Opens a table",
    token: "required",
    body: jsonBody(newMatch),
    answers: { 201: json("The new match", newMatchAnswer) },
    refusals: { 400: ["NoSuchGame", "BadOptions", "SeatCount"], 403: ["NotInvitable"] },
  },
  "GET /matches": {
    id: "listMatches",
    tag,
    summary: "Lists matches; private ones for their own players only",
    token: "optional",
    query: matchQuery,
    answers: {
      200: json(
        "Summaries",
        z.strictObject({
          matches: z.array(summary),
          people: count.exactOptional().describe("How many people are here; only without a token and `player`"),
        }),
      ),
    },
    refusals: UNREADABLE,
  },
  "GET /matches/:id": {
    id: "readMatch",
    tag,
    summary: "Summarizes a match",
    token: "optional",
    answers: { 200: json("The summary", summary) },
    refusals: UNREADABLE,
  },
  "GET /matches/:id/log": {
    id: "readLog",
    tag,
    summary: "The match file as the caller may see it now",
    token: "optional",
    answers: {
      200: {
        description: "A header, then an event in each line",
        body: { type: "application/jsonl", schema: z.string() },
      },
    },
    refusals: UNREADABLE,
  },
  "POST /matches/:id/branches": {
    id: "createBranch",
    tag,
    summary: "Opens a table that continues a finished match from one of its versions",
    token: "required",
    body: jsonBody(branchRequest),
    answers: { 201: json("The new match", newMatchAnswer) },
    refusals: {
      ...UNREADABLE,
      409: ["MatchIsNotOver", "NoSuchMoment", "NoSuchSeat", "CannotShuffleAnew", "LogIsFull"],
    },
  },
  "GET /matches/:id/branches": {
    id: "listBranches",
    tag,
    summary: "Lists matches that share the deal: finished ones, and the caller's own",
    token: "optional",
    answers: { 200: json("Summaries", z.strictObject({ matches: z.array(summary) })) },
    refusals: UNREADABLE,
  },
  "GET /watch": {
    id: "listWatchableMatches",
    tag,
    summary: "Lists public matches in progress, the most watched first",
    answers: {
      200: json(
        "Matches with their numbers of spectators",
        z.strictObject({
          watched: z.array(watched),
          replays: z.array(summary).exactOptional().describe("The best recent matches if none is in progress"),
        }),
      ),
    },
    refusals: { 503: ["Busy"] },
  },
  "GET /history": {
    id: "listPastMatches",
    tag,
    summary: "Lists past matches of the caller or of a table, the latest end first",
    token: "optional",
    query: historyQuery,
    answers: { 200: json("A page of summaries", historyPage) },
    refusals: { 401: ["NoToken"], 404: ["NoSuchMatch"] },
  },
  "POST /history": {
    id: "uploadMatch",
    tag,
    summary: "Hands in a match that the caller played alone and offline",
    token: "required",
    body: { type: "application/jsonl", schema: z.string().describe("The match file, at most 1 MB") },
    answers: {
      200: json("The match was here already", newMatchAnswer),
      201: json("The match is stored", newMatchAnswer),
    },
    refusals: {
      400: ["BadMatchFile", "MatchIsNotOver", "UnknownMatch", "NotPlayedAlone", "FalseMatch"],
      403: ["NotYourMatch"],
      409: ["DealtHere", "HandedInOtherwise"],
      503: ["Busy"],
    },
  },
};
