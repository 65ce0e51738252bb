import { expect, test } from "vitest";
import { botOf, dealt, type Player, playOn } from "../../../../server/cli/bots.ts";
import type { Seat } from "../../../../shared/engine/game.ts";
import { foldMatch, INITIAL_MATCH, type Match, type Recorded } from "../../../../shared/engine/match.ts";
import { redact } from "../../../../shared/engine/secrecy.ts";
import { FOOL } from "../../../../shared/games/arcanoid/cards.ts";
import { VARIANT_NAMES } from "../../../../shared/games/arcanoid/options.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import { gameOf } from "../../../kit/games.ts";
import { byStrength } from "../../../kit/strength.ts";

const game = gameOf("arcanoid")!;

/** One of the seats that are asked in a window, as an onlooker sees the traffic about it. */
interface Asked {
  readonly seat: Seat;
  /** By name: its place among those asked, when its answer came, how large the answers are. */
  readonly signs: readonly string[];
}

/** A window that nobody used, and who had the Fool. */
interface Quiet {
  readonly asked: readonly Asked[];
  readonly holder: Seat;
}

/** The windows of a match in which one of those asked held the Fool and let it stand. */
function windowsOf(log: readonly Recorded[]): readonly Quiet[] {
  const quiet: Quiet[] = [];
  let match: Match = INITIAL_MATCH;
  for (const [i, entry] of log.entries()) {
    match = foldMatch(game, match, [entry]);
    if (entry.type !== "EngagementTried") continue;
    const { stage, parties, faces } = match.table as State;
    if (stage.at !== "window" || stage.isInOrder) continue;
    const holder = stage.waiting.find((party) => parties[party]!.closed.some((card) => faces[card] === FOOL));
    if (holder === undefined) continue;
    const answers = log.slice(i + 1, i + 1 + stage.waiting.length);
    if (!answers.every(({ type }) => type === "StealForgone")) continue;
    quiet.push({ holder, asked: stage.waiting.map((seat, place) => askedAs(seat, place, answers)) });
  }
  return quiet;
}

/** Versions and times are as long as they are: a log that grows makes its lines longer, whoever is asked. */
function askedAs(seat: Seat, place: number, answers: readonly Recorded[]): Asked {
  const at = answers.findIndex((answer) => (answer as Recorded & { party: number }).party === seat);
  const { v: _, cause: __, at: ___, ...told } = redact(answers[at]!, "table");
  const size = JSON.stringify(told).length;
  return { seat, signs: [`place ${place}`, `answer ${at}`, `of ${answers.length}`, `size ${size}`] };
}

/** How often the holder is found by the signs that holders had in the windows before (naive Bayes), and by chance alone. */
function classified(train: readonly Quiet[], test: readonly Quiet[]) {
  const seen = new Map<string, { holders: number; all: number }>();
  for (const { asked, holder } of train)
    for (const { seat, signs } of asked)
      for (const sign of signs) {
        const { holders, all } = seen.get(sign) ?? { holders: 0, all: 0 };
        seen.set(sign, { holders: holders + (seat === holder ? 1 : 0), all: all + 1 });
      }
  const odds = (sign: string) => {
    const { holders, all } = seen.get(sign) ?? { holders: 0, all: 0 };
    return Math.log((holders + 1) / (all - holders + 1));
  };
  const suspected = ({ asked }: Quiet) =>
    asked
      .map(({ seat, signs }) => ({ seat, score: signs.reduce((sum, sign) => sum + odds(sign), 0) }))
      .reduce((worst, one) => (one.score > worst.score ? one : worst)).seat;
  const found = test.filter((quiet) => suspected(quiet) === quiet.holder).length;
  const chances = test.map(({ asked }) => 1 / asked.length);
  const expected = chances.reduce((sum, chance) => sum + chance, 0);
  const deviation = Math.sqrt(chances.reduce((sum, chance) => sum + chance * (1 - chance), 0));
  return { windows: test.length, found, expected, deviation };
}

/** The steady bot, but that it steals nothing: every window goes by, whoever holds the Fool. */
function patient(): Player {
  const bot = botOf(game, "steady");
  return (line, seat, rng) => {
    const command = bot(line, seat, rng);
    return command.type === "PlayFool" ? { type: "LetStand" } : command;
  };
}

test("S2: what is seen of a Fool's window does not tell who holds him", { timeout: 900_000 }, () => {
  const matches = byStrength({ quick: 24, gate: 24, nightly: 1000 });
  const quiet = Array.from({ length: matches }, (_, n) => {
    const options = game.options as unknown as { parse(given: object): object };
    const setting = { game, seats: 3 + (n % 4), options: options.parse({ variant: VARIANT_NAMES[n % 6], rounds: 1 }) };
    const bout = { ...setting, name: "steady", id: `window-${n}`, text: `window ${n}` };
    return windowsOf(playOn(bout, dealt(bout), patient()).at(-1)!.log);
  });
  const half = matches >> 1;
  const { windows, found, expected, deviation } = classified(quiet.slice(0, half).flat(), quiet.slice(half).flat());
  console.info(
    `${windows} windows, the holder found in ${found}, by chance in ${expected.toFixed(1)} ± ${deviation.toFixed(1)}`,
  );
  expect(windows).toBeGreaterThan(matches / 8);
  expect(found).toBeLessThan(expected + 3.5 * deviation);
});
