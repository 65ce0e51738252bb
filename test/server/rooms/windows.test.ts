import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { configFrom } from "../../../server/config.ts";
import type { Seat } from "../../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../../shared/engine/contract/game.ts";
import { entriesIn, publicLine } from "../../../shared/engine/log/wire.ts";
import { evolve } from "../../../shared/engine/match/evolve.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH, type Match, toAct } from "../../../shared/engine/match/match.ts";
import { FOOL } from "../../../shared/games/arcanoid/cards.ts";
import { VARIANT_NAMES } from "../../../shared/games/arcanoid/options.ts";
import type { State } from "../../../shared/games/arcanoid/state.ts";
import { gather, startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { gameOf } from "../../kit/games.ts";
import { ask, granted, sync } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { linesOf } from "../../kit/streams.ts";
import { byStrength } from "../../kit/strength.ts";
import { type Lineup, suspected } from "../../kit/suspects.ts";
import { type Frame, tape, tapes } from "../../kit/tapes.ts";
import { eager } from "./eager.ts";
import { listen, versionOf } from "./wiretap.ts";

const game: AnyGame = gameOf("arcanoid")!;
let app: TestApp;
beforeAll(async () => {
  // All matches are opened from one address.
  const { limits } = configFrom({});
  app = await startApp({ limits: { ...limits, requests: undefined, joins: undefined, matches: undefined } });
});
afterAll(() => app.stop());
afterAll(tape());

interface Recording {
  readonly log: readonly Recorded[];
  readonly tape: readonly Frame[];
}

/** A match of an eager player and two to five bots, as a spectator received it. */
async function recordedMatch(n: number): Promise<Recording> {
  const rng = rolls(n);
  const options = { variant: VARIANT_NAMES[n % VARIANT_NAMES.length]!, rounds: 1 };
  const { match, guests, rooms } = await gather(app, {
    people: 1,
    bots: 2 + (n % 4),
    game: "arcanoid",
    options,
    visibility: "open",
    asked: true,
  });
  const guest = guests[0]!;
  const stream = await linesOf(app.origin, guest.token, match);
  stream.record();
  const onlooker = await (await app.guest("Eve")).join(match);
  const table = tableBehind(app, match);
  for (let i = 0; table.match.phase === "live"; i++) {
    if (toAct(game, table.match).includes(0)) {
      const command = eager(table.match.table as State, 0, rng);
      const reply = await ask(itemAt(rooms, 0), "command", { id: `${n}.${i}`, command });
      // A bot may have ended the window first.
      if (command.type !== "LetStand") granted(reply);
    } else await new Promise(setImmediate);
  }
  await sync(onlooker);
  const tape = tapes.get(onlooker.sessionId)!;
  tapes.delete(onlooker.sessionId);
  const log = [...table.log];
  stream.stop();
  await Promise.all([...rooms, onlooker].map((room) => room.leave()));
  return { log, tape };
}

/** An answer as the spectator received it. */
interface Answer {
  readonly seat: Seat;
  /** Bytes of the frame, without the entries that follow from the answer. */
  readonly size: number;
  /** Time since the frame before, in ms. */
  readonly after: number;
}

/** A window that all seats let pass; `holder` is the asked bot that has the Fool. */
interface QuietWindow {
  /** Answers in order of arrival. */
  readonly answers: readonly Answer[];
  readonly holder: Seat;
}

/** The first window in which several bots answered. Later ones add nothing: the Fool stays with its holder. */
const firstQuiet = (recording: Recording): readonly QuietWindow[] =>
  quietWindows(recording)
    .filter(({ answers }) => answers.length > 1)
    .slice(0, 1);

/** Windows that a bot could have used, and did not. */
function quietWindows({ log, tape }: Recording): readonly QuietWindow[] {
  const heard = [...listen(tape)];
  const versions = heard.map(({ log }) => versionOf(log));
  const answerAt = ({ v }: Recorded): Answer => {
    const f = versions.findIndex((version) => version >= v);
    const [before, { frame, log: lines }] = [itemAt(heard, f - 1), itemAt(heard, f)];
    const sent = lines.slice(before.log.length);
    const answer = sent.flatMap(entriesIn).find((entry) => entry.v === v) as Recorded & { readonly party: Seat };
    const followed = sent.join("").length - publicLine([answer]).length;
    return { seat: answer.party, size: frame.bytes.length - followed, after: frame.at - before.frame.at };
  };
  let match: Match = INITIAL_MATCH;
  return log.flatMap((entry, i) => {
    match = evolve(game, match, entry);
    if (entry.type !== "EngagementTried") return [];
    const { stage, parties, faces } = match.table as State;
    if (stage.at !== "window" || stage.isInOrder) return [];
    const answers = log.slice(i + 1, i + 1 + stage.waiting.length);
    const holder = stage.waiting.find((party) => itemAt(parties, party).closed.some((card) => faces[card] === FOOL));
    if (holder === undefined || holder === 0 || !answers.every(({ type }) => type === "StealForgone")) return [];
    // Seat 0 is a person, whose time to answer says nothing.
    return [{ holder, answers: answers.map(answerAt).filter(({ seat }) => seat !== 0) }];
  });
}

/** Signs of each seat that answered: order, size and time, alone and relative to others. */
function lineupOf({ answers, holder }: QuietWindow): Lineup<Seat> {
  const seats = answers.map(({ seat }) => seat).toSorted((a, b) => a - b);
  const slowest = answers.toSorted((a, b) => b.after - a.after);
  const suspects = answers.map((answer, at) => ({
    who: answer.seat,
    signs: [
      `place ${seats.indexOf(answer.seat)} of ${seats.length}`,
      `answer ${at} of ${seats.length}`,
      `size ${answer.size}`,
      `after 2^${Math.round(Math.log2(1000 * answer.after))} µs`,
      `slow ${slowest.indexOf(answer)} of ${seats.length}`,
    ],
  }));
  return { suspects, holder };
}

const telling = (windows: readonly QuietWindow[], tell: (answer: Answer) => Answer): readonly QuietWindow[] =>
  windows.map(({ answers, holder }) => ({
    holder,
    answers: answers.map((answer) => (answer.seat === holder ? tell(answer) : answer)),
  }));

/** The longest time of an answer, which stands for the machine's speed. */
const slowest = (windows: readonly QuietWindow[]): number =>
  windows.flatMap(({ answers }) => answers).reduce((most, { after }) => Math.max(most, after), 0);

describe("S2: the messages to a spectator in a Fool's window, and their times, do not reveal who holds him", () => {
  const matches = byStrength({ quick: 40, gate: 40, nightly: 1000 });
  let windows: readonly QuietWindow[];
  beforeAll(async () => {
    const found: QuietWindow[] = [];
    for (let n = 0; n < matches; n++) found.push(...firstQuiet(await recordedMatch(n)));
    windows = found;
  }, 1_800_000);

  test("holders are not found more often than by chance", () => {
    const { of, found, expected, deviation } = suspected(windows.map(lineupOf));
    console.info(
      `${matches} matches, ${of} windows: the holder found in ${found}, by chance in ${expected.toFixed(1)} ± ${deviation.toFixed(1)}`,
    );
    expect(of).toBeGreaterThan(matches / 5);
    expect(found).toBeLessThan(expected + 3.5 * deviation);
  });

  test.each([
    ["an answer of two bytes more", (answer: Answer) => ({ ...answer, size: answer.size + 2 })],
    ["a bot that thinks", (answer: Answer) => ({ ...answer, after: answer.after + slowest(windows) })],
  ])("they are found by %s", (_, tell) => {
    const { found, expected, deviation } = suspected(telling(windows, tell).map(lineupOf));
    expect(found).toBeGreaterThan(expected + 2 * deviation);
  });
});
