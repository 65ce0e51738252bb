import { beforeAll, describe, expect, it } from "vitest";
import { loadGame } from "../../../client/catalog/load.ts";
import { emptyTimeline, extend, type Timeline } from "../../../client/contract/timeline.ts";
import { automatonOf } from "../../../client/games/wayward/text/sentences.ts";
import { loadTableMessages } from "../../../client/i18n/at-table.ts";
import { loadMessages } from "../../../client/i18n/t.ts";
import { announce, questionTo, sinceOwnStep } from "../../../client/match/announcements.ts";
import { redact } from "../../../shared/engine/contract/secrecy.ts";
import { hasTurn } from "../../../shared/engine/match/match.ts";
import { stepsOf } from "../../../shared/engine/match/steps.ts";
import { GAMES } from "../../../shared/games/index.ts";
import { type Golden, goldens } from "../../kit/golden.ts";
import { dueIn, heardIn } from "../../kit/heard.ts";
import { itemAt } from "../../kit/item-at.ts";
import { everyFifthAtGate } from "../../kit/strength.ts";

beforeAll(() => Promise.all([loadMessages(), loadTableMessages()]));

const SEAT = 0;

const MATCHES: readonly Golden[] = [...Map.groupBy(goldens(), ({ file }) => file.header.game).values()].flatMap(
  (matches) => [...everyFifthAtGate([...everyFifthAtGate(matches)])],
);

/** The first seat's match, with people instead of bots. */
async function seen({ file }: Golden) {
  const game = (await loadGame(file.header.game))!;
  const log = file.log.map((entry) => redact(entry, SEAT));
  const people = extend(emptyTimeline(game.rules, SEAT), log);
  const seats = people.states.at(-1)!.seats.map((held) => ({ ...held!, kind: "human" as const, bot: undefined }));
  const states = people.states.map((state) => ({ ...state, seats: seats.map((one, i) => state.seats[i] && one) }));
  return { game, known: { ...people, states } as unknown as Timeline };
}

/** Collects the announcements while a log is shown event by event. */
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

/** Versions after steps that make the table wait for the seat. */
function callsIn({ game, known }: Awaited<ReturnType<typeof seen>>): readonly number[] {
  const isAwaited = (v: number): boolean => {
    const state = itemAt(known.states, v);
    return hasTurn(game.rules, state, SEAT) || questionTo(game, state, SEAT) !== undefined;
  };
  return stepsOf(known.log).flatMap((step) => {
    const v = step.at(-1)!.v;
    return isAwaited(v) && !isAwaited(step[0].v - 1) ? [v] : [];
  });
}

/** Versions after which the player acts, or the table waits for the player. */
const boundsIn = (table: Awaited<ReturnType<typeof seen>>): readonly number[] => {
  const acts = stepsOf(table.known.log).flatMap(([{ by, v }]) => (by === SEAT ? [v - 1] : []));
  return [...acts, ...callsIn(table)].toSorted((a, b) => a - b);
};

const partsBetween = <T extends { readonly at: number }>(said: readonly T[], bounds: readonly number[]) =>
  [0, ...bounds].map((bound, i) =>
    said.filter(({ at }) => at > bound && at <= (bounds[i] ?? Number.POSITIVE_INFINITY)),
  );

describe.each(Object.keys(GAMES))("the announcements of %s", (id) => {
  const matches = MATCHES.filter(({ file }) => file.header.game === id);

  it.each(matches.map((match) => [match.name, match] as const))(
    "say everything once, in order: %s",
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
    "are at most three between two moments at which the player acts or is awaited: %s",
    async (_, match) => {
      const table = await seen(match);
      const { said, waiting } = listen(table, "turns");
      for (const v of callsIn(table)) expect(waiting).not.toContain(v);
      const isBegun = (at: number) => ["live", "over"].includes(itemAt(table.known.states, at).phase);
      const live = said.filter(({ at }) => isBegun(at));
      const parts = partsBetween(live, boundsIn(table));
      for (const part of parts) expect([part.length <= 3, part]).toEqual([true, part]);
      expect(parts.length).toBeGreaterThan(2);
    },
  );

  it.each(
    matches.flatMap((match) => (["all", "turns", "own"] as const).map((level) => [match.name, level, match] as const)),
  )("include own cards, own turns, the end and the result once each, in order: %s, %s", async (_, level, match) => {
    const { game, known } = await seen(match);
    // After an undo or a branch the log continues another line of play.
    const back = known.log.findIndex(({ type }) => type === "StepTakenBack" || type === "MatchBranched");
    const log =
      back < 0
        ? known.log
        : known.log.slice(
            0,
            known.log.findIndex(({ cause }) => cause === itemAt(known.log, back).cause),
          );
    const { said, heard } = listen({ game, known: { ...known, log } }, level);
    const own = id === "wayward" ? automatonOf(known.states.at(-1)! as never, SEAT) : undefined;
    const lines = said.map(({ text }) => text);
    expect(heardIn(id, lines, own)).toEqual(dueIn(id, log.slice(0, heard), SEAT));
    if (back < 0) expect(heard).toBe(log.length);
  });

  it.each(matches.map((match) => [match.name, match] as const))(
    "since one's own move are empty directly after it: %s",
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
