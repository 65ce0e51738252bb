import type { Page } from "playwright-core";
import type { Move } from "../../../shared/engine/game.ts";
import type { Match } from "../../../shared/engine/match.ts";
import { cardsPart, numberPart } from "../../../shared/engine/moves.ts";
import type { Options } from "../../../shared/games/tranquility/options.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import type { MomentName, Person, StagedMatch } from "./moments.ts";

/** Something the program shows, to be photographed. */
export interface Scene {
  readonly name: string;
  readonly person: Person;
  /** The matches there are for this person. */
  readonly matches: readonly StagedMatch[];
  /** Where the picture is taken: at the table of the first match, in its replay, at home, or in the history. */
  readonly at: "table" | "replay" | "home" | "history";
  /** What the person does there before. */
  readonly prepare?: (page: Page, match: Match<State>) => Promise<void>;
  /** The page may be longer than the window, and is shown to its end. */
  readonly isLong?: true;
}

const USUAL: readonly Options[] = [
  { mode: "standard", galateia: false, soloToll: "draw-five", talk: "silent" },
  { mode: "arch", galateia: false, talk: "silent" },
  { mode: "pyramid", difficulty: "normal", edition: "fr", talk: "silent" },
  { mode: "day-night", galateia: false, soloToll: "draw-five", talk: "silent" },
  { mode: "duel" },
];

const PLAYED: readonly MomentName[] = ["early", "middle", "toll", "late", "over"];

/** Somebody for each scene, so that none has matches of another. */
const personOf = (name: string): Person => ({ id: `p${name}`, name: "Ines" });

/** Takes up an island with the dearest place that is easily paid, or a joker, and points at that place. */
const takeUp =
  (what: "island" | "joker") =>
  async (page: Page, { table }: Match<State>): Promise<void> => {
    const costOf = (move: Move) => cardsPart(move)?.most ?? 0;
    const [best] = tranquility
      .moves(table, 0)
      .filter((move) => move.command.type === "PlaceCard" && costOf(move) <= 3)
      .filter((move) => (numberPart(move) === undefined) === (what === "island"))
      .toSorted((a, b) => costOf(b) - costOf(a));
    if (best?.command.type !== "PlaceCard") return;
    const { card, cell } = best.command;
    await page.locator(`[role=option][data-card="${card}"]`).click({ force: true });
    const space = page.locator(`[role=gridcell][data-cell="${cell}"]`);
    if (what === "joker") await space.click({ force: true });
    else await space.hover({ force: true });
  };

const seatsOf = (options: Options): readonly number[] => {
  const [least, most] = tranquility.seats(options);
  return [1, 2, 5].filter((n) => n >= least && n <= most);
};

/** A table of some options at a moment, as one sees it who plays there, or only looks on. */
function tableScene(name: string, staged: Omit<StagedMatch, "person">, more: { readonly isOwn?: false } = {}): Scene {
  const person = personOf(name);
  const isOwn = more.isOwn ?? true;
  const prepare = isOwn && staged.moment === "middle" ? { prepare: takeUp("island") } : {};
  return { name, person, matches: [isOwn ? { ...staged, person } : staged], at: "table", ...prepare };
}

/** Every board at every moment, for one, two and five. */
const played = USUAL.flatMap((options) =>
  seatsOf(options).flatMap((seats) =>
    PLAYED.map((moment) => tableScene(`${options.mode}-${seats}-${moment}`, { options, seats, moment })),
  ),
);

const watched = USUAL.map((options) =>
  tableScene(`${options.mode}-2-watched`, { options, seats: 2, moment: "middle" }, { isOwn: false }),
);

const joker: Scene = {
  ...tableScene("pyramid-2-joker", { options: USUAL[2]!, seats: 2, moment: "middle" }),
  prepare: takeUp("joker"),
};

const lobbies = USUAL.map((options): Scene => {
  const seats = options.mode === "duel" ? 2 : 4;
  return { ...tableScene(`lobby-${options.mode}`, { options, seats, moment: "lobby" }), isLong: true };
});

/** The home page of somebody with two matches, while others wait for players. */
function homeScene(name: string, more: Pick<Scene, "prepare" | "isLong"> = {}): Scene {
  const person = personOf("home");
  const [standard, arch, pyramid, dayNight] = USUAL as [Options, Options, Options, Options];
  const matches: StagedMatch[] = [
    { options: standard, seats: 2, moment: "late", person },
    { options: dayNight, seats: 5, moment: "early", person },
    { options: pyramid, seats: 3, moment: "lobby", visibility: "open" },
    { options: arch, seats: 5, moment: "lobby", visibility: "open" },
  ];
  return { name, person, matches, at: "home", ...more };
}

const openSettings = (page: Page): Promise<void> =>
  page.getByRole("button", { name: /Settings|Réglages|Einstellungen/ }).click();

/** Matches that are over: the list of them, and one that is watched again. */
const past = USUAL.flatMap((options): Scene[] => {
  const name = `replay-${options.mode}`;
  const staged: StagedMatch = {
    options,
    seats: options.mode === "duel" ? 2 : 5,
    moment: "over",
    person: personOf(name),
  };
  return [{ name, person: personOf(name), matches: [staged], at: "replay" }];
});

/** What one may do with a replay, and the line that puts it on another page. */
const more: Scene = {
  ...past[0]!,
  name: "replay-more",
  prepare: async (page) => {
    await page.getByRole("button", { name: /^(More|Mehr|Plus)$/ }).click();
    await page.getByRole("button", { name: /^(Embed|Einbetten|Intégrer)$/ }).click();
  },
};

const history: Scene = {
  name: "history",
  person: personOf("history"),
  matches: USUAL.map((options) => ({ options, seats: 2, moment: "over", person: personOf("history") })),
  at: "history",
  isLong: true,
};

const pages = [
  homeScene("home", { isLong: true }),
  homeScene("chooser", { prepare: (page) => page.locator(".variant-pick").click() }),
  homeScene("settings", { prepare: openSettings }),
  homeScene("rules", { prepare: (page) => page.locator(".top nav .pill").first().click() }),
];

export const SCENES: readonly Scene[] = [...pages, ...lobbies, ...played, joker, ...watched, ...past, more, history];
