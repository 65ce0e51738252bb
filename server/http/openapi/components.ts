import { z } from "zod";
import type { Outcome, Progress } from "../../../shared/engine/contract/game.ts";
import type { DailyAttemptSummary } from "../../../shared/engine/daily/daily.ts";
import type { PlayedBoard } from "../../../shared/engine/match/played-board.ts";
import type { SeatSummary, Summary } from "../../../shared/engine/match/summary.ts";
import type { TableSettings } from "../../../shared/engine/match/table-settings.ts";
import type { SeriesAttemptSummary } from "../../../shared/engine/series/series.ts";

export type Fields<T> = { readonly [Name in keyof Required<T>]: z.ZodType };

export const count = z.number().int().min(0);
export const timestamp = z.iso.datetime().meta({ id: "Timestamp", description: "ISO 8601 in UTC" });
export const player = z.string().describe("Id of a player");
export const seat = z.number().int().min(0).max(63).meta({ id: "Seat", description: "A seat, from 0" });
export const options = z.looseObject({}).describe("Options of the game, see `GET /api/games`");
export const day = z.iso.date().meta({ id: "Day", description: "A day in UTC, such as 2026-11-24" });
export const figures = z.record(z.string(), z.number());

export const refusal = z
  .strictObject({
    reason: z.string().describe("A code that can be translated"),
    message: z.string().describe("A sentence for developers"),
  })
  .meta({ id: "Refusal" });

export const seriesScore = z
  .array(z.number())
  .describe("0 if won, else 1; then figures in the order of their priority; then seconds");

export const score = z.array(z.number()).describe("0 if won, else 1; then figures in the order of their priority");

const outcome = z.strictObject({
  result: z.enum(["won", "lost", "draw", "ended"]),
  winners: z.array(seat),
  reason: z.string(),
  scores: z.array(z.number()).exactOptional(),
} satisfies Fields<Outcome>) satisfies z.ZodType<Outcome>;

const progress = z.strictObject({
  done: z.number(),
  of: z.number().exactOptional(),
} satisfies Fields<Progress>) satisfies z.ZodType<Progress>;

const house = z
  .strictObject({
    patience: count.nullable().describe("How long an absent player may keep the table waiting, in seconds"),
    clock: count.nullable().describe("How long a player may think before a reminder, in seconds"),
    watchers: z.boolean(),
    watchDelay: count.exactOptional().describe("Delay of what spectators see, in seconds"),
    practice: z.boolean().exactOptional().describe("Whether a solo player may take hints"),
  } satisfies Fields<TableSettings>)
  .meta({
    id: "TableSettings",
    description: "Times are in seconds; null: unlimited",
  }) satisfies z.ZodType<TableSettings>;

const seatSummary = z
  .strictObject({
    name: z.string(),
    kind: z.enum(["human", "bot"]),
    player: player.exactOptional(),
    stoodIn: z.literal(true).exactOptional().describe("A bot plays for them"),
    kept: z.literal(true).exactOptional().describe("The seat is only reserved for them"),
    until: z.string().exactOptional().describe("When the reservation of an invited program ends"),
  } satisfies Fields<SeatSummary>)
  .meta({ id: "SeatSummary" }) satisfies z.ZodType<SeatSummary>;

const daily = z.strictObject({
  day,
  counts: z.boolean(),
  score: score.exactOptional(),
} satisfies Fields<DailyAttemptSummary>) satisfies z.ZodType<DailyAttemptSummary>;

const series = z.strictObject({
  id: z.string().describe("Id of a series"),
  deal: z.number().int().min(1),
  until: timestamp.describe("When the series ends"),
  bots: z.boolean(),
  counts: z.boolean(),
  score: seriesScore.exactOptional(),
} satisfies Fields<SeriesAttemptSummary>) satisfies z.ZodType<SeriesAttemptSummary>;

const playedBoard = z
  .strictObject({
    id: z.string(),
    isWon: z.boolean().describe("Whether people won"),
  } satisfies Fields<PlayedBoard>)
  .describe("The board of players that the match counts for") satisfies z.ZodType<PlayedBoard>;

const from = z.strictObject({
  match: z.string(),
  version: count,
  root: z.string(),
  unseenBy: seat.exactOptional(),
  move: count,
} satisfies Fields<NonNullable<Summary["from"]>>);

export const summary = z
  .strictObject({
    id: z.string(),
    code: z.string(),
    game: z.string(),
    options,
    variant: z.string().exactOptional(),
    visibility: z.enum(["open", "private"]),
    house: house.exactOptional(),
    state: z.enum(["open", "live", "over"]),
    version: count.describe("Number of events"),
    seats: z.array(seatSummary.nullable()),
    toAct: z.array(seat).describe("Seats that the table waits for"),
    asked: z.array(seat).exactOptional().describe("Those of them that answer another seat's turn"),
    createdAt: timestamp,
    changedAt: timestamp,
    startedAt: timestamp.exactOptional(),
    endedAt: timestamp.exactOptional(),
    progress: progress.exactOptional(),
    outcome: outcome.exactOptional(),
    figures: z.array(figures).exactOptional().describe("By seat"),
    hints: count.exactOptional(),
    previous: z.string().exactOptional().describe("Id of the match that it is a rematch of"),
    daily: daily.exactOptional(),
    series: series.exactOptional(),
    board: playedBoard.exactOptional(),
    from: from.exactOptional().describe("Where it left another match"),
    offline: z.literal(true).exactOptional(),
    deal: z.string().exactOptional().describe("First 16 hex digits of the commitment"),
    summaryVersion: count.exactOptional(),
  } satisfies Fields<Summary>)
  .meta({ id: "Summary" }) satisfies z.ZodType<Summary>;

export const newMatchAnswer = z.strictObject({ id: z.string(), code: z.string() }).meta({ id: "MatchKey" });

/** Default descriptions of path parameters. */
export const PATH_PARAMETERS: Readonly<Record<string, z.ZodType>> = {
  id: z.string().describe("Id or code of a match"),
  match: z.string().describe("Id of a match in which the caller has a seat"),
  player: z.string().describe("Id of a player"),
};
