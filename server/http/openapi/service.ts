import { z } from "zod";
import type { OperatorInfo } from "../service.ts";
import { count, type Fields } from "./components.ts";
import { json, type Operations } from "./operation.ts";

const tag = "The server";

const ok = z.strictObject({ ok: z.literal(true) });

const words = z.record(z.string(), z.string());
const jsonSchema = z.looseObject({}).describe("JSON Schema");

const about = z.strictObject({
  version: z.string(),
  ...({
    host: z.string().exactOptional(),
    contact: z.string().exactOptional(),
    source: z.string().exactOptional(),
  } satisfies Fields<OperatorInfo>),
});

const game = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    rules: count.describe("Version of the rules"),
    maxLogLength: count.describe("Number of events in the longest log"),
    options: jsonSchema,
    tables: z
      .array(
        z.strictObject({
          options: z.looseObject({}),
          seats: z.tuple([count, count]).describe("Allowed numbers of seats, inclusive"),
          variant: z.string(),
          isOpposed: z.boolean(),
          isWinnable: z.boolean(),
        }),
      )
      .describe("What follows from which options"),
    commands: jsonSchema,
    forms: z
      .record(z.string(), z.strictObject({ schema: jsonSchema, rules: z.array(z.string()) }))
      .describe("The forms of moves, by the field of the command that they fill"),
    questions: words,
    faces: z.array(z.string()),
    bots: z.array(z.strictObject({ name: z.string(), about: z.string() })),
    phrases: z.record(z.string(), z.strictObject({ least: z.number(), most: z.number() }).nullable()),
    refusals: words,
  })
  .meta({ id: "Game" });

export const serviceOperations: Operations = {
  "GET /openapi.json": {
    id: "readOpenApi",
    tag,
    summary: "This document",
    answers: { 200: json("OpenAPI 3.1", z.looseObject({ openapi: z.literal("3.1.1") })) },
  },
  "GET /about": {
    id: "readAbout",
    tag,
    summary: "The version, and who runs the server",
    answers: { 200: json("What the host says", about) },
  },
  "GET /health": {
    id: "checkReadiness",
    tag,
    summary: "Whether the process takes players and stores moves",
    answers: { 200: json("It does", ok) },
  },
  "GET /health/alive": {
    id: "checkLiveness",
    tag,
    summary: "Whether the process lives",
    answers: { 200: json("It does", ok) },
  },
  "GET /games": {
    id: "listGames",
    tag: "Matches",
    summary: "All games for programs: options, commands, questions, bots and refusals",
    answers: {
      200: json(
        "The games",
        z.strictObject({
          games: z.array(game),
          refusals: words.describe("Of all games"),
          signs: z.array(z.string()).describe("Phrases that may be said at any time"),
        }),
      ),
    },
  },
};
