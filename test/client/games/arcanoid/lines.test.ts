import { expect, test } from "vitest";
import { emptyTimeline, extend } from "../../../../client/contract/timeline.ts";
import client from "../../../../client/games/arcanoid/index.ts";
import { messages } from "../../../../client/games/arcanoid/text/messages/messages.ts";
import { faceName } from "../../../../client/games/arcanoid/text/names.ts";
import { lastRound, whyWon } from "../../../../client/games/arcanoid/text/settled.ts";
import { loadTableMessages } from "../../../../client/i18n/at-table.ts";
import { loadMessages } from "../../../../client/i18n/t.ts";
import { announce } from "../../../../client/match/announcements.ts";
import { logLines } from "../../../../client/match/log-lines.ts";
import { redact } from "../../../../shared/engine/contract/secrecy.ts";
import { stepsOf } from "../../../../shared/engine/match/steps.ts";
import type { Event } from "../../../../shared/games/arcanoid/events.ts";
import { tableOf } from "../../../../shared/games/arcanoid/scoring.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import { gameOf } from "../../../kit/games.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { botOf, dealt, playOn } from "../../../lab/bots.ts";

await Promise.all([loadMessages(), loadTableMessages(), client.messages.load()]);

const game = gameOf("arcanoid")!;

/** At the end of three rounds, the demons and the Tide of the first one no longer exist. */
function played() {
  const options = { variant: "dresden", tide: true, rounds: 3, renewals: 2, ties: "top-card" };
  const bout = { game, options, seats: 3, name: "steady", id: "lines", text: "lines 1" };
  const { log } = playOn(bout, dealt(bout), botOf(game, "steady")).at(-1)!;
  return extend(emptyTimeline<State, Event>(client.rules, undefined), log);
}

test("log lines of earlier rounds keep the names that demons and the Tide had at that time", () => {
  const timeline = played();
  const lines = new Map(
    logLines(client, timeline).flatMap((line) => ("parts" in line ? [[line.v, line.parts.join("")] as const] : [])),
  );
  const of = { demon: 0, tide: 0 };
  for (const entry of timeline.log) {
    const line = lines.get(entry.v);
    if (!("party" in entry) || line === undefined || entry.type === "RenewalAsked") continue;
    const { kind } = itemAt(timeline.states, entry.v).table.parties[Number(entry.party)] ?? { kind: "row" };
    if (kind !== "demon" && kind !== "tide") continue;
    of[kind]++;
    expect(line).toMatch(kind === "demon" ? /demon/ : /the Tide/i);
  }
  expect(of.demon).toBeGreaterThan(5);
  expect(of.tide).toBeGreaterThan(5);
});

test("a player hears of each own turn and own card once, and of the score after a round", () => {
  const { log } = played();
  const me = 1;
  const known = extend(
    emptyTimeline<State, Event>(client.rules, me),
    log.map((entry) => redact(entry, me)),
  );
  const texts = stepsOf(known.log).map(
    (step) => announce(client, known, { after: step[0].v - 1, until: step.at(-1)!.v }, "all").text,
  );
  const heard = (what: RegExp) => texts.join(" ").match(what)?.length ?? 0;
  const own = (type: string) =>
    known.log.filter((e) => e.type === type && "party" in e && e.party === me && !("extra" in e));
  expect(own("TurnStarted").length).toBeGreaterThan(10);
  expect(heard(/It is your turn\./g)).toBe(own("TurnStarted").length);
  expect(heard(/You drew: (?!\.)/g)).toBe(own("CardsDrawn").length);
  const [first] = texts.flatMap((text) => /After round 1: .*?\./.exec(text) ?? []);
  const won = tableOf(known.states.findLast(({ table }) => table?.results.length === 1)!.table)[me]!;
  expect(first).toContain(`you ${won.reduce((sum, n) => sum + n, 0)}`);
  expect(texts.findLast(Boolean)).toMatch(/After round 3: .* wins? the match\./);
});

test("a log line has its player's flag, and pictures of cards where the spoken text names them", () => {
  const { log, states } = played();
  const engaged = log.filter((entry) => entry.type === "EngagementTried").find(({ v }) => v > 100)!;
  const match = itemAt(states, engaged.v);
  const faces = match.table.play!.attempt!.cards.map((card) => match.table.faces[card]);
  const telling = { match, me: undefined, step: [engaged] };
  const parts = client.sentence(engaged, telling)!;
  // `isListed` adds a comma for screen readers.
  const isLast = (i: number) => i === faces.length - 1;
  expect(parts.filter((part) => typeof part !== "string")).toEqual(
    faces.map((face, i) => (isLast(i) ? { face } : { face, isListed: true })),
  );
  const [says] = client.aloud!(engaged, telling)!;
  for (const face of faces) expect(says).toContain(faceName(face!, messages.value));
  const line = logLines(client, { log, states, seat: undefined }).find(({ v }) => v === engaged.v);
  expect(line).toMatchObject({ seat: itemAt(match.table.parties, engaged.party).seat });
});

test("log lines after a round name the demons that won fields, even though they are gone", () => {
  const timeline = played();
  let demons = 0;
  for (const { v, type } of timeline.log) {
    if (type !== "TurnStarted") continue;
    // Up to this turn, without the demons of the previous round.
    const known = { ...timeline, log: timeline.log.slice(0, v), states: timeline.states.slice(0, v + 1) };
    for (const event of lastRound(known.log)) {
      if (itemAt(timeline.states, event.v).table.parties[event.party]?.kind !== "demon") continue;
      demons++;
      expect(whyWon(event, known, undefined)).toMatch(/demon/);
    }
  }
  expect(demons).toBeGreaterThan(0);
});
