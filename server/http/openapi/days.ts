import { z } from "zod";
import type { Bar } from "../../../shared/engine/daily/standings.ts";
import type {
  BestAttempt,
  CalendarResponse,
  DayResponse,
  DayTableResponse,
  OwnAttemptResponse,
  OwnResult,
  StandingsResponse,
  UpcomingDay,
  WholeDayResponse,
} from "../../../shared/engine/lists/day-responses.ts";
import { dayQuery } from "../days.ts";
import { count, day, type Fields, figures, options, score } from "./components.ts";
import { json, type Operations } from "./operation.ts";

const tag = "Days";

const commitment = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe("SHA-256 of the seed of the deal");

const rank = z.number().int().min(1).describe("1 for the best; equal scores share a rank");

const table = z
  .strictObject({ game: z.string(), options, seats: count } satisfies Fields<DayTableResponse>)
  .meta({ id: "DayTable" }) satisfies z.ZodType<DayTableResponse>;

const own = z
  .strictObject({
    id: z.string(),
    code: z.string(),
    state: z.enum(["open", "live", "over"]),
    score: score.exactOptional(),
  } satisfies Fields<OwnAttemptResponse>)
  .meta({ id: "OwnTry", description: "The caller's try that counts" }) satisfies z.ZodType<OwnAttemptResponse>;

const dayFields = {
  day,
  state: z.enum(["sealed", "open", "closing", "past"]),
  table,
  tries: count,
  finished: count,
  own: own.exactOptional(),
} satisfies Fields<DayResponse>;

const dayInList = z.strictObject(dayFields).meta({ id: "DayInList" }) satisfies z.ZodType<DayResponse>;

const bar = z.discriminatedUnion("of", [
  z.strictObject({ of: z.literal("finished"), tries: count }),
  z.strictObject({ of: z.literal("short"), by: count, tries: count }),
  z.strictObject({ of: z.literal("left"), tries: count }),
]) satisfies z.ZodType<Bar>;

const best = z.strictObject({
  rank,
  name: z.string(),
  match: z.string().describe("Id of the match"),
  figures,
  isFinished: z.boolean(),
  isOwn: z.boolean(),
} satisfies Fields<BestAttempt>) satisfies z.ZodType<BestAttempt>;

const standings = z
  .strictObject({
    tries: count,
    finished: count,
    bars: z.array(bar),
    averages: figures,
    order: z.array(z.string()).describe("Figures that compare tries, in order of priority"),
    best: z.array(best),
  } satisfies Fields<StandingsResponse>)
  .meta({ id: "Standings" }) satisfies z.ZodType<StandingsResponse>;

const result = z.strictObject({
  isFinished: z.boolean(),
  rank,
  figures: figures.exactOptional(),
  picture: z.array(z.string()).describe("A small picture that shows no cards"),
} satisfies Fields<OwnResult>) satisfies z.ZodType<OwnResult>;

const wholeDay = z
  .strictObject({
    ...dayFields,
    commitment,
    left: z.number().exactOptional().describe("Seconds until this state of the day ends"),
    result: result.exactOptional(),
    standings: standings.exactOptional(),
  } satisfies Fields<WholeDayResponse>)
  .meta({ id: "WholeDay" }) satisfies z.ZodType<WholeDayResponse>;

const calendar = z.strictObject({
  today: day,
  days: z.array(dayInList),
  before: day.exactOptional().describe("The `before` of the next page"),
  sealed: z.array(z.strictObject({ day, table, commitment } satisfies Fields<UpcomingDay>)),
} satisfies Fields<CalendarResponse>) satisfies z.ZodType<CalendarResponse>;

const path = { day: z.string().describe("A day in UTC, such as 2026-11-24, or `today`") };

export const dayOperations: Operations = {
  "GET /days": {
    id: "listDays",
    tag,
    summary: "Lists deals of the day, the latest first",
    token: "optional",
    query: dayQuery,
    answers: { 200: json("A page of days", calendar) },
  },
  "GET /days/:day": {
    id: "readDay",
    tag,
    summary: "A deal of the day, with all results once it or the caller's own try is over",
    token: "optional",
    path,
    answers: { 200: json("The day", wholeDay) },
    refusals: { 404: ["NoSuchDay"] },
  },
  "POST /days/:day/tries": {
    id: "tryDay",
    tag,
    summary: "Begins the caller's match on the deal of a day",
    token: "required",
    path,
    answers: {
      201: json(
        "The match, and whether it counts",
        z.strictObject({ id: z.string(), code: z.string(), counts: z.boolean() }),
      ),
    },
    refusals: { 403: ["NotForPrograms"], 404: ["NoSuchDay"], 409: ["DayIsSealed"] },
  },
};
