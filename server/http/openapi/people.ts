import { z } from "zod";
import type {
  BoardRecord,
  BotComparison,
  DailyRecord,
  DayRun,
  FigureRecord,
  LogbookResponse,
  RecentResult,
  Teammate,
  WinStreak,
} from "../../../shared/engine/lists/logbook.ts";
import { CONTACT_CHOICES, type Contact } from "../../../shared/engine/people/contacts.ts";
import { contactQuery, contactRequest } from "../contacts.ts";
import { logbookRequest } from "../logbooks.ts";
import { count, day, type Fields, player, timestamp } from "./components.ts";
import { json, jsonBody, type Operations } from "./operation.ts";

const tag = "Logbooks and people";

const results = z.strictObject({ won: count, lost: count, draw: count, ended: count }).meta({ id: "ResultCounts" });

const figure = z.strictObject({
  better: z.enum(["more", "less", "neither"]),
  counts: z.array(z.tuple([z.number(), count])).describe("Each value with its number of matches"),
  compared: z
    .strictObject({ matches: count, own: z.number(), bots: z.number() } satisfies Fields<BotComparison>)
    .exactOptional(),
} satisfies Fields<FigureRecord>) satisfies z.ZodType<FigureRecord>;

const board = z
  .strictObject({
    game: z.string(),
    variant: z.string(),
    seats: count,
    option: z.strictObject({ name: z.string(), value: z.string() }).exactOptional(),
    results,
    bots: z.strictObject({ matches: count, won: z.number() }).exactOptional(),
    figures: z.record(z.string(), figure),
  } satisfies Fields<BoardRecord>)
  .meta({ id: "BoardRecord" }) satisfies z.ZodType<BoardRecord>;

const run = z.strictObject({ days: count, since: day, until: day } satisfies Fields<DayRun>);

const days = z.strictObject({
  played: count,
  last: run,
  longest: run,
  recent: z.array(day),
} satisfies Fields<DailyRecord>) satisfies z.ZodType<DailyRecord>;

const logbook = z
  .strictObject({
    player,
    name: z.string(),
    kind: z.enum(["human", "bot"]).describe("`bot` for a program"),
    isOpen: z.boolean(),
    boards: z.array(board),
    longestRun: z
      .strictObject({ matches: count, since: timestamp, until: timestamp } satisfies Fields<WinStreak>)
      .exactOptional(),
    days: days.exactOptional(),
    course: z.array(
      z.strictObject({
        game: z.string(),
        result: z.enum(["won", "lost", "draw", "ended"]),
        ended: timestamp,
      } satisfies Fields<RecentResult>),
    ),
    companions: z.array(
      z.strictObject({ player, name: z.string(), matches: count, won: count } satisfies Fields<Teammate>),
    ),
    offline: results.exactOptional(),
  } satisfies Fields<LogbookResponse>)
  .meta({ id: "Logbook" }) satisfies z.ZodType<LogbookResponse>;

const contact = z
  .strictObject({
    player,
    name: z.string(),
    kind: z.enum(["human", "bot"]).describe("`bot` for a program"),
    match: z.string().describe("Id of the last match together"),
    changedAt: timestamp,
    own: z.enum(CONTACT_CHOICES).exactOptional().describe("The caller's choice about them"),
    isWanting: z.boolean().describe("Whether they want to play with the caller again"),
  } satisfies Fields<Contact>)
  .meta({ id: "Contact" }) satisfies z.ZodType<Contact>;

export const peopleOperations: Operations = {
  "GET /logbooks/:player": {
    id: "readLogbook",
    tag,
    summary: "A player's results: the caller's own, or those of an open logbook",
    token: "optional",
    answers: { 200: json("The logbook", logbook) },
    refusals: { 404: ["NoSuchLogbook"], 503: ["Busy"] },
  },
  "PUT /logbooks/:player": {
    id: "openLogbook",
    tag,
    summary: "Opens the caller's logbook to everyone, or closes it",
    token: "required",
    body: jsonBody(logbookRequest),
    answers: { 200: json("Whether it is open", z.strictObject({ isOpen: z.boolean() })) },
    refusals: { 403: ["NotYourLogbook"] },
  },
  "GET /contacts": {
    id: "listContacts",
    tag,
    summary: "Lists people the caller played with",
    token: "required",
    query: contactQuery,
    answers: { 200: json("The people", z.strictObject({ people: z.array(contact) })) },
    refusals: { 404: ["NoSuchMatch"] },
  },
  "PUT /contacts/:player": {
    id: "chooseContact",
    tag,
    summary: "Wants to play with a player again, or blocks their invitations",
    token: "required",
    body: jsonBody(contactRequest),
    answers: { 200: json("The contact", contact) },
    refusals: { 404: ["NoSuchMatch"], 409: ["TooManyContacts"] },
  },
};
