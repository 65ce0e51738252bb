import { describe, expect, test } from "vitest";
import { presetOf } from "../../../../client/games/wayward/play/presets.ts";
import { courseOf, tick, undoneIn, type WaywardEntry } from "../../../../client/games/wayward/play/steps.ts";
import { volume } from "../../../../client/games/wayward/rules/volume.ts";
import setupDe from "../../../../client/games/wayward/setup/messages/de.ts";
import setupEn from "../../../../client/games/wayward/setup/messages/en.ts";
import setupFr from "../../../../client/games/wayward/setup/messages/fr.ts";
import de from "../../../../client/games/wayward/text/messages/de.ts";
import en from "../../../../client/games/wayward/text/messages/en.ts";
import fr from "../../../../client/games/wayward/text/messages/fr.ts";
import { loadGameMessages } from "../../../../client/games/wayward/text/messages/messages.ts";
import { automatonOf } from "../../../../client/games/wayward/text/sentences.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import type { State } from "../../../../shared/games/wayward/state.ts";
import { itemAt } from "../../../kit/item-at.ts";

function logOf(...steps: readonly (readonly object[])[]): readonly WaywardEntry[] {
  let v = 1;
  const start = { type: "MatchStarted", v, cause: "start" };
  const events = steps.flatMap((step, i) => step.map((event) => ({ ...event, v: ++v, cause: `${i}` })));
  return [start, ...events] as unknown as readonly WaywardEntry[];
}

const typesOf = (events: readonly WaywardEntry[]) => events.map(({ type }) => type);

describe("the list of things to do at the table", () => {
  const reveal = [{ type: "CardRevealed" }, { type: "SectionRead" }];
  const log = logOf(
    reveal,
    [{ type: "Answered" }, { type: "SeaExplored", cells: [], touched: [21] }, { type: "InfluencePlaced", cell: 21 }],
    [{ type: "Answered" }, { type: "BattleEnded" }, { type: "ShipMoved", to: 21 }, { type: "Asked" }],
  );

  test("stays until it is ticked off, through all answers meanwhile", () => {
    expect(typesOf(undoneIn(log, "stays"))).toEqual(["InfluencePlaced", "ShipMoved"]);
    expect(typesOf(courseOf(log, "stays").now)).toEqual(["InfluencePlaced", "BattleEnded", "ShipMoved"]);
    tick("stays", [itemAt(undoneIn(log, "stays"), 0)]);
    expect(typesOf(undoneIn(log, "stays"))).toEqual(["ShipMoved"]);
    expect(typesOf(courseOf(log, "stays").before)).toEqual(["SeaExplored", "InfluencePlaced"]);
  });

  test("belongs to its match and its card", () => {
    tick("other", undoneIn(log, "other"));
    expect(undoneIn(log, "other")).toEqual([]);
    expect(undoneIn(log, "another")).toHaveLength(2);
    expect(undoneIn(logOf(reveal, [{ type: "ShipMoved", to: 21 }], reveal), "another")).toEqual([]);
  });

  test("follows from the last answer, for spectators", () => {
    expect(typesOf(courseOf(log).now)).toEqual(["BattleEnded", "ShipMoved"]);
  });
});

test("untouched spaces are not sent as unexplored: each would be a cube on Explorer", () => {
  const question = { type: "TellUnexplored", seat: 0, to: [0], cells: [21, 33] } as const;
  expect(presetOf(question)).toEqual({ type: "TellUnexplored", cells: [] });
  expect([0, 1, 3].map(en.readBack)).toEqual([
    "None unexplored",
    "1 unexplored: 1 cube on Explorer",
    "3 unexplored: 3 cubes on Explorer",
  ]);
});

test.each([
  ["en", en, /buildings off.*permanent cube on/, /tie.*it wins/i],
  ["de", de, /Gebäude weg.*Dauerwürfel/, /Gleichstand.*gewinnt/],
  ["fr", fr, /retirez les bâtiments.*cube permanent/, /Égalité.*gagne/],
] as const)("the text for a taken island and for a tie is complete in %s (L6, C3)", (_, words, taken, tie) => {
  const event = { type: "IslandsTaken", seat: 0, rule: "L6", cells: [23] } as const;
  expect(words.events.IslandsTaken(event, "")).toMatch(taken);
  expect(words.tieIsIts).toMatch(tie);
});

test("the automata of two players with the same name can be distinguished", async () => {
  await loadGameMessages();
  const match = (...names: readonly string[]) =>
    ({ seats: names.map((name) => ({ name })), table: { options: { mode: "pair" } } }) as unknown as Match<State>;
  const both = (one: Match<State>) => [0, 1].map((seat) => automatonOf(one, seat));
  expect(both(match("Ann", "Bob"))).toEqual([en.itOf("Ann"), en.itOf("Bob")]);
  expect(both(match("Ann", "Ann"))).toEqual([en.itOf("Ann A"), en.itOf("Ann B")]);
});

test("the game and its opponent have their printed names in the first places that a player sees", async () => {
  for (const load of Object.values(volume.books)) {
    const { lead } = (await load()).default.chapters.solo!;
    expect(lead).toMatch(/Dead Reckoning.*(Wayward Alliance|Wayward-Allianz|Alliance Wayward)/);
  }
  for (const { motto, variants } of [setupEn, setupDe, setupFr]) {
    expect(motto).toMatch(/Dead Reckoning.*(Wayward Alliance|Wayward-Allianz|Alliance Wayward)/);
    expect(motto).toMatch(/unofficial|inoffiziell|non officiel/);
    expect(variants.solo.note).toContain("Dead Reckoning");
  }
});
