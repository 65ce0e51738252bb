import type { Match } from "../../shared/engine/match/match.ts";
import { FOOL, trump } from "../../shared/games/arcanoid/cards.ts";
import { actingFor, findToUse, type State, toUse } from "../../shared/games/arcanoid/state.ts";
import { type Plan, stagedIn } from "./kit/arcanoid.ts";
import type { MatchAtMoment } from "./kit/staged.ts";
import { expectAccessible, type PageState, type Steps } from "./kit/table-looks.ts";

const isTurn = (state: State): boolean => state.stage.at === "turn" && actingFor(state, 0) === 0;
const holds = (state: State, number: number): boolean => findToUse(state, 0, trump(number)) !== undefined;

/** A person has the first seat, bots have the others. */
const MOMENTS = {
  turn: { name: "turn", bots: 3, until: (state) => isTurn(state) && state.clock > 5 && state.row !== undefined },
  star: { name: "star", bots: 5, until: (state) => isTurn(state) && holds(state, 17) && state.clock > 3 },
  fool: {
    name: "fool",
    bots: 3,
    until: (state) =>
      actingFor(state, 0) === 0 && state.stage.at === "window" && findToUse(state, 0, FOOL) !== undefined,
  },
  vote: { name: "vote", bots: 9, until: (state) => state.stage.at === "vote" && state.stage.voters[0] === 0 },
  round: {
    name: "roun",
    bots: 5,
    options: { rounds: 2 },
    until: (state) => state.results.length === 1 && isTurn(state) && state.clock === 0 && state.discard.length === 0,
  },
  over: { name: "over", bots: 7, options: { rounds: 2 }, until: "over" },
} as const satisfies Record<string, Omit<Plan, "people">>;

type ArcanoidLook = PageState<keyof typeof MOMENTS>;

/** Selects hand cards by their faces. */
const takeUp =
  (wanted: (faces: readonly (string | undefined)[]) => readonly number[]): Steps =>
  async (page) => {
    const { table } = (await page.evaluate(() => window.__game!.model())) as Match<State>;
    const held = toUse(table, 0);
    for (const i of wanted(held.map((card) => table.faces[card]))) {
      await page.locator(`[data-card="${held[i]}"]`).focus();
      await page.keyboard.press("Space");
    }
  };

const star = takeUp((faces) => [faces.indexOf("t17")]);
const number = takeUp((faces) => [faces.findIndex((face) => /^(sw|st|cu|co)([2-9]|10)$/.test(face ?? ""))]);

const OFTEN: readonly ArcanoidLook[] = [
  { what: "a card is chosen", at: "turn", steps: number, on: ["phone", "desk", "tablet", "sideways"] },
  { what: "the Fool may steal", at: "fool", on: ["desk", "phone", "sideways"] },
  { what: "a round's result is shown", at: "round", on: ["phone", "desk", "sideways", "tablet"] },
  {
    what: "a match is over",
    at: "over",
    steps: (page) => page.locator(".result").waitFor(),
    on: ["sideways", "desk", "phone", "tablet"],
  },
];

/** States for nightly runs only. */
const FURTHER: readonly ArcanoidLook[] = [
  {
    what: "a card is called",
    at: "star",
    steps: async (page) => {
      await star(page);
      await page.locator('.arcanoid-asking [data-value="cups"]').press("Enter");
      await page.locator('.arcanoid-asking [data-value="40"]').waitFor();
    },
    on: ["sideways", "desk", "phone"],
  },
  { what: "a vote", at: "vote", on: ["phone", "sideways", "desk"] },
  {
    what: "another player's fields are shown",
    at: "vote",
    steps: async (page) => {
      await page.locator('[data-party="3"]').press("Enter");
      await page.locator(".arcanoid-party-view").waitFor();
    },
    on: ["sideways", "phone", "desk", "tablet"],
  },
  {
    what: "a replay",
    at: "over",
    steps: async (page) => {
      const { config } = (await page.evaluate(() => window.__game!.model())) as Match;
      await page.goto(`/r/${config.id}?test#t=20`);
      await page.locator(".controls").waitFor();
      await page.waitForFunction(() => window.__game?.idle());
    },
    on: ["phone", "desk", "sideways"],
  },
  {
    what: "the rule book",
    at: "/rules/arcanoid",
    steps: (page) => page.locator("h1").first().waitFor(),
    on: ["phone", "desk"],
  },
  {
    what: "the lesson",
    at: "/learn/arcanoid?test",
    steps: (page) => page.locator(".beacon").waitFor(),
    on: ["sideways", "phone", "desk"],
  },
];

expectAccessible({
  table: "Arcanoïd",
  moments: Object.fromEntries(
    Object.entries(MOMENTS).map(([moment, plan]) => [moment, (dataDir) => stagedIn(dataDir, { ...plan, people: 1 })]),
  ) as Record<keyof typeof MOMENTS, (dataDir: string) => Promise<MatchAtMoment>>,
  often: OFTEN,
  further: FURTHER,
  prepare: (page) => page.addInitScript(() => localStorage.setItem("stillwater.arcanoid-steals", "always")),
  isThere: (page) => page.waitForFunction(() => window.__game?.idle()),
});
