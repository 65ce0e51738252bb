import * as z from "zod/mini";
import { safeParse } from "zod/v4/core";
import type { GameCommand, GameEvent } from "../contract/events.ts";
import type { AnyGame } from "../contract/game.ts";
import { isDay } from "../daily/day.ts";
import type { MatchCommand } from "./decide.ts";
import { payloadOf, type Recorded } from "./log-entry.ts";
import type { Match } from "./match.ts";
import { isMatchEvent, type MatchEvent } from "./match-events.ts";
import type { Step } from "./steps.ts";

/** The only command that can have led to a step. To verify the step, decide it again. */
export function inferMatchCommand(game: AnyGame, match: Match, step: Step): MatchCommand | undefined {
  const [first] = step;
  if (isMatchEvent(first)) return commandOfMatchEvents(first, step);
  const { by: seat } = first;
  const command = safeParse(game.command, game.inferCommand(step.map(payloadOf)));
  if (!command.success || seat === undefined) return undefined;
  const bot = match.seats[seat]?.bot;
  return { type: "play", seat, command: command.data as GameCommand, ...(bot === undefined ? {} : { bot }) };
}

type MatchEventOf<Type extends MatchEvent["type"]> = Extract<MatchEvent, { readonly type: Type }>;

// These fields are copied into the command: deciding it again would not detect malformed ones.
const seat = z.int().check(z.nonnegative());
const seconds = z.nullable(z.number());
const taken = z.strictObject({
  type: z.literal("SeatTaken"),
  seat,
  name: z.string(),
  kind: z.enum(["human", "bot"]),
  nonce: z.string(),
  player: z.optional(z.string()),
  bot: z.optional(z.string()),
});
const left = z.strictObject({ type: z.literal("SeatLeft"), seat });
const reserved = z.strictObject({
  type: z.literal("SeatReserved"),
  seat,
  player: z.string(),
  name: z.string(),
  kind: z.literal("bot"),
  until: z.string(),
});
const freed = z.strictObject({
  type: z.literal("SeatFreed"),
  seat,
  reason: z.optional(z.enum(["declined", "expired"])),
});
const removed = z.strictObject({ type: z.literal("SeatLeft"), seat, reason: z.literal("removed") });
const house = z.strictObject({
  patience: seconds,
  clock: seconds,
  watchers: z.boolean(),
  watchDelay: z.optional(z.int().check(z.nonnegative())),
  practice: z.optional(z.boolean()),
});
const kept = z.array(
  z.nullable(z.strictObject({ player: z.string(), name: z.string(), kind: z.optional(z.literal("bot")) })),
);
const created = z.strictObject({
  type: z.literal("MatchCreated"),
  id: z.string(),
  game: z.string(),
  rules: z.int(),
  code: z.string(),
  options: z.looseObject({}),
  layout: z.looseObject({}),
  seats: z.int(),
  commitment: z.string(),
  algorithm: z.string(),
  visibility: z.enum(["open", "private"]),
  house: z.optional(house),
  kept: z.optional(kept),
  previous: z.optional(z.string()),
  offline: z.optional(z.literal(true)),
  daily: z.optional(z.strictObject({ day: z.string().check(z.refine(isDay)), counts: z.boolean() })),
  series: z.optional(
    z.strictObject({
      id: z.string(),
      deal: z.int().check(z.positive()),
      until: z.string(),
      bots: z.boolean(),
      counts: z.boolean(),
    }),
  ),
});
const text = z.string();
const branched = z.strictObject({
  type: z.literal("MatchBranched"),
  id: text,
  rules: z.optional(z.int()),
  code: text,
  commitment: text,
  visibility: z.enum(["open", "private"]),
  house: z.optional(house),
  kept: z.optional(kept),
  from: z.strictObject({ match: text, version: z.int(), root: text, unseenBy: z.optional(seat) }),
  seed: text,
  nonces: z.array(text),
});
const configured = z.strictObject({
  type: z.literal("MatchConfigured"),
  options: z.looseObject({}),
  layout: z.looseObject({}),
  seats: z.int(),
  house,
  places: z.array(z.nullable(seat)),
});
const handed = z.looseObject({ bot: z.string() });
const called = z.looseObject({
  seat,
  reason: z.enum(["away", "clock"]),
  since: z.string(),
  here: z.array(seat),
});

function commandOfMatchEvents(first: Recorded<MatchEvent>, [, second]: Step): MatchCommand | undefined {
  const { at: now, by } = first;
  const payload = payloadOf(first) as MatchEvent;
  switch (payload.type) {
    case "MatchCreated": {
      if (!z.safeParse(created, payload).success) return undefined;
      const { type: _, ...config } = payload;
      return { type: "create", config };
    }
    case "MatchBranched": {
      if (!z.safeParse(branched, payload).success) return undefined;
      const { type: _, from, nonces: __, seed, ...branch } = payload;
      return { type: "branch", branch, seed, unseenBy: from.unseenBy };
    }
    case "SeatTaken":
      return sitCommand(payload);
    case "SeatLeft":
      if (second?.type === "SeatTaken") return sitCommand(payloadOf(second));
      if (by !== undefined && z.safeParse(removed, payload).success) return { type: "remove", seat: payload.seat, by };
      return z.safeParse(left, payload).success ? { type: "stand", seat: payload.seat } : undefined;
    case "SeatReserved": {
      if (by === undefined || !z.safeParse(reserved, payload).success) return undefined;
      const { type: _, seat, ...guest } = payload;
      return { type: "reserve", seat, guest, by };
    }
    case "SeatFreed":
      return z.safeParse(freed, payload).success
        ? { type: "free", seat: payload.seat, ...(payload.reason && { reason: payload.reason }) }
        : undefined;
    case "MatchConfigured": {
      if (by === undefined || !z.safeParse(configured, payload).success) return undefined;
      const { options, seats, house } = payload;
      return { type: "configure", options, seats, house, by };
    }
    case "MatchStarted":
      return { type: "start" };
    case "SeatNudged":
      return by === undefined ? { type: "remind", seat: payload.seat, now } : undefined;
    case "BotCalled":
      return by === undefined ? undefined : botVoteCommand(payload, second, by, now);
    case "SeatHandedToBot":
      return by === undefined ? undefined : { type: "handOver", seat: by, bot: botOf(payload) };
    case "SeatReclaimed":
      return by === undefined ? undefined : { type: "reclaim", seat: by };
    case "ConcessionOffered":
      return by === undefined ? undefined : { type: "concede", seat: by };
    case "ConcessionDropped":
    case "TakeBackDropped":
      return by === undefined ? undefined : { type: "playOn", seat: by };
    case "TakeBackOffered":
    case "StepTakenBack":
      return by === undefined || !Number.isInteger(payload.to)
        ? undefined
        : { type: "takeBack", seat: by, to: payload.to };
    case "HintTaken":
      return by === undefined ? undefined : { type: "hint", seat: by };
    default:
      return undefined;
  }
}

function sitCommand(event: GameEvent): MatchCommand | undefined {
  if (!z.safeParse(taken, event).success) return undefined;
  const { type: _, seat, ...occupant } = event as MatchEventOf<"SeatTaken">;
  return { type: "sit", seat, occupant };
}

/** The log names the bot only after the last vote needed. */
function botVoteCommand(
  payload: MatchEvent,
  next: GameEvent | undefined,
  by: number,
  now: string,
): MatchCommand | undefined {
  const call = z.safeParse(called, payload);
  if (!call.success) return undefined;
  const { seat, reason, since, here } = call.data;
  return { type: "callBot", seat, by, reason, since, here, now, bot: botOf(next) };
}

const botOf = (payload: GameEvent | undefined): string => {
  const parsed = z.safeParse(handed, payload);
  return parsed.success ? parsed.data.bot : "";
};
