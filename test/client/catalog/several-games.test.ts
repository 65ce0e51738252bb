import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { GameManifest } from "../../../client/contract/manifest.ts";
import { invitationName } from "../../../shared/head.ts";
import { itemAt } from "../../kit/item-at.ts";

// Copies of the toys, to test with more games than exist.

const COPIES = [1, 2, 3, 4];

/** `count` games with rule books; Tranquility is first. */
async function shelfOf(count: number): Promise<readonly GameManifest[]> {
  const { GAMES, TOYS } = await import("../../kit/toys/manifests.ts");
  const [first] = GAMES;
  const copies = COPIES.flatMap((n) =>
    TOYS.map((manifest) => ({ ...manifest, id: `${manifest.id}${n}`, book: first!.book! })),
  );
  return [first!, ...copies].slice(0, count);
}

const importAll = async () => ({
  ...(await import("../../../client/prerender/render.tsx")),
  ...(await import("../../../client/catalog/catalog.ts")),
  ...(await import("../../../client/features/new-table/new-table.ts")),
  ...(await import("../../../client/pages/history/filters.ts")),
  ...(await import("../../../client/catalog/names.ts")),
});

describe.each([2, 5])("with %i games", (count) => {
  let GAMES: readonly GameManifest[];
  let client: Awaited<ReturnType<typeof importAll>>;
  let pages: ReadonlyMap<string, { readonly body: string; readonly head: object; readonly heads?: object }>;
  let site: Awaited<ReturnType<(typeof client)["render"]>>;
  const stored = new Map<string, string>();

  beforeAll(async () => {
    vi.resetModules();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    vi.doMock("../../../client/games/index.ts", async () => ({ GAMES: await shelfOf(count) }));
    ({ GAMES } = await import("../../../client/games/index.ts"));
    client = await importAll();
    site = await client.render("en");
    pages = new Map(site.pages.map((page) => [page.name, page]));
  });
  afterAll(() => {
    vi.doUnmock("../../../client/games/index.ts");
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  test("the home page offers each of them, once", () => {
    const { body } = pages.get("home")!;
    expect(body.match(/type="radio" name="game"/g)).toHaveLength(count);
    const names = [...body.matchAll(/<b>([^<]*)<\/b><span class="small players">/g)].map(([, name]) => name);
    expect(names).toEqual(GAMES.map((manifest) => client.messagesOf(manifest).name));
    const { description } = pages.get("home")!.head as { readonly description: string };
    expect(description).toMatch(/^Quiet card games, played together: /);
    for (const name of names) expect(description).toContain(name);
  });

  test("the list of rule books has each of them, and its old address stays that of the first game", () => {
    const { body } = pages.get("rules")!;
    for (const { id } of GAMES) {
      expect(body).toContain(`href="/rules/${id}"`);
      expect(pages.has(`rules/${id}`)).toBe(true);
    }
    const moved = Object.fromEntries(site.moved);
    expect(moved.rules).toBeUndefined();
    expect(moved["rules/duel"]).toEqual({ moved: "/rules/tranquility/duel" });
  });

  test("each game has an invitation for every number of players", () => {
    const heads = Object.keys(pages.get("table")!.heads!);
    const names = GAMES.flatMap(({ id: game, variants }) =>
      Object.entries(variants).flatMap(
        ([
          variant,
          {
            seats: [least, most],
          },
        ]) =>
          Array.from({ length: most - least + 1 }, (_, i) =>
            invitationName({
              game,
              ...(Object.keys(variants).length > 1 && { variant }),
              seats: { length: least + i },
            }),
          ),
      ),
    );
    const invitations = heads.filter((name) => /-\d+$/.test(name));
    expect(invitations.toSorted()).toEqual(names.toSorted());
  });

  test("a match is called by its game, and by its variant where there are several", () => {
    expect(client.matchName("tranquility", { mode: "arch" })).toBe("Tranquility · Great Arch");
    const { id } = itemAt(GAMES, 1);
    expect(client.matchName(id, {})).toBe(client.messagesOf(itemAt(GAMES, 1)).name);
    expect(client.variantName("tranquility", { mode: "usual" })).toBe("Tranquility");
  });

  test("old addresses mean the game that they were about", () => {
    expect(client.filtersOf("?mode=arch")).toEqual({ game: "tranquility", variant: "arch" });
    expect(client.filtersOf(`?game=${itemAt(GAMES, 1).id}&seats=3`)).toEqual({ game: itemAt(GAMES, 1).id, seats: "3" });
  });

  test("each game has a form of its own, which a browser keeps, and all share their settings", async () => {
    const { changeNewTable, newTable, newTableOf } = client;
    const other = GAMES.at(-1)!.id;
    changeNewTable({ variant: "pyramid", seats: 4, options: { difficulty: "harder" } });
    changeNewTable({ game: other });
    expect(newTable.value).toMatchObject({ game: other, variant: "usual" });
    const seats = client.seatsFor(other, "usual").at(-1)!;
    changeNewTable({ seats, settings: { ...newTable.value.settings, clock: 120 } });
    const wanted = { game: "tranquility", variant: "pyramid", seats: 4, settings: { clock: 120 } };
    expect(newTableOf("tranquility")).toMatchObject(wanted);
    vi.resetModules();
    const again = await importAll();
    expect(again.newTable.value).toEqual(newTable.value);
    again.changeNewTable({ game: "tranquility" });
    expect(again.newTable.value).toMatchObject({ ...wanted, options: { difficulty: "harder" } });
    again.changeNewTable({ game: other });
    expect(again.newTable.value).toMatchObject({ game: other, seats });
  });
});
