import * as z from "zod/mini";
import { safeParse } from "zod/v4/core";
import { equal, own } from "./equal.ts";
import { ALGORITHM, commit, isSeed } from "./fair.ts";
import type { MatchFile } from "./format.ts";
import { headerOf } from "./format.ts";
import { type AnyGame, type Fact, type Intent, isRefusal, type Seat } from "./game.ts";
import {
  bare,
  type Charter,
  decide,
  foldMatch,
  isMatchEvent,
  type Match,
  type MatchEvent,
  nothing,
  type Wish,
} from "./match.ts";
import { type Step, stepsOf } from "./replay.ts";

type MatchEventOf<Type extends MatchEvent["type"]> = Extract<MatchEvent, { readonly type: Type }>;

/** The first thing in a match that cannot be true, and at which version. Version 0: the header. */
export interface Violation {
  readonly v: number;
  readonly reason: string;
}

/**
 * Checks a finished match against its rules: the commitment, every shuffle, every step as the outcome of a legal command,
 * and the end. Every step is decided anew from the revealed seed and compared, event by event, with what the log says.
 * @returns undefined when all of it is true.
 */
export function verify({ header, log }: MatchFile, gameOf: (id: string) => AnyGame | undefined): Violation | undefined {
  const game = gameOf(header.game);
  if (!game) return { v: 0, reason: `no game "${header.game}" on this shelf` };
  if (header.rules !== game.rules)
    return { v: 0, reason: `rules ${header.rules}, but this release knows ${game.rules}` };
  if (header.algorithm !== ALGORITHM) return { v: 0, reason: `unknown algorithm of chance "${header.algorithm}"` };
  if (header.seed === undefined)
    return { v: 0, reason: "no seed: the match is not over, its shuffles cannot be checked" };
  if (!isSeed(header.seed)) return { v: 0, reason: "the seed is not 64 hex digits" };
  if (commit(header.seed) !== header.commitment) return { v: 0, reason: "the seed does not match the commitment" };
  const gap = log.findIndex((entry, i) => entry.v !== i + 1);
  if (gap >= 0) return { v: gap + 1, reason: `event ${gap + 1} is missing, the log goes on with ${log[gap]!.v}` };

  let match: Match = nothing;
  for (const step of stepsOf(log)) {
    const violation = falseStep(game, match, step, header.seed);
    if (violation) return violation;
    match = foldMatch(game, match, step);
  }
  if (match.phase !== "over") return { v: log.length, reason: "the log stops before the match is over" };
  return falseHeader({ header, log }, match);
}

function falseStep(game: AnyGame, match: Match, step: Step, seed: string): Violation | undefined {
  const [first] = step;
  const stranger = step.find((entry) => entry.by !== first.by);
  if (stranger) return { v: stranger.v, reason: `${stranger.type}: by is another seat's than its command's` };
  const wish = wishBehind(game, step);
  if (!wish) return { v: first.v, reason: `${first.type} does not follow from any command` };
  const charter = wish.type === "create" && falseCharter(game, wish.charter);
  if (charter) return { v: first.v, reason: charter };
  const decided = decide(game, match, wish, seed);
  if (isRefusal(decided)) {
    return {
      v: first.v,
      reason: `${first.type} is refused: ${decided.refused}${decided.rule ? ` (${decided.rule})` : ""}`,
    };
  }
  return differing(step, decided);
}

/** What a table cannot have been opened with. */
function falseCharter(game: AnyGame, { options, layout }: Charter): string | undefined {
  const parsed = safeParse(game.options, options);
  if (!parsed.success || !equal(parsed.data, options)) return "the options are not ones of this game, all filled in";
  return equal(layout, game.layout(options)) ? undefined : "the board is not the one of these options";
}

/** Where a step says something else than what the rules say. */
function differing(step: Step, decided: readonly Fact[]): Violation | undefined {
  for (let i = 0; i < Math.max(step.length, decided.length); i++) {
    const [told, due] = [step[i], decided[i]];
    if (!told) return { v: step.at(-1)!.v + 1, reason: `${due!.type} is missing` };
    if (!due) return { v: told.v, reason: `${told.type} does not follow from ${step[0].type}` };
    if (told.type !== due.type) return { v: told.v, reason: `${told.type} stands where ${due.type} should` };
    const fact = bare(told);
    const field = [...new Set([...Object.keys(fact), ...Object.keys(due)])].find(
      (key) => !equal(own(fact, key), own(due, key)),
    );
    if (field) return { v: told.v, reason: `${told.type}: ${field} is not what the rules give` };
  }
  return undefined;
}

/** What somebody must have wished for these events to follow. */
function wishBehind(game: AnyGame, step: Step): Wish | undefined {
  const [first] = step;
  if (isMatchEvent(first)) return wishAround(step);
  const seat: Seat | undefined = first.by;
  const command = safeParse(game.command, game.retrace(step.map(bare)));
  return command.success && seat !== undefined ? { type: "play", seat, command: command.data as Intent } : undefined;
}

/** What the platform's own events may hold: they are not decided from anything, so no field of them is compared. */
const seat = z.int().check(z.nonnegative());
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
  previous: z.optional(z.string()),
});

/** The wish behind events of the match; undefined when they are none that a wish leads to. */
function wishAround(step: Step): Wish | undefined {
  const [first, second] = step.map(bare);
  switch (first?.type) {
    case "MatchCreated": {
      if (!z.safeParse(created, first).success) return undefined;
      const { type: _, ...charter } = first as MatchEventOf<"MatchCreated">;
      return { type: "create", charter };
    }
    case "SeatTaken":
      return sitting(first);
    case "SeatLeft":
      if (second?.type === "SeatTaken") return sitting(second);
      return z.safeParse(left, first).success
        ? { type: "stand", seat: (first as MatchEventOf<"SeatLeft">).seat }
        : undefined;
    case "MatchStarted":
      return { type: "start" };
    default:
      return undefined;
  }
}

function sitting(event: Fact): Wish | undefined {
  if (!z.safeParse(taken, event).success) return undefined;
  const { type: _, seat, ...occupant } = event as MatchEventOf<"SeatTaken">;
  return { type: "sit", seat, occupant };
}

/** The header repeats what the log says; here is where it does not. */
function falseHeader({ header, log }: MatchFile, match: Match): Violation | undefined {
  const due = headerOf(match, log);
  // The format is how the file was written, not something the match could tell.
  const told = (Object.keys(due) as (keyof typeof due)[]).filter((key) => key !== "format");
  const field = told.find((key) => !equal(header[key], due[key]));
  return field && { v: 0, reason: `the header's ${field} is not what the log says` };
}
