import { safeParse } from "zod/v4/core";
import { ALGORITHM, commit, isSeed } from "../chance/fair.ts";
import { knowsRules } from "../contract/earlier-rules.ts";
import { type GameEvent, isRefusal } from "../contract/events.ts";
import { type AnyGame, layoutFor } from "../contract/game.ts";
import { equal, own } from "../equal.ts";
import { seedsIn } from "../match/branch.ts";
import { decide, type MatchCommand } from "../match/decide.ts";
import { foldMatch } from "../match/evolve.ts";
import { inferMatchCommand } from "../match/infer-match-command.ts";
import { payloadOf, type Recorded } from "../match/log-entry.ts";
import { INITIAL_MATCH, type Match } from "../match/match.ts";
import { type Step, stepsOf } from "../match/steps.ts";
import type { MatchFile } from "./format.ts";
import { headerOf } from "./format.ts";
import { UnknownSchema, upcastEntry } from "./upcast.ts";

/** The first fault, at version `v` of the log; 0: in the header. */
export interface Violation {
  readonly v: number;
  readonly reason: string;
  /** The match may be valid, but is unknown to this release. */
  readonly isUnknown?: true;
}

/**
 * Checks a finished match: its seed's commitment, its header, and every step, decided again from its inferred command.
 * @param onVerified called with each step's last version
 * @returns undefined if the match is valid
 */
export function verify(
  { header, log }: MatchFile,
  gameOf: (id: string) => AnyGame | undefined,
  onVerified: (version: number) => void = () => {},
): Violation | undefined {
  const game = gameOf(header.game);
  if (!game) return { v: 0, reason: `this release has no game "${header.game}"`, isUnknown: true };
  if (!knowsRules(game, header.rules)) {
    const reason = `this release does not know rules ${header.rules} of the game, whose current rules are ${game.rules}`;
    return { v: 0, reason, isUnknown: true };
  }
  if (header.algorithm !== ALGORITHM)
    return { v: 0, reason: `unknown algorithm of chance "${header.algorithm}"`, isUnknown: true };
  if (header.seed === undefined)
    return { v: 0, reason: "no seed: the match is not over, its shuffles cannot be checked" };
  if (!isSeed(header.seed)) return { v: 0, reason: "the seed is not 64 hex digits" };
  if (commit(header.seed) !== header.commitment) return { v: 0, reason: "the seed does not match the commitment" };
  const upcasted = upcastLog(game, log);
  if ("reason" in upcasted) return upcasted;
  const { match, violation } = verifySteps(game, upcasted, header.seed, onVerified);
  if (violation) return violation;
  if (match.phase !== "over") return { v: log.length, reason: "the log stops before the match is over" };
  return headerViolation({ header, log: upcasted }, match);
}

function upcastLog(game: AnyGame, log: readonly Recorded[]): readonly Recorded[] | Violation {
  const upcasted: Recorded[] = [];
  for (const entry of log) {
    try {
      upcasted.push(upcastEntry(game, entry));
    } catch (error) {
      if (!(error instanceof UnknownSchema)) throw error;
      return { v: entry.v, reason: error.message, isUnknown: true };
    }
  }
  return upcasted;
}

/**
 * Decides steps again, up to the first violation. The match need not be over.
 * @returns the match after the last valid step; if the log has a gap, the initial match
 */
export function verifySteps(
  game: AnyGame,
  log: readonly Recorded[],
  seed: string,
  onVerified: (version: number) => void = () => {},
): { readonly match: Match; readonly violation?: Violation } {
  const gap = log.findIndex((entry, i) => entry.v !== i + 1);
  let match: Match = INITIAL_MATCH;
  if (gap >= 0) {
    const reason = `event ${gap + 1} is missing, the log goes on with ${log[gap]!.v}`;
    return { match, violation: { v: gap + 1, reason } };
  }
  const seedOf = seedsIn(log, seed);
  for (const step of stepsOf(log)) {
    const due = seedOf(step[0].v);
    if (!isSeed(due)) {
      const reason = "the seed revealed where the match branched is not 64 hex digits";
      return { match, violation: { v: step[0].v, reason } };
    }
    const violation = stepViolation(game, match, step, due);
    if (violation) return { match, violation };
    match = foldMatch(game, match, step);
    onVerified(match.version);
  }
  return { match };
}

function stepViolation(game: AnyGame, match: Match, step: Step, seed: string): Violation | undefined {
  const [first] = step;
  const other = step.find((entry) => entry.by !== first.by);
  if (other) return { v: other.v, reason: `${other.type}: "by" differs from the first event of its step` };
  const command = inferMatchCommand(game, match, step);
  if (!command) return { v: first.v, reason: `${first.type} does not follow from any command` };
  const setup = setupFault(game, command);
  if (setup) return { v: first.v, reason: setup };
  const decided = decide(game, match, command, seed);
  if (isRefusal(decided)) {
    return {
      v: first.v,
      reason: `${first.type} is refused: ${decided.refused}${decided.rule ? ` (${decided.rule})` : ""}`,
    };
  }
  return firstDifference(step, decided);
}

/** Checks the options of `create` and `configure`, and the board of `create`. Undefined if valid. */
function setupFault(game: AnyGame, command: MatchCommand): string | undefined {
  if (command.type !== "create" && command.type !== "configure") return undefined;
  const { options } = command.type === "create" ? command.config : command;
  const parsed = safeParse(game.options, options);
  if (!parsed.success || !equal(parsed.data, options))
    return "the options are not valid, or their defaults are not filled in";
  if (command.type === "configure" || equal(command.config.layout, layoutFor(game, options))) return undefined;
  return "the board is not the one of these options";
}

function firstDifference(step: Step, decided: readonly GameEvent[]): Violation | undefined {
  for (let i = 0; i < Math.max(step.length, decided.length); i++) {
    const [logged, due] = [step[i], decided[i]];
    if (!logged) return { v: step.at(-1)!.v + 1, reason: `${due!.type} is missing` };
    if (!due) return { v: logged.v, reason: `${logged.type} does not follow from ${step[0].type}` };
    if (logged.type !== due.type) return { v: logged.v, reason: `${logged.type} stands where ${due.type} should` };
    const payload = payloadOf(logged);
    const field = [...new Set([...Object.keys(payload), ...Object.keys(due)])].find(
      (key) => !equal(own(payload, key), own(due, key)),
    );
    if (field) return { v: logged.v, reason: `${logged.type}: ${field} is not what the rules give` };
  }
  return undefined;
}

function headerViolation({ header, log }: MatchFile, match: Match): Violation | undefined {
  const due = headerOf(match, log);
  // The format depends on how the file was written.
  const keys = [...(Object.keys(due) as (keyof typeof due)[]), "from" as const].filter((key) => key !== "format");
  const field = keys.find((key) => !equal(header[key], due[key]));
  return field && { v: 0, reason: `the header's ${field} is not what the log says` };
}
