import type { Page } from "playwright-core";
import { options } from "../../shared/games/wayward/options.ts";
import { pretend } from "../../shared/games/wayward/simulated-answers.ts";
import type { State } from "../../shared/games/wayward/state.ts";
import { wayward } from "../../shared/games/wayward/wayward.ts";
import { chanceOf } from "../kit/chance.ts";
import { seedOf } from "../kit/play.ts";
import { type MatchAtMoment, stagedMatch } from "./kit/staged.ts";
import { expectAccessible, type PageState, type Steps } from "./kit/table-looks.ts";

interface Plan {
  readonly name: string;
  readonly people?: number;
  readonly chosen?: object;
  readonly until: ((state: State) => boolean) | "over";
}

const asks =
  (type: string, also: (state: State) => boolean = () => true) =>
  (state: State): boolean =>
    state.question?.type === type && state.question.to[0] === 0 && also(state);

const isLate = ({ automata }: State): boolean => automata[0]!.turn > 3;
const isFramed = ({ card }: State): boolean => card!.section!.claim.length > 0;

const PLANS = {
  begun: { name: "begu", people: 2, chosen: { mode: "pair" }, until: asks("Reveal") },
  sheet: { name: "shee", until: asks("TellObstacles", isFramed) },
  battle: {
    name: "batt",
    until: asks("TellFight", ({ question }) => (question as { kind: string }).kind !== "building"),
  },
  goods: { name: "good", until: asks("TellGoods") },
  produced: { name: "prod", until: asks("TellProduced") },
  harvest: {
    name: "harv",
    until: asks("TellHarvest", ({ question: asked }) => asked?.type === "TellHarvest" && asked.cells.length > 1),
  },
  // A separate match, because its test undoes a step.
  taken: {
    name: "take",
    until: asks("TellHarvest"),
  },
  yours: {
    name: "your",
    chosen: { difficulty: "hard" },
    until: asks("Reveal", (state) => isLate(state) && state.automata[0]!.buildings > 0),
  },
  pair: { name: "pair", people: 2, chosen: { mode: "pair" }, until: asks("TellLaden", isLate) },
  own: { name: "ownd", chosen: { deck: "own" }, until: asks("ReadSection") },
  scores: { name: "scor", until: asks("TellScores") },
  over: { name: "over", until: "over" },
} as const satisfies Record<string, Plan>;
type Moment = keyof typeof PLANS;

const staged =
  ({ name, people = 1, chosen = {}, until }: Plan) =>
  (dataDir: string): Promise<MatchAtMoment> => {
    const rng = chanceOf(seedOf(name))(1);
    return stagedMatch<State>(dataDir, {
      ...{ game: wayward, options: options.parse(chosen), name, people, until },
      play: (state) => pretend(state, state.question!, rng),
    });
  };

const press =
  (selector: string, then: string): Steps =>
  async (page: Page) => {
    await page.locator(selector).first().click();
    await page.locator(then).first().waitFor();
  };

const takeBack: Steps = async (page) => {
  await page.locator(".take-back button, .tools [aria-keyshortcuts=Backspace]").first().click();
  await page.locator('.way[data-asked="Reveal"], .way:not([data-asked="TellHarvest"])').waitFor();
  await page.locator(".last-move, .log-head").first().click();
  await page.locator(".tab-panel").first().waitFor();
};

const typeIn: Steps = async (page) => {
  await page.locator(".way-foot .main").click();
  await page.locator(".way-workshop a.main").click();
  await page.locator("#place").waitFor();
};

const OFTEN: readonly PageState<Moment>[] = [
  { what: "a battle", at: "battle", on: ["phone", "sideways", "tablet", "desk"] },
  { what: "one's own turn", at: "yours", on: ["sideways", "phone", "tablet"] },
  { what: "a section is typed in", at: "/workshop/wayward", steps: typeIn, on: ["phone", "sideways", "desk"] },
  {
    what: "a match is over",
    at: "over",
    steps: (page) => page.locator(".result").waitFor(),
    on: ["tablet", "phone", "sideways"],
  },
];

const FURTHER: readonly PageState<Moment>[] = [
  {
    what: "a battle by steps",
    at: "battle",
    steps: press(".way-more", ".won"),
    on: ["phone", "sideways", "tablet"],
  },
  { what: "a sheet with a frame", at: "sheet", on: ["phone", "sideways", "tablet"] },
  { what: "the island with most coins", at: "goods", on: ["phone", "sideways"] },
  { what: "what is produced", at: "produced", on: ["sideways", "phone"] },
  { what: "a harvest", at: "harvest", on: ["phone", "sideways", "desk"] },
  { what: "a step was taken back", at: "taken", steps: takeBack, on: ["phone", "sideways", "desk"] },
  { what: "the rule of a question", at: "harvest", steps: press(".way-why", "dialog [data-sought]"), on: ["phone"] },
  { what: "what is kept", at: "yours", steps: press(".way-totals", "dialog .way-books"), on: ["phone", "sideways"] },
  {
    what: "an achievement is claimed",
    at: "yours",
    steps: press(".way-reports > .way-asked:last-of-type .button", "dialog .way-claims"),
    on: ["phone"],
  },
  { what: "before the first turn", at: "begun", on: ["phone", "sideways", "tablet"] },
  { what: "two against two, asked", at: "pair", on: ["phone", "sideways", "tablet"] },
  { what: "two against two, waiting", at: "pair", seat: 1, on: ["phone", "sideways"] },
  { what: "a deck is chosen", at: "own", on: ["phone", "sideways", "tablet"] },
  { what: "totals are written", at: "scores", on: ["phone", "sideways", "tablet"] },
  { what: "the decks", at: "/workshop/wayward", steps: (page) => page.locator("h1").waitFor(), on: ["phone"] },
  {
    what: "the rule book",
    at: "/rules/wayward",
    steps: (page) => page.locator("h1").first().waitFor(),
    on: ["phone", "desk"],
  },
  {
    what: "the lesson",
    at: "/learn/wayward",
    steps: (page) => page.locator("[data-lit]").first().waitFor(),
    on: ["phone", "sideways", "desk"],
  },
];

expectAccessible({
  table: "Wayward",
  moments: Object.fromEntries(Object.entries(PLANS).map(([moment, plan]) => [moment, staged(plan)])) as Record<
    Moment,
    ReturnType<typeof staged>
  >,
  often: OFTEN,
  further: FURTHER,
  isThere: (page) => page.locator(".way").waitFor(),
});
