import type { AnyGame, Outcome } from "../../shared/engine/contract/game.ts";
import { dayAfter, FIRST_DAY } from "../../shared/engine/daily/day.ts";
import { toRecorded } from "../../shared/engine/log/recording.ts";
import { foldMatch } from "../../shared/engine/match/evolve.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import type { Occupant } from "../../shared/engine/match/match-events.ts";
import { movesOf } from "../../shared/engine/match/steps.ts";
import { type Summary, summarize } from "../../shared/engine/match/summary.ts";
import { DEFAULT_TABLE_SETTINGS } from "../../shared/engine/match/table-settings.ts";
import { GAMES } from "../../shared/games/index.ts";
import { botOf, dealt, type PartialMatch, playOn } from "../lab/bots.ts";
import { isExample, settingsOf } from "../lab/settings.ts";
import { rolls } from "./chance.ts";
import { itemAt } from "./item-at.ts";

/** Number of people, with the ids `p0`, `p1` … */
const PEOPLE = 12;

const game: AnyGame = GAMES.tranquility!;
/** Settings with the boards of the booklets, without talk. */
const SETTINGS = settingsOf(game).filter(
  (setting) => !isExample(setting) && (!("talk" in setting.options) || setting.options.talk === "silent"),
);

/** Plays match `n`. One in five is resigned halfway. */
function playedOf(n: number): PartialMatch {
  const setting = SETTINGS[n % SETTINGS.length]!;
  const bot = n % 2 === 0 ? "calm" : "steady";
  const bout = { ...setting, name: bot, id: `m${n}`, text: `logbook ${n}` };
  const positions = playOn(bout, dealt(bout), botOf(game, bot));
  if (n % 5 > 0) return positions.at(-1)!;
  const { match, log, commands } = positions[positions.length >> 1]!;
  const outcome: Outcome = { result: "lost", winners: [], reason: "conceded" };
  const end = toRecorded(game, [{ type: "MatchEnded", outcome } as never], {
    after: log.length,
    at: log.at(-1)!.at,
    cause: "end",
  });
  return { match: foldMatch(game, match, end), log: [...log, ...end], commands };
}

export interface PastMatch {
  readonly match: Match;
  readonly log: readonly Recorded[];
  readonly summary: Summary;
}

function seatedAs({ match, log }: PartialMatch, n: number, hasDays: boolean): PastMatch {
  const rng = rolls(n + 1);
  const people = Array.from({ length: PEOPLE }, (_, i) => i);
  const seats = match.seats.map((held): Occupant => {
    if (rng(4) === 0) return held!;
    const [person] = people.splice(rng(people.length), 1);
    const lent = rng(10) === 0 ? { bot: "steady" } : {};
    return { name: `Name ${person} ${n}`, kind: "human", player: `p${person}`, nonce: "", ...lent };
  });
  const from = rng(20) === 0 ? { from: { match: "other", root: "other", version: itemAt(movesOf(log), 0) } } : {};
  const practice = rng(20) === 0;
  const house = { ...DEFAULT_TABLE_SETTINGS, practice };
  const offline = rng(20) === 0 ? { offline: true as const } : {};
  const daily = hasDays && rng(4) === 0 ? { daily: { day: dayAfter(FIRST_DAY, rng(400)), counts: rng(3) > 0 } } : {};
  const config = { ...match.config, ...offline, ...daily, house, id: `match-${n}`, code: `code-${n}`, ...from };
  const seated = { ...match, config, seats };
  const at = new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
  const summary = { ...summarize(game, undefined, seated, log), endedAt: at, changedAt: at };
  return { match: seated, log, summary: JSON.parse(JSON.stringify(summary)) };
}

/**
 * Matches are a minute apart. Some are resigned, branched, offline or for practice, or end with a bot in a player's
 * seat.
 * @param played number of different matches; they repeat with other people
 * @param hasDays whether some are on the deal of a day
 */
export function pastMatches(count: number, played: number, hasDays = false): readonly PastMatch[] {
  const different = Array.from({ length: Math.min(count, played) }, (_, n) => playedOf(n));
  return Array.from({ length: count }, (_, n) => seatedAs(different[n % different.length]!, n, hasDays));
}
