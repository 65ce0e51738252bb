import fc from "fast-check";
import { beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { loadManifestMessages, manifestOf, messagesOf } from "../../../../client/catalog/catalog.ts";
import { choicesOf } from "../../../../client/catalog/names.ts";
import type { GameManifest } from "../../../../client/contract/manifest.ts";
import {
  applicableSettings,
  changedChoices,
  changeNewTable,
  choosePractice,
  defaultNewTable,
  fitting,
  isForOne,
  mayBeAlone,
  mayPractise,
  type NewTable,
  needsNoOthers,
  newTable,
  newTableFrom,
  optionsOf,
  practises,
  seatsFor,
  seatsFrom,
  settingsAlone,
  settingsOf,
} from "../../../../client/features/new-table/new-table.ts";
import { TABLE_SETTINGS } from "../../../../client/features/new-table/table-settings.ts";
import { GAMES as MANIFESTS } from "../../../../client/games/index.ts";
import { CHOICES, MODES } from "../../../../client/games/tranquility/setup/modes.ts";
import { loadMessages } from "../../../../client/i18n/t.ts";
import { DEFAULT_TABLE_SETTINGS } from "../../../../shared/engine/match/table-settings.ts";
import { GAMES } from "../../../../shared/games/index.ts";
import { SEATS } from "../../../../shared/games/tranquility/boards/official.ts";
import { options } from "../../../../shared/games/tranquility/options.ts";
import { itemAt } from "../../../kit/item-at.ts";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await Promise.all([loadMessages(), loadManifestMessages()]);
});

const GAME = "tranquility";
const MODE_NAMES = Object.keys(MODES) as readonly (keyof typeof MODES)[];

const oneOf = (values: readonly unknown[]) => fc.constantFrom(...values);

/** Changes by one tap, and values that an older page may have stored. */
const changes: fc.Arbitrary<object> = fc.oneof(
  fc.record({ game: oneOf([GAME, "regatta", 1]) }),
  fc.record({ variant: oneOf([...MODE_NAMES, "regatta", 1]) }),
  fc.record({ seats: oneOf([0, 1, 2, 3, 4, 5, 6, "2"]) }),
  ...Object.entries(CHOICES).map(([name, { values }]) =>
    fc.record({ options: fc.record({ [name]: oneOf([...values, "nonsense", undefined]) }) }),
  ),
  ...Object.entries(TABLE_SETTINGS).map(([name, values]) =>
    fc.record({ settings: fc.record({ [name]: oneOf([...values, "nonsense", undefined]) }) }),
  ),
);

describe("the form of a new table", () => {
  test("offers no table that the rules do not know", () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 12 }), (touched) => {
        for (const change of touched) changeNewTable(change as Partial<NewTable>);
        const { game, variant, seats } = newTable.value;
        const parsed = z.safeParse(options, optionsOf(newTable.value));
        expect(parsed.success && parsed.data).toEqual(optionsOf(newTable.value));
        const [least, most] = SEATS[variant as keyof typeof SEATS];
        expect(seats).toBeGreaterThanOrEqual(least);
        expect(seats).toBeLessThanOrEqual(most);
        expect(game).toBe(GAME);
        expect(seatsFor(game, variant)).toContain(seats);
      }),
    );
  });

  test("has a button that resets everything except the board and the seats", () => {
    changeNewTable(defaultNewTable(newTable.value));
    const { settings } = newTable.value;
    changeNewTable({ variant: "pyramid", seats: 4 });
    changeNewTable({ options: { difficulty: "harder", talk: "open" }, settings: { ...settings, clock: 120 } });
    expect(changedChoices.value).toBe(3);
    changeNewTable(defaultNewTable(newTable.value));
    expect(changedChoices.value).toBe(0);
    expect(newTable.value).toMatchObject({ variant: "pyramid", seats: 4, options: { difficulty: "normal" } });
  });

  test("keeps options that one board lacks for the boards that have them", () => {
    changeNewTable({ variant: "pyramid", options: { difficulty: "harder" } });
    changeNewTable({ variant: "duel" });
    expect(optionsOf(newTable.value)).toEqual({ mode: "duel" });
    changeNewTable({ variant: "pyramid" });
    expect(optionsOf(newTable.value)).toMatchObject({ difficulty: "harder" });
  });
});

const mayPlayAlone = ({ variants }: GameManifest): boolean =>
  Object.values(variants).some(({ seats }) => seats[0] === 1);

describe("a table for one", () => {
  test("has no setting that concerns other players, and adopts none from another game", () => {
    changeNewTable(defaultNewTable({ game: GAME, variant: "standard", seats: 3 }));
    changeNewTable({ settings: { patience: null, clock: 120, watchers: true } });
    expect(isForOne(newTable.value)).toBe(false);
    expect(applicableSettings(newTable.value)).toEqual(["patience", "clock", "watchers", "watchDelay"]);
    expect(settingsOf(newTable.value)).toEqual(newTable.value.settings);
    changeNewTable({ game: "wayward", variant: "solo", options: {} });
    expect(seatsFor("wayward", "solo")).toEqual([1]);
    expect(isForOne(newTable.value)).toBe(true);
    expect(applicableSettings(newTable.value)).toEqual(["watchers", "watchDelay"]);
    expect(settingsOf(newTable.value)).toEqual(DEFAULT_TABLE_SETTINGS);
    expect(changedChoices.value).toBe(0);
    changeNewTable({ options: { deck: "own" } });
    expect(applicableSettings(newTable.value)).toEqual([]);
    changeNewTable({ variant: "pair" });
    expect(applicableSettings(newTable.value)).toEqual(["clock"]);
    changeNewTable(defaultNewTable({ game: GAME, variant: "standard", seats: 2 }));
  });
});

describe("practice", () => {
  test("is offered for playing alone, in games with suggestions and words for them", async () => {
    for (const manifest of MANIFESTS) {
      const { bots, cards } = itemAt(GAMES, manifest.id);
      const { moveWords } = (await manifest.load()).default;
      expect([manifest.id, manifest.practice === true]).toEqual([
        manifest.id,
        cards?.determinize !== undefined && bots !== undefined && moveWords !== undefined && mayPlayAlone(manifest),
      ]);
    }
  });

  test("is for the table alone, and for no table with others", () => {
    const table = defaultNewTable({ game: GAME, variant: "standard", seats: 3 });
    expect(mayPractise(table)).toBe(true);
    expect([true, false].map((isPractice) => settingsAlone(table, isPractice).practice)).toEqual([true, false]);
    expect(settingsOf(table).practice).toBe(false);
    expect(settingsAlone({ ...table, variant: "duel" }, true).practice).toBe(false);
    expect(settingsAlone({ ...table, game: "arcanoid", variant: "dresden" }, true).practice).toBe(false);
  });

  test("is the default for a first match only, until the player chooses", () => {
    expect([practises(false), practises(true)]).toEqual([true, false]);
    choosePractice(false);
    expect([practises(false), practises(true)]).toEqual([false, false]);
    choosePractice(true);
    changeNewTable({ seats: 3 });
    expect([practises(false), practises(true)]).toEqual([true, true]);
  });
});

test("every variant can be played without other people, against bots if necessary", () => {
  const tables = MANIFESTS.flatMap((manifest) =>
    Object.keys(manifest.variants).map((variant) => defaultNewTable({ game: manifest.id, variant, seats: 2 })),
  );
  expect(tables.filter((table) => !needsNoOthers(table))).toEqual([]);
  expect(tables.filter((table) => !mayBeAlone(table)).length).toBeGreaterThan(0);
});

describe("the stored choices of a browser", () => {
  const readBack = async (wishes: unknown): Promise<NewTable> => {
    vi.resetModules();
    vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(wishes), setItem: () => {} });
    await import("../../../../client/games/register.ts");
    const again = await import("../../../../client/features/new-table/new-table.ts");
    vi.unstubAllGlobals();
    vi.stubGlobal("document", { documentElement: {} });
    return again.newTable.value;
  };

  test("are the last choices", async () => {
    const settings = { patience: 120, clock: 3600, watchers: false };
    changeNewTable({ variant: "arch", seats: 3, options: { galateia: true, talk: "open" }, settings });
    expect(await readBack(newTable.value)).toEqual(newTable.value);
  });

  test("are still read in the form they had with only one game", async () => {
    const old = { mode: "pyramid", seats: 4, difficulty: "harder", edition: "de", talk: "open", patience: null };
    expect(await readBack({ ...old, clock: 120, watchers: false })).toMatchObject({
      game: GAME,
      variant: "pyramid",
      seats: 4,
      options: { difficulty: "harder", edition: "de", talk: "open", galateia: false },
      settings: { patience: null, clock: 120, watchers: false },
    });
  });

  test.each([null, 7, "x", [], { mode: 3, seats: "x" }, { game: "regatta", variant: "x", options: 1, settings: null }])(
    "are replaced by defaults where they make no sense: %j",
    async (wishes) => {
      const { variant, seats } = await readBack(wishes);
      expect([variant, seats]).toEqual(["standard", 2]);
    },
  );
});

describe("a table that was opened", () => {
  test("keeps its own options, whatever options the page was opened with", () => {
    const house = { patience: 61, clock: 11, watchers: false };
    const config = {
      game: GAME,
      options: { mode: "pyramid", difficulty: "harder", edition: "de", talk: "open" },
      seats: 3,
      house,
    };
    const wished = newTableFrom(config);
    expect(optionsOf(wished)).toEqual(config.options);
    expect(wished.settings).toEqual(house);
    expect(fitting(wished, seatsFor(GAME, "pyramid"))).toEqual(wished);
  });

  test("has a number of seats that its board allows, as near as possible to the stored one", () => {
    const wished = newTableFrom({ game: GAME, options: { mode: "standard" }, seats: 5 });
    expect(fitting(wished, seatsFor(GAME, "duel")).seats).toBe(2);
    expect(fitting(wished, [1, 2, 3]).seats).toBe(3);
    expect(fitting(wished, []).seats).toBe(5);
    expect(seatsFrom({ seats: [1, 5] }, 3)).toEqual([3, 4, 5]);
    expect(seatsFrom({ seats: [2, 2] }, 3)).toEqual([]);
  });
});

describe.each(MODE_NAMES)("%s", (mode) => {
  const { choices } = MODES[mode];

  test("has a message for every option that it offers", () => {
    const { choices: words } = messagesOf(manifestOf(GAME)!);
    for (const name of choices)
      expect(Object.keys(itemAt(words, name).answers).toSorted()).toEqual(CHOICES[name].values.map(String).toSorted());
  });

  test("shows the chosen options at the table, and the solo toll only to a player alone", () => {
    const options = optionsOf(newTableFrom({ game: GAME, options: { mode }, seats: 2 }));
    expect(choicesOf(GAME, options, 1)).toHaveLength(choices.length);
    const together = choices.filter((name) => name !== "soloToll");
    expect(choicesOf(GAME, options, 2)).toHaveLength(together.length);
  });
});

test("a board of an unknown mode has no description", () => {
  expect(choicesOf(GAME, { mode: "regatta" }, 2)).toEqual([]);
  expect(choicesOf("regatta", {}, 2)).toEqual([]);
});
