import { describe, expect, test } from "vitest";
import { headOfLink, matchCards, seriesCards } from "../../../server/http/link-cards.ts";
import type { StoredSeries } from "../../../server/store/series.ts";
import type { AnyGame } from "../../../shared/engine/contract/game.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { DEFAULT_TABLE_SETTINGS } from "../../../shared/engine/match/table-settings.ts";
import {
  BOT_NAME,
  type Head,
  type Heads,
  invitationName,
  kindName,
  markupOf,
  SERIES_TITLE,
  seriesHeadName,
  TITLED_SERIES,
} from "../../../shared/head.ts";
import { routeOf } from "../../../shared/routes.ts";
import { itemAt } from "../../kit/item-at.ts";

const ann = { name: "Ann", kind: "human", player: "pann" } as const;
const bob = { name: 'Bob <b>&"', kind: "human", player: "pbob" } as const;
const ROOT = { code: "abc234", id: "match1", game: "sea", variant: "arch", version: 9 };
const table = (change: Partial<Summary> = {}): Summary =>
  ({ ...ROOT, options: { fog: false, harbours: 2 }, state: "open", seats: [ann, null, null], ...change }) as Summary;
const live = (change: Partial<Summary> = {}) => table({ state: "live", seats: [ann, bob], ...change });
const over = (result: "won" | "lost" | "draw" | "ended", winners: readonly number[]) =>
  live({ state: "over", outcome: { result, winners, reason: "end" } });

const heads: Heads = {
  "sea-arch-3": { title: "You are invited", description: "Great Arch, 3 players" },
  "sea-arch-3-fog=true": { title: "You are invited", description: "Great Arch, with fog, 3 players" },
  [kindName("sea", "arch")]: { title: "Sea · Great Arch", description: "" },
  live: { title: "", description: "Under way: {names}" },
  won: { title: "", description: "{winners} won" },
  wonBy: { title: "", description: "{winners} won ({names})" },
  lost: { title: "", description: "Lost: {names}" },
  draw: { title: "", description: "Drawn: {names}" },
  ended: { title: "", description: "Over: {names}" },
  [BOT_NAME]: { title: "{name} (bot)", description: "" },
};

const reads = {
  summary: async (_network: string, _player: string | undefined, match: Summary) => match,
  table: async () => undefined,
};

/** A game with an option that closes tables to spectators. */
const game = { closed: ({ closed }: { closed?: boolean }) => closed === true } as unknown as AnyGame;

/** Today is the second day, and no day has a deal. */
const noDays = { today: "2026-11-02", has: (_: string): _ is string => false, board: () => expect.unreachable() };
const secrecy = { isSecretTo: async () => false };

const cards = (match: Summary | undefined, asked: string[] = []) =>
  matchCards({
    gameOf: () => game,
    days: noDays,
    secrecy: { isSecretTo: async ({ daily }) => daily !== undefined },
    reads,
    lookup: {
      async find(code, network) {
        asked.push(`${code} by ${network}`);
        return match;
      },
    },
  });

const said = (path: string, match: Summary | undefined, asked: string[] = []): Promise<Partial<Head> | undefined> =>
  headOfLink(cards(match, asked))(routeOf(path), { path, language: "en", network: "10.0.0.1", heads });

const wordsOf = async (match: Summary | undefined) => {
  const { title, description } = (await said("/t/abc234", match)) ?? {};
  return { title, description };
};
const versionOf = async (match: Summary): Promise<string> =>
  itemAt(/v=([\w-]+)$/.exec((await said("/t/abc234", match))!.picture!.path)!, 1);

describe("the link of a table that gathers", () => {
  test("names the game and the number of seats, and no person", async () => {
    expect(await wordsOf(table())).toEqual(heads["sea-arch-3"]);
    expect(JSON.stringify(await said("/t/abc234", table()))).not.toContain("Ann");
    expect(invitationName(table())).toBe("sea-arch-3");
  });

  test("names an option that changes what the guest is invited to", async () => {
    const foggy = table({ options: { harbours: 2, fog: true } });
    expect(await wordsOf(foggy)).toEqual(heads["sea-arch-3-fog=true"]);
  });

  test.each([
    ["is full", table({ seats: [ann, ann, ann] })],
    ["has an unknown board", table({ variant: "checkers" })],
    ["leads nowhere", undefined],
  ])("has no text of its own where it %s", async (_, match) => {
    expect(await wordsOf(match)).toEqual({});
  });
});

test.each([
  ["is played", live(), 'Under way: Ann and Bob <b>&"'],
  ["all have won", over("won", [0, 1]), 'Ann and Bob <b>&" won'],
  ["one has won", over("won", [0]), 'Ann won (Ann and Bob <b>&")'],
  ["is lost", over("lost", []), 'Lost: Ann and Bob <b>&"'],
  ["is drawn", over("draw", []), 'Drawn: Ann and Bob <b>&"'],
  ["was given up", over("ended", []), 'Over: Ann and Bob <b>&"'],
  ["a bot plays", live({ seats: [ann, { ...bob, kind: "bot" }] }), 'Under way: Ann and Bob <b>&" (bot)'],
])("the link of a match that %s names the game, the players and the standing", async (_, match, description) => {
  expect(await wordsOf(match)).toEqual({ title: "Sea · Great Arch", description });
  const { picture } = (await said("/r/match1", match))!;
  expect(picture!.path).toMatch(/^\/pictures\/r\/match1\.png\?lang=en&v=[\w-]{16}$/);
  expect(picture!.alt).toBe(`Sea · Great Arch. ${description}`);
});

test("names and addresses are escaped in the head of a page", async () => {
  const head = { title: "", description: "", isListed: false, ...(await said("/t/abc234", live())) };
  const at = {
    origin: 'https://x.example/"><script>',
    path: '/t/"><b>',
    language: "en",
    isLanguageAsked: false,
  } as const;
  const markup = markupOf(head, at);
  expect(markup).not.toMatch(/<b>|<script>|&"/);
  expect(markup).toContain("Bob &lt;b&gt;&amp;&quot;");
  expect(markup).toContain('<meta property="og:image:width" content="1200">');
  expect(markup).toContain('<meta property="og:image:height" content="630">');
  expect(markup).toContain('<meta name="twitter:card" content="summary_large_image">');
});

describe("a match that is closed to spectators", () => {
  const house = { ...DEFAULT_TABLE_SETTINGS, watchers: false };
  test.each([
    ["as its table says", live({ house })],
    ["as the day of its deal is not over", { ...over("won", [0]), daily: { day: "2026-11-24", counts: true } }],
    ["as its game is closed, also once it is over", { ...over("won", [0]), options: { closed: true } }],
  ])("shows the cover of its game and no name, %s", async (_, match) => {
    expect(await wordsOf(match)).toEqual({});
    expect(JSON.stringify(await said("/t/abc234", match))).not.toContain("Ann");
    const card = await cards(match).table!(routeOf("/t/abc234") as never, { language: "en", network: "h", heads });
    expect(card!.picture!.game).toBe("sea");
    expect(await card!.picture!.table()).toBeUndefined();
  });

  test("has one picture that never changes", async () => {
    expect(await versionOf(live({ house, version: 10 }))).toBe(await versionOf(live({ house })));
  });
});

test("a picture has another version after each event and each new name, and so has that of another match", async () => {
  const changes: Partial<Summary>[] = [
    {},
    { version: 10 },
    { seats: [ann, { ...bob, name: "Rob" }] },
    { id: "match2" },
  ];
  const versions = await Promise.all(changes.map((change) => versionOf(live(change))));
  expect(new Set(versions).size).toBe(changes.length);
  expect(await versionOf(live({ toAct: [1] }))).toBe(versions[0]);
});

test("a match is looked up once per page, for any caller, and on no other page", async () => {
  const asked: string[] = [];
  for (const path of ["/t/abc234", "/embed/r/match1", "/", "/learn", "/r", "/t/a/b"]) await said(path, table(), asked);
  expect(asked).toEqual(["abc234 by 10.0.0.1", "match1 by 10.0.0.1"]);
});

test("a client that is rate-limited is served an ordinary page", async () => {
  const find = async () => {
    throw new Error("TooMany");
  };
  const headOf = headOfLink(matchCards({ gameOf: () => game, days: noDays, secrecy, reads, lookup: { find } }));
  const path = "/t/abc234";
  expect(await headOf(routeOf(path), { path, language: "en", network: "h", heads })).toBeUndefined();
});

test("a picture is drawn from the spectators' file, and not at all when the table was closed meanwhile", async () => {
  const drawnOf = async (file: Uint8Array | undefined) => {
    const lookup = { find: async () => live({ version: 2, seats: [ann, { ...bob, kept: true }] }) };
    const asked: string[] = [];
    const table = async (network: string, { id, version }: Summary) => {
      asked.push(`${id} ${version} by ${network}`);
      return file;
    };
    const cards = matchCards({ gameOf: () => game, days: noDays, secrecy, reads: { ...reads, table }, lookup });
    const card = await cards.table!({ at: "table", code: "abc234" }, { language: "en", network: "h", heads });
    return { drawn: await card!.picture!.table(), asked };
  };
  const file = new Uint8Array([1, 2, 3]);
  const { drawn, asked } = await drawnOf(file);
  expect(drawn).toMatchObject({ players: [{ name: "Ann", kind: "human" }, null], phase: "live", file });
  expect(asked).toEqual(["match1 2 by h"]);
  expect((await drawnOf(undefined)).drawn).toBeUndefined();
});

describe("the link of a series", () => {
  const SERIES: StoredSeries = {
    ...{ id: "s1", opener: "pann", title: "", isListed: true, seats: 2, hasBots: false },
    deals: [
      { game: "sea", options: { harbours: 2 } },
      { game: "land", options: {} },
    ],
    ...{
      opensAt: "2026-11-24T00:00:00.000Z",
      closesAt: "2026-11-25T00:00:00.000Z",
      createdAt: "2026-11-23T00:00:00.000Z",
    },
  };
  const heads: Heads = {
    [TITLED_SERIES]: { title: `${SERIES_TITLE} — Place`, description: "" },
    [seriesHeadName(2)]: { title: "Series of 2 deals — Place", description: "2 deals." },
  };
  const headAt = (path: string, series: StoredSeries) => {
    const cards = seriesCards({ get: async (id) => (id === series.id ? series : undefined) });
    return headOfLink(cards)(routeOf(path), { path, language: "en", network: "h", heads });
  };

  test("names the title or the number of deals, shows the cover of the first deal's game, and nothing else", async () => {
    const picture = (title: string) => ({
      path: "/pictures/series/s1.png?lang=en&v=series-sea",
      alt: `${title}. 2 deals.`,
    });
    for (const isListed of [true, false]) {
      const [untitled, titled] = ["Series of 2 deals — Place", "$& {title} <Cup> — Place"];
      const expected = { description: "2 deals.", isListed: false };
      expect(await headAt("/series/s1", { ...SERIES, isListed })).toEqual({
        ...expected,
        ...{ title: untitled, picture: picture(untitled) },
      });
      expect(await headAt("/series/s1", { ...SERIES, isListed, title: "$& {title} <Cup>" })).toEqual({
        ...expected,
        ...{ title: titled, picture: picture(titled) },
      });
    }
    const cards = seriesCards({ get: async () => SERIES });
    const card = await cards.series!({ at: "series", id: "s1" }, { language: "en", network: "h", heads });
    expect(await card!.picture!.table()).toBeUndefined();
  });

  test("has no card where there is no such series, and on the list", async () => {
    for (const path of ["/series/none", "/series", "/series/new"]) expect(await headAt(path, SERIES)).toBeUndefined();
  });
});
