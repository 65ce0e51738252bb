import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { itemAt } from "../kit/item-at.ts";
import { KINDS, SHELF } from "../kit/shelf.ts";
import { STRENGTH } from "../kit/strength.ts";
import { CAPABILITIES, type Capability, capabilitiesOf, isAbout, LAWS, type Law, PLAIN } from "./laws.ts";

const ALL = Object.keys(LAWS) as Law[];
const GAMES = Object.values(SHELF);

const table = (): string =>
  [
    GAMES.map(({ id }) => id.padEnd(13)).join(""),
    ...ALL.map((law) => GAMES.map((game) => (isAbout(law, game) ? "holds" : "-").padEnd(13)).join("") + law),
  ].join("\n");

test("each law applies to the games with its capability", () => {
  console.log(table());
  const counts = Object.fromEntries(GAMES.map((game) => [game.id, ALL.filter((law) => isAbout(law, game)).length]));
  expect(counts).toEqual({
    tranquility: countOf(...TRANQUILITY),
    arcanoid: countOf(
      "cards",
      "renames",
      "reshuffle",
      "determinize",
      "question",
      "candidates",
      "asyncBots",
      "puzzles",
      "opposed",
      "bots",
      "figures",
      "repertoire",
    ),
    wayward: countOf("cards", "undo", "closed", "documents", "figures", "question", "repertoire"),
    pebbles: countOf("cards", "opposed"),
    cairn: countOf("undo", "closed", "boards"),
  });
});

const TRANQUILITY = [
  "cards",
  "renames",
  "reshuffle",
  "determinize",
  "question",
  "candidates",
  "valueModel",
  "kernel",
  "asyncBots",
  "puzzles",
  "opposed",
  "talk",
  "bots",
  "boards",
  "unfilled",
  "figures",
  "daily",
  "repertoire",
] as const;

const countOf = (...had: readonly Capability[]): number =>
  ALL.filter((law) => (LAWS[law] as readonly Capability[]).every((need) => had.includes(need))).length;

test("every law is applied to the shelf by exactly one test", () => {
  const folder = new URL(".", import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith(".test.ts") && name !== "laws.test.ts");
  const sources = files.map((name) => readFileSync(new URL(name, folder), "utf8")).join("");
  for (const law of ALL) expect([law, sources.split(JSON.stringify(law)).length - 1]).toEqual([law, 1]);
});

test("every capability has a law of its own, and every member of a game is covered", () => {
  const needed = new Set<string>(ALL.flatMap((law) => [...LAWS[law]]));
  expect([...Object.keys(CAPABILITIES)].filter((name) => !needed.has(name))).toEqual([]);
  const core = "id rules options command seats initial deal decide evolve toAct moves outcome inferCommand".split(" ");
  for (const game of GAMES) {
    const known = [...core, ...PLAIN, ...capabilitiesOf(game)];
    expect(Object.keys(game).filter((member) => !known.includes(member))).toEqual([]);
  }
});

// In quick runs, long games have too few settings for that.
test.skipIf(STRENGTH === "quick")("every game is tested in every variant, with the least and the most seats", () => {
  for (const game of GAMES) {
    const settings = [...KINDS.values()].flat().filter((setting) => setting.game === game);
    const [least, most] = game.seats(itemAt(settings, 0).options);
    const seats = new Set(settings.map((setting) => setting.seats));
    expect([game.id, seats.has(least), seats.has(most)]).toEqual([game.id, true, true]);
  }
});
