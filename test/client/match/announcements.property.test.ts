import { beforeAll, describe, expect, it } from "vitest";
import { loadGame } from "../../../client/games/load.ts";
import { learnWords, t } from "../../../client/i18n/t.ts";
import { announce, askOf, ended, sinceOwnStep } from "../../../client/match/announcements.ts";
import { emptyTimeline, extend, type Timeline } from "../../../client/match/timeline.ts";
import { hasTurn } from "../../../shared/engine/match.ts";
import { redact } from "../../../shared/engine/secrecy.ts";
import { stepsOf } from "../../../shared/engine/steps.ts";
import { GAMES } from "../../../shared/games/index.ts";
import { type Golden, goldens } from "../../kit/golden.ts";
import { everyFifthAtGate } from "../../kit/strength.ts";

beforeAll(() => learnWords());

const SEAT = 0;

/** A few matches of every game, as seen by the first seat, whose seats are played by people. */
const MATCHES: readonly Golden[] = [...Map.groupBy(goldens(), ({ file }) => file.header.game).values()].flatMap(
  (matches) => [...everyFifthAtGate([...everyFifthAtGate(matches)])],
);

async function seen({ file }: Golden) {
  const game = (await loadGame(file.header.game))!;
  const log = file.log.map((entry) => redact(entry, SEAT));
  const people = extend(emptyTimeline(game.rules, SEAT), log);
  const seats = people.states.at(-1)!.seats.map((held) => ({ ...held!, kind: "human" as const, bot: undefined }));
  const states = people.states.map((state) => ({ ...state, seats: seats.map((one, i) => state.seats[i] && one) }));
  return { game, known: { ...people, states } as unknown as Timeline };
}

/** The announcements while a log is shown event by event, with the version shown. */
function listen({ game, known }: Awaited<ReturnType<typeof seen>>, level: "all" | "turns" | "own") {
  const said: { readonly at: number; readonly text: string }[] = [];
  let heard = 0;
  const waiting: number[] = [];
  for (let until = 1; until <= known.log.length; until++) {
    if (until <= heard) continue;
    const { text, heard: now } = announce(game, known, { after: heard, until }, level);
    heard = now;
    if (text) said.push({ at: until, text });
    if (heard < until) waiting.push(until);
  }
  return { said, waiting, heard };
}

/** The versions after steps that make the table wait for the seat: its turn, or a question. */
function callsIn({ game, known }: Awaited<ReturnType<typeof seen>>): readonly number[] {
  const isAwaited = (v: number): boolean => {
    const state = known.states[v]!;
    return hasTurn(game.rules, state, SEAT) || askOf(game, state, SEAT) !== undefined;
  };
  return stepsOf(known.log).flatMap((step) => {
    const v = step.at(-1)!.v;
    return isAwaited(v) && !isAwaited(step[0].v - 1) ? [v] : [];
  });
}

describe.each(Object.keys(GAMES))("what is announced of %s", (id) => {
  const matches = MATCHES.filter(({ file }) => file.header.game === id);

  it.each(matches.map((match) => [match.name, match] as const))(
    "%s: all of it is said once, in order",
    async (_, match) => {
      const table = await seen(match);
      const { said, heard } = listen(table, "all");
      const steps = stepsOf(table.known.log).map(
        (step) => announce(table.game, table.known, { after: step[0].v - 1, until: step.at(-1)!.v }, "all").text,
      );
      expect(said.map(({ text }) => text)).toEqual(steps.filter(Boolean));
      expect(heard).toBe(table.known.log.length);
    },
  );

  it.each(matches.map((match) => [match.name, match] as const))(
    "%s: between two turns three announcements at most, and when a turn begins nothing is left to say",
    async (_, match) => {
      const table = await seen(match);
      const { said, waiting } = listen(table, "turns");
      const turns = callsIn(table);
      for (const v of turns) expect(waiting).not.toContain(v);
      for (const [i, v] of turns.entries()) {
        const next = turns[i + 1] ?? Number.POSITIVE_INFINITY;
        const own = stepsOf(table.known.log).filter((step) => step[0].by === SEAT && step[0].v > v && step[0].v < next);
        const passed = table.known.log.filter(({ v: at }) => at > v && at < next);
        // A branch is another match, whose players come to its table first.
        if (passed.some(({ type }) => type === "MatchBranched")) continue;
        const takenBack = passed.filter(({ type }) => type === "StepTakenBack");
        const between = said.filter(({ at }) => at > v && at < next);
        // Own moves and undone steps are announced immediately; everything else by others is one more announcement.
        expect(between.length).toBeLessThanOrEqual(own.length + takenBack.length + 1);
      }
    },
  );

  it.each(matches.map((match) => [match.name, match] as const))(
    "%s: one's own turn, cards and the end are said whatever else is left out",
    async (_, match) => {
      const table = await seen(match);
      const all = listen(table, "all").said.map(({ text }) => text);
      const own = listen(table, "own")
        .said.map(({ text }) => text)
        .join(" ");
      const turn = ended(t().table.turnOf({}));
      expect(own.split(turn).length).toBe(all.join(" ").split(turn).length);
      const end = table.known.log.findLast(({ type }) => type === "MatchEnded");
      if (end) expect(all.at(-1)).not.toContain(turn);
    },
  );

  it.each(matches.map((match) => [match.name, match] as const))(
    "%s: what happened since one's own move is what the others did after it",
    async (_, match) => {
      const { game, known } = await seen(match);
      const step = stepsOf(known.log).findLast(({ 0: first }) => first.by === SEAT);
      if (!step) return;
      const v = step.at(-1)!.v;
      const until = { ...known, log: known.log.slice(0, v), states: known.states.slice(0, v + 1) };
      if (announce(game, until, { after: step[0].v - 1, until: v }, "own").text)
        expect(sinceOwnStep(game, until)).toBe("");
    },
  );
});
