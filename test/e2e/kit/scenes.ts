import type { Page } from "playwright-core";
import { parse } from "zod/v4/core";
import { cardsPart, type Move, numberPart } from "../../../shared/engine/contract/moves.ts";
import type { Match } from "../../../shared/engine/match/match.ts";
import { DEFAULT_TABLE_SETTINGS } from "../../../shared/engine/match/table-settings.ts";
import { EXAMPLES } from "../../../shared/games/tranquility/boards/examples.ts";
import type { Options } from "../../../shared/games/tranquility/options.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import type { Person, StagedMatch } from "./moments.ts";
import { type MomentName as ArcanoidMoment, arcanoid } from "./staged.arcanoid.ts";
import { type MomentName, tranquility as staged } from "./staged.tranquility.ts";
import { type MomentName as WaywardMoment, wayward } from "./staged.wayward.ts";

export interface Scene {
  readonly name: string;
  readonly person: Person;
  readonly matches: readonly StagedMatch[];
  /** "table" and "replay" show the first match. */
  readonly at: "table" | "replay" | "home" | "history";
  readonly prepare?: (page: Page, match: Match) => Promise<void>;
  /** The screenshot includes what is below the window. */
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

const stopped = (
  options: Options,
  seats: number,
  moment: MomentName,
  more: Partial<StagedMatch> = {},
): StagedMatch => ({ of: staged, options, seats, moment, ...more });

/** Matches are stored under their person's id, so scenes of different persons share none. */
const personOf = (name: string): Person => ({ id: `p${name}`, name: "Ines" });

/** Finds the most expensive placement of up to three cards. Points at its space; with a joker, presses the space. */
const takeUp =
  (what: "island" | "joker") =>
  async (page: Page, { table }: Match): Promise<void> => {
    const costOf = (move: Move) => cardsPart(move)?.most ?? 0;
    const [best] = tranquility
      .moves(table as State, 0)
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

/** The table as its player sees it; with `isOwn: false`, as a spectator does. */
function tableScene(
  name: string,
  match: Omit<StagedMatch, "person">,
  more: Pick<Scene, "prepare"> & { readonly isOwn?: false } = {},
): Scene {
  const person = personOf(name);
  const { isOwn = true, ...rest } = more;
  return { name, person, matches: [isOwn ? { ...match, person } : match], at: "table", ...rest };
}

const played = USUAL.flatMap((options) =>
  seatsOf(options).flatMap((seats) =>
    PLAYED.map((moment) =>
      tableScene(
        `${options.mode}-${seats}-${moment}`,
        stopped(options, seats, moment),
        moment === "middle" ? { prepare: takeUp("island") } : {},
      ),
    ),
  ),
);

const drawn = EXAMPLES.map((board) =>
  tableScene(
    `board-${board.title!.toLowerCase().replace(" ", "-")}-2-middle`,
    stopped({ mode: "board", board }, 2, "middle"),
  ),
);

const watched = USUAL.map((options) =>
  tableScene(`${options.mode}-2-watched`, stopped(options, 2, "middle"), { isOwn: false }),
);

const joker: Scene = {
  ...tableScene("pyramid-2-joker", stopped(USUAL[2]!, 2, "middle")),
  prepare: takeUp("joker"),
};

const lobbies = USUAL.map((options): Scene => {
  const seats = options.mode === "duel" ? 2 : 4;
  return { ...tableScene(`lobby-${options.mode}`, stopped(options, seats, "lobby")), isLong: true };
});

/** A home page with two own matches and open tables of others. */
function homeScene(name: string, more: Pick<Scene, "prepare" | "isLong"> = {}): Scene {
  const person = personOf("home");
  const [standard, arch, pyramid, dayNight] = USUAL as [Options, Options, Options, Options];
  const matches: StagedMatch[] = [
    stopped(standard, 2, "late", { person }),
    stopped(dayNight, 5, "early", { person }),
    stopped(pyramid, 3, "lobby", { visibility: "open" }),
    stopped(arch, 5, "lobby", { visibility: "open" }),
  ];
  return { name, person, matches, at: "home", ...more };
}

const openSettings = (page: Page): Promise<void> =>
  page.getByRole("button", { name: /Settings|Réglages|Einstellungen/ }).click();

const past = USUAL.flatMap((options): Scene[] => {
  const name = `replay-${options.mode}`;
  const match = stopped(options, options.mode === "duel" ? 2 : 5, "over", { person: personOf(name) });
  return [{ name, person: personOf(name), matches: [match], at: "replay" }];
});

const more: Scene = {
  ...past[0]!,
  name: "replay-more",
  prepare: async (page) => {
    await page.getByRole("button", { name: /^(More|Mehr|Plus)$/ }).click();
    await page.getByRole("button", { name: /^(Embed|Einbetten|Intégrer)$/ }).click();
  },
};

const isWeighed = (page: Page): Promise<void> => page.locator('[data-progress="done"]').waitFor({ timeout: 240_000 });

/** A move in the pyramid match of five for which the analysis shows a better one. */
const WORSE = 9;

const analysed: readonly Scene[] = [
  {
    ...past[2]!,
    name: "analysis-moves",
    prepare: async (page) => {
      await page.evaluate((move) => {
        location.hash = `#t=${move}&analysis`;
      }, WORSE);
      await isWeighed(page);
    },
  },
  tableScene("analysis-whole", stopped(USUAL[2]!, 5, "over"), {
    prepare: async (page) => {
      await page.getByRole("button", { name: /^(Analysis|Analyse)$/ }).click();
      await page.locator(".insight-summary .moments").first().waitFor();
      await isWeighed(page);
    },
  }),
];

const practised: readonly Scene[] = USUAL.slice(0, 4).map((options) =>
  tableScene(
    `practice-${options.mode}`,
    stopped(options, 1, "middle", { house: { ...DEFAULT_TABLE_SETTINGS, practice: true } }),
    {
      prepare: async (page) => {
        await page.getByRole("button", { name: /^(Tipp?|Conseil)\b/ }).click();
        await page.locator(".hint .panel").waitFor();
      },
    },
  ),
);

const history: Scene = {
  name: "history",
  person: personOf("history"),
  matches: USUAL.map((options) => stopped(options, 2, "over", { person: personOf("history") })),
  at: "history",
  isLong: true,
};

const pages = [
  homeScene("home", { isLong: true }),
  homeScene("chooser", { prepare: (page) => page.locator(".variant-pick").click() }),
  homeScene("settings", { prepare: openSettings }),
  homeScene("rules", { prepare: (page) => page.locator(".top nav .pill").first().click() }),
];

function inArcanoid(variant: string, seats: number, moment: ArcanoidMoment): StagedMatch {
  const options = parse(arcanoid.game.options, { variant, rounds: 1 }) as object;
  return { of: arcanoid, options, seats, moment };
}

const ARCANOID_MOMENTS: readonly ArcanoidMoment[] = ["early", "middle", "window", "vote", "late", "over"];

/**
 * The smallest, a usual and the largest table at every moment, secret engagements, a lobby, a spectator's view and a
 * replay.
 */
const arcanoids: readonly Scene[] = [
  { ...tableScene("arcanoid-lobby", inArcanoid("dresden", 4, "lobby")), isLong: true },
  ...[2, 5, 10].flatMap((seats) =>
    ARCANOID_MOMENTS.map((moment) => tableScene(`arcanoid-${seats}-${moment}`, inArcanoid("dresden", seats, moment))),
  ),
  tableScene("arcanoid-koblenz-4-late", inArcanoid("koblenz", 4, "late")),
  tableScene("arcanoid-4-watched", inArcanoid("dresden", 4, "middle"), { isOwn: false }),
  {
    name: "replay-arcanoid",
    person: personOf("replay-arcanoid"),
    matches: [{ ...inArcanoid("dresden", 4, "over"), person: personOf("replay-arcanoid") }],
    at: "replay",
  },
];

function inWayward(mode: "solo" | "pair", difficulty: string, moment: WaywardMoment): StagedMatch {
  const options = parse(wayward.game.options, { mode, difficulty }) as object;
  return { of: wayward, options, seats: mode === "solo" ? 1 : 2, moment };
}

const SOLO: readonly WaywardMoment[] = [
  ...(["first", "sheet", "battle", "upgrade", "goods", "harvest", "turn", "last", "scores", "over"] as const),
];
const PAIR: readonly WaywardMoment[] = ["lobby", "sheet", "other", "turn", "over"];

/** Questions to one player and to two, a player who waits, a lobby, a spectator's view, and a replay. */
const waywards: readonly Scene[] = [
  ...SOLO.map((moment) => tableScene(`wayward-solo-${moment}`, inWayward("solo", "normal", moment))),
  ...PAIR.map((moment) => ({
    ...tableScene(`wayward-pair-${moment}`, inWayward("pair", "hard", moment)),
    ...(moment === "lobby" && { isLong: true as const }),
  })),
  tableScene("wayward-pair-watched", inWayward("pair", "hard", "sheet"), { isOwn: false }),
  {
    name: "replay-wayward",
    person: personOf("replay-wayward"),
    matches: [{ ...inWayward("solo", "normal", "over"), person: personOf("replay-wayward") }],
    at: "replay",
  },
];

export const SCENES: readonly Scene[] = [
  ...[...pages, ...lobbies, ...played, ...drawn, joker, ...watched, ...past, more, ...analysed, ...practised, history],
  ...[...arcanoids, ...waywards],
];
