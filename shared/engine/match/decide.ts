import { commit, keyOf, rngFor } from "../chance/fair.ts";
import { byRules, knowsRules } from "../contract/earlier-rules.ts";
import { type GameCommand, type GameEvent, isRefusal, type Refusal, refuse, type Seat } from "../contract/events.ts";
import { type AnyGame, hasInsight, type Outcome } from "../contract/game.ts";
import { LOG_FULL, maxLogLengthOf } from "../contract/max-log-length.ts";
import { admitsBots } from "../series/series.ts";
import type { Timestamp } from "../time.ts";
import { type BotVoteRequest, handOver, reclaim, remind, voteForBot } from "./bot-substitution.ts";
import { type BranchRequestData, branchOff, shuffledFor } from "./branching.ts";
import { configure, type Setup } from "./configuring.ts";
import { foldMatch } from "./evolve.ts";
import { isPlayedByPerson, type Match, noncesOf, seatOf, toAct } from "./match.ts";
import { isOfPlayer, type MatchConfig, type MatchEvent, type Occupant, tableSettingsOf } from "./match-events.ts";
import { hasResigned, resign, withdrawOffers } from "./resignation.ts";
import { type Invited, type ReleaseReason, releaseSeat, remove, reserve, sitRefusal } from "./seating.ts";
import { undo } from "./undo.ts";

/** In `play`, `bot` is the policy that chose the command for a player. */
export type MatchCommand =
  | { readonly type: "create"; readonly config: MatchConfig }
  | ({ readonly type: "branch" } & BranchRequestData)
  | { readonly type: "sit"; readonly seat: Seat; readonly occupant: Occupant }
  | { readonly type: "stand"; readonly seat: Seat }
  | { readonly type: "remove"; readonly seat: Seat; readonly by: Seat }
  | { readonly type: "reserve"; readonly seat: Seat; readonly guest: Invited; readonly by: Seat }
  | { readonly type: "free"; readonly seat: Seat; readonly reason?: ReleaseReason | undefined }
  | ({ readonly type: "configure"; readonly by: Seat } & Setup)
  | { readonly type: "start" }
  | { readonly type: "play"; readonly seat: Seat; readonly command: GameCommand; readonly bot?: string }
  | { readonly type: "handOver"; readonly seat: Seat; readonly bot: string }
  | { readonly type: "reclaim"; readonly seat: Seat }
  | { readonly type: "remind"; readonly seat: Seat; readonly now: Timestamp }
  | ({ readonly type: "callBot" } & BotVoteRequest)
  | { readonly type: "concede"; readonly seat: Seat }
  | { readonly type: "playOn"; readonly seat: Seat }
  | { readonly type: "takeBack"; readonly seat: Seat; readonly to: number }
  | { readonly type: "hint"; readonly seat: Seat };

/**
 * The caller checks who may send the command.
 * @param seed must match the config's commitment
 */
export function decide(
  game: AnyGame,
  match: Match,
  command: MatchCommand,
  seed: string,
): readonly GameEvent[] | Refusal {
  switch (command.type) {
    case "create":
      return create(game, match, command.config, seed);
    case "branch":
      return branchOff(game, match, command, seed);
    case "sit":
      return sit(match, command.seat, command.occupant);
    case "stand":
      return stand(match, command.seat);
    case "remove":
      return remove(match, command.seat, command.by);
    case "reserve":
      return admitsBots(match.config) ? reserve(match, command.seat, command.guest, command.by) : refuse("NoBots");
    case "free":
      return releaseSeat(match, command.seat, command.reason);
    case "configure": {
      const { options, seats, house, by } = command;
      return configure(game, match, { options, seats, house }, by);
    }
    case "start":
      return start(byRules(game, match.config.rules), match, seed);
    default:
      return decideLive(byRules(game, match.config.rules), match, command, seed);
  }
}

type LiveCommand = Exclude<
  MatchCommand,
  { readonly type: "create" | "branch" | "sit" | "stand" | "remove" | "reserve" | "free" | "configure" | "start" }
>;

function decideLive(game: AnyGame, match: Match, command: LiveCommand, seed: string): readonly GameEvent[] | Refusal {
  if (match.phase === "over") return refuse("MatchIsOver");
  if (match.phase !== "live") return refuse("MatchHasNotStarted");
  if (!match.seats[command.seat]) return refuse("NoSuchSeat");
  switch (command.type) {
    case "play":
      return play(game, match, command, seed);
    case "handOver":
      if (match.config.daily?.counts || match.config.series?.counts) return refuse("PlayedByHand");
      return hasResigned(game, match, command.seat)
        ? refuse("AlreadyConceded")
        : handOver(match, command.seat, command.bot);
    case "reclaim":
      return hasResigned(game, match, command.seat) ? refuse("AlreadyConceded") : reclaim(match, command.seat);
    case "remind":
      return remind(match, command.seat, command.now);
    case "callBot":
      return admitsBots(match.config) ? voteForBot(match, command) : refuse("PlayedByHand");
    case "playOn":
      return withdrawOffers(game, match, command.seat);
    case "hint":
      return takeHint(game, match, command.seat);
    case "takeBack": {
      const events = undo(game, match, command.seat, command.to);
      return isRefusal(events) ? events : concluded(game, match, events, seed);
    }
    case "concede": {
      const resigned = resign(game, match, command.seat, chanceAfter(match, seed, 1));
      if (isRefusal(resigned)) return resigned;
      const { events, outcome } = resigned;
      return outcome ? [...events, ...ending(match, outcome, seed)] : concluded(game, match, events, seed);
    }
  }
}

function create(game: AnyGame, match: Match, config: MatchConfig, seed: string): readonly MatchEvent[] | Refusal {
  if (match.phase !== "void") return refuse("MatchExists");
  const [least, most] = game.seats(config.options);
  if (config.seats < least || config.seats > most) return refuse("SeatCount");
  if (!knowsRules(game, config.rules)) return refuse("UnknownRules");
  if (config.commitment !== commit(seed)) return refuse("FalseCommitment");
  return [{ type: "MatchCreated", ...config }];
}

function sit(match: Match, seat: Seat, occupant: Occupant): readonly MatchEvent[] | Refusal {
  if (match.phase !== "open") return refuse("MatchHasStarted");
  if (!(seat in match.seats)) return refuse("NoSuchSeat");
  const holder = match.seats[seat];
  if (holder && (isOfPlayer(holder) || !isOfPlayer(occupant))) return refuse("SeatIsTaken");
  if (occupant.kind === "bot" && !admitsBots(match.config)) return refuse("NoBots");
  const objection = sitRefusal(match, seat, occupant);
  if (objection) return objection;
  if (occupant.player !== undefined && seatOf(match, occupant.player) !== undefined) return refuse("AlreadySeated");
  const taken: MatchEvent = { type: "SeatTaken", seat, ...occupant };
  return holder ? [{ type: "SeatLeft", seat }, taken] : [taken];
}

function stand({ phase, seats }: Match, seat: Seat): readonly MatchEvent[] | Refusal {
  if (phase !== "open") return refuse("MatchHasStarted");
  return seats[seat] ? [{ type: "SeatLeft", seat }] : refuse("SeatIsEmpty");
}

function start(game: AnyGame, match: Match, seed: string): readonly GameEvent[] | Refusal {
  if (match.phase !== "open") return refuse("MatchHasStarted");
  if (match.seats.includes(undefined)) return refuse("SeatsAreEmpty");
  const { options, seats, from } = match.config;
  const started: MatchEvent = { type: "MatchStarted" };
  const chance = chanceAfter(match, seed, 1);
  const dealt = from ? shuffledFor(game, match, from.unseenBy, chance) : game.deal(options, seats, chance);
  return isRefusal(dealt) ? dealt : concluded(game, match, [started, ...dealt], seed);
}

type Play = Extract<MatchCommand, { readonly type: "play" }>;

/** Refuses commands of a player whose seat a bot plays, and of a bot that no longer plays it. */
function play(game: AnyGame, match: Match, { seat, command, bot }: Play, seed: string): readonly GameEvent[] | Refusal {
  const held = match.seats[seat]!;
  if (isOfPlayer(held) && held.bot !== bot) return held.bot === undefined ? refuse("PersonPlays") : refuse("BotPlays");
  const events = game.decide(match.table, seat, command, chanceAfter(match, seed, 0));
  return isRefusal(events) ? events : concluded(game, match, events, seed);
}

/** @param ahead number of other events before the next ones */
function chanceAfter(match: Match, seed: string, ahead: number) {
  let key: Uint8Array | undefined;
  return (index: number) => {
    key ??= keyOf(seed, noncesOf(match));
    return rngFor(key, match.version + ahead + index + 1);
  };
}

/** Appends the ending if the events end the match. */
function concluded(game: AnyGame, match: Match, events: readonly GameEvent[], seed: string): readonly GameEvent[] {
  const after = foldMatch(game, match, events);
  const outcome = game.outcome(after.table) ?? (after.version >= maxLogLengthOf(game) ? LOG_FULL : undefined);
  return outcome ? [...events, ...ending(match, outcome, seed)] : events;
}

const ending = (match: Match, outcome: Outcome, seed: string): readonly MatchEvent[] => [
  { type: "MatchEnded", outcome },
  { type: "SeedRevealed", seed, nonces: noncesOf(match) },
];

/**
 * The client computes the hint. Only in solo practice, so that no other person unknowingly plays against a computer.
 */
function takeHint(game: AnyGame, match: Match, seat: Seat): readonly MatchEvent[] | Refusal {
  const { config, seats, hints } = match;
  if (!isPlayedByPerson(seats[seat])) return refuse("BotPlays");
  if (!tableSettingsOf(config).practice) return refuse("NoPractice");
  if (seats.some((held, other) => held?.kind === "human" && other !== seat)) return refuse("NotAlone");
  if (!hasInsight(game)) return refuse("NoHints");
  if (!toAct(game, match).includes(seat)) return refuse("NothingToDecide");
  return hints.isGiven ? refuse("AlreadyGiven") : [{ type: "HintTaken", seat }];
}
