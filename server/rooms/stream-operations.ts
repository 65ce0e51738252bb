import { z } from "zod";
import type { Granted, Refused } from "../../shared/engine/log/reply.ts";
import type { StreamLine } from "../../shared/engine/log/stream-line.ts";
import type { Invitation } from "../../shared/engine/people/program-offers.ts";
import { count, type Fields, seat } from "../http/openapi/components.ts";
import { json, type Operation, type Operations } from "../http/openapi/operation.ts";
import type { InvitationLine } from "./invitation-stream.ts";
import { requests } from "./request-schemas.ts";
import { requestName, streamQuery } from "./stream-routes.ts";

const tag = "Streams and requests";

const recorded = z
  .looseObject({
    v: count,
    at: z.string(),
    cause: z.string(),
    by: seat.exactOptional(),
    schema: count.exactOptional(),
    type: z.string(),
    secret: z.strictObject({ to: z.array(seat), faces: z.record(z.string(), z.string()) }).exactOptional(),
  })
  .meta({ id: "Event", description: "An event of the platform or of a game, with the secrets of the caller's seat" });

const limits = { least: z.number(), most: z.number() };
const into = z.string().describe("The field of the command");

const part = z.discriminatedUnion("of", [
  z.strictObject({
    of: z.literal("cards"),
    into,
    from: z.array(count),
    ...limits,
    total: z.strictObject({ worth: z.record(z.string(), z.number()), ...limits }).exactOptional(),
  }),
  z.strictObject({ of: z.literal("number"), into, ...limits }),
  z.strictObject({
    of: z.literal("option"),
    into,
    from: z.array(z.union([z.string(), z.number(), z.boolean()])),
  }),
  z.strictObject({ of: z.literal("text"), into, most: z.number() }),
  z.strictObject({ of: z.literal("form"), into, within: z.unknown() }),
]);

const asked = z
  .strictObject({
    v: count,
    seat,
    what: z.string().describe("A word of the game"),
    moves: z.array(
      z.strictObject({ command: z.looseObject({ type: z.string() }), parts: z.array(part).exactOptional() }),
    ),
  })
  .meta({ id: "Question" });

const sender = {
  by: z.union([seat, z.literal("watcher")]),
  player: z.string().exactOptional(),
  name: z.string(),
  kind: z.literal("bot").exactOptional().describe("If the sender is a program"),
  at: z.string(),
};

const chat = z
  .union([
    z.strictObject({ ...sender, text: z.string() }),
    z.strictObject({ ...sender, phrase: z.string(), n: z.number().exactOptional() }),
  ])
  .meta({ id: "ChatMessage" });

const streamedSeat = z.strictObject({
  name: z.string(),
  kind: z.enum(["human", "bot"]),
  present: z.boolean(),
  away: z.string().describe("When they disconnected; empty while they are here"),
});

const line = <Type extends StreamLine["type"], Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });

export const streamLine = z
  .discriminatedUnion("type", [
    line("match", { id: z.string(), code: z.string(), game: z.string(), seat: seat.nullable(), version: count }),
    line("events", { events: z.array(recorded) }),
    line("asked", { asked: asked.nullable() }),
    line("seats", { seats: z.array(streamedSeat.nullable()) }),
    line("chat", { message: chat }),
    line("rematch", { code: z.string() }),
    line("heartbeat", { version: count }),
    line("closed", { reason: z.string(), version: count }),
  ])
  .meta({ id: "StreamLine" });

const invitationLineOf = <Type extends InvitationLine["type"], Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });

export const invitationLine = z
  .discriminatedUnion("type", [
    invitationLineOf("program", { player: z.string(), name: z.string() }),
    invitationLineOf("invitation", {
      match: z.string(),
      code: z.string(),
      game: z.string(),
      options: z.looseObject({}),
      seats: count,
      seat,
      until: z.string().nullable().describe("When it ends; null: with the start"),
    } satisfies Fields<Invitation>),
    invitationLineOf("withdrawn", { match: z.string() }),
    invitationLineOf("heartbeat", {}),
    invitationLineOf("closed", { reason: z.string() }),
  ])
  .meta({ id: "InvitationLine" });

const granted = z
  .strictObject({
    ok: z.literal(true),
    v: count.describe("The version of the log for which the reply holds"),
    cause: z.string().exactOptional().describe("The cause of the events that the request added"),
  } satisfies Fields<Granted>)
  .meta({ id: "Granted" }) satisfies z.ZodType<Granted>;

const rematch = granted.extend({ id: z.string(), code: z.string() }).meta({ id: "RematchGranted" });

const refused = z
  .strictObject({
    ok: z.literal(false),
    reason: z.string(),
    rule: z.string().exactOptional().describe("The rule of the game that forbids it"),
  } satisfies Fields<Refused>)
  .meta({ id: "Refused" }) satisfies z.ZodType<Refused>;

const JOIN_REFUSALS = {
  403: ["NotWelcome", "NoWatchers", "NotPlayedYet"],
  404: ["NoSuchMatch"],
  409: ["TableIsOpen"],
  429: ["TooManyWatchers", "TooManyWindows"],
  500: ["MatchIsDamaged", "MatchIsNewer"],
} as const satisfies Operation["refusals"];

const elsewhere = {
  description: "Another process has the table: repeat the request there",
  headers: { Location: "The address at that process" },
};

const repliesOf = (reply: z.ZodType): Operation["answers"] => ({
  200: json("The request was granted", reply),
  307: elsewhere,
  ...Object.fromEntries([400, 403, 409, 500, 503].map((status) => [status, json("The request was refused", refused)])),
});

/** Payload schemas of all requests except a move. `undefined` is left out. */
const payloads = requestName.options.flatMap((name) => {
  const schema: z.ZodType = requests[name];
  const kinds = schema instanceof z.ZodUnion ? (schema.options as readonly z.ZodType[]) : [schema];
  return kinds.filter((kind) => !(kind instanceof z.ZodUndefined)).map((kind) => kind.meta({ title: name }));
});

export const streamOperations: Operations = {
  "GET /matches/:id/stream": {
    id: "streamMatch",
    tag,
    summary: "The match as lines of JSON, which do not end until the connection is closed",
    token: "required",
    query: streamQuery,
    answers: {
      200: { description: "Each line is one of these", body: { type: "application/x-ndjson", schema: streamLine } },
      307: elsewhere,
    },
    refusals: JOIN_REFUSALS,
  },
  "GET /programs/me/stream": {
    id: "streamInvitations",
    tag,
    summary:
      "The invitations of the caller, a program, as lines of JSON, which do not end until the connection is closed",
    token: "required",
    answers: {
      200: { description: "Each line is one of these", body: { type: "application/x-ndjson", schema: invitationLine } },
    },
    refusals: { 403: ["NotAProgram", "NoProgramKey"], 429: ["TooManyWindows"] },
  },
  "POST /matches/:id/commands": {
    id: "move",
    tag,
    summary: "Makes a move; it counts once, however often it is sent",
    token: "required",
    body: { schema: requests.command },
    answers: repliesOf(granted),
    refusals: JOIN_REFUSALS,
  },
  "POST /matches/:id/requests/:name": {
    id: "request",
    tag,
    summary: "Any other request to a table, whose body is the payload of that name",
    token: "required",
    path: { name: requestName.describe("Name of the request") },
    body: { schema: z.union(payloads), isOptional: true },
    answers: repliesOf(z.union([granted, rematch])),
    refusals: JOIN_REFUSALS,
  },
};
