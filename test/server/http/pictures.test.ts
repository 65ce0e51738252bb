import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { configFrom } from "../../../server/config.ts";
import { type Gathering, gather, startApp, type TestApp } from "../../kit/app.ts";
import { ask, granted, nonce, sync } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { colourAt, pixelsOf } from "../../kit/png.ts";
import { seriesKit } from "../../kit/series.ts";

/** Limit of pictures. Tests that exceed it come last. */
const LIMIT = 24;

let app: TestApp;
let live: Gathering;
let hidden: Gathering;
beforeAll(async () => {
  app = await startApp({ limits: { ...configFrom({}).limits, pictures: { count: LIMIT, seconds: 600 } } });
  live = await gather(app, { people: 2, visibility: "open" });
  hidden = await gather(app, { people: 2, house: { watchers: false } });
});
afterAll(() => app.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.origin + path, { headers, redirect: "manual" });

async function metaOf(path: string, headers: Record<string, string> = {}): Promise<Readonly<Record<string, string>>> {
  const html = await (await get(path, { accept: "text/html", ...headers })).text();
  const metas = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g);
  return Object.fromEntries([...metas].map(([, name, content]) => [name!, content!.replaceAll("&amp;", "&")]));
}
const pictureOf = async (path: string): Promise<string> =>
  itemAt(await metaOf(path), "og:image").replace(app.origin, "");

async function drawnAt(path: string) {
  const response = await get(path);
  expect([path, response.status, response.headers.get("content-type")]).toEqual([path, 200, "image/png"]);
  return new Uint8Array(await response.arrayBuffer());
}

test("the link of a match shows its table to callers who may watch, in its language and with all names", async () => {
  const path = `/t/${live.match}`;
  const meta = await metaOf(path, { "accept-language": "de" });
  expect(meta).toMatchObject({
    "og:title": "Tranquility · Standard — Stillwater",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:type": "image/png",
    "twitter:card": "summary_large_image",
  });
  expect(meta["og:description"]).toContain("Guest 0 und Guest 1");
  expect(meta["og:image"]).toContain(`${app.origin}/pictures${path}.png?lang=de&v=`);
  const pixels = await pixelsOf(await drawnAt(itemAt(meta, "og:image").replace(app.origin, "")));
  expect([pixels.width, pixels.height]).toEqual([1200, 630]);
  // Panel and tag; the sea has another colour.
  expect([colourAt(pixels, 1190, 300), colourAt(pixels, 850, 575)]).toEqual(["#fbf4e6", "#f2b441"]);
  expect(colourAt(pixels, 300, 300)).not.toBe("#fbf4e6");
});

test("a picture is cached by the client, and replaced after the next event", async () => {
  const path = await pictureOf(`/r/${live.match}`);
  const first = await get(path);
  const etag = first.headers.get("etag")!;
  expect(first.headers.get("cache-control")).toBe("public, max-age=86400");
  expect(first.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const again = await get(path, { "if-none-match": etag });
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  granted(await ask(itemAt(live.rooms, 0), "concede", {}));
  await sync(itemAt(live.rooms, 0));
  const later = await pictureOf(`/r/${live.match}`);
  expect(later).not.toBe(path);
  const old = await get(path, { "if-none-match": etag });
  expect([old.status, old.headers.get("cache-control")]).toEqual([200, "no-cache"]);
});

test("a table that has not begun shows an empty board and no name", async () => {
  const guest = await app.guest("Somebody");
  const match = await guest.open(3);
  granted(await ask(await guest.join(match), "sit", { seat: 0, nonce: nonce(0) }));
  const meta = await metaOf(`/t/${match}`);
  expect(JSON.stringify(meta)).not.toContain("Somebody");
  const pixels = await pixelsOf(await drawnAt(await pictureOf(`/t/${match}`)));
  expect([pixels.width, pixels.height]).toEqual([1200, 630]);
});

test("a table that is closed to spectators shows the cover of the game and no name", async () => {
  const guests = hidden.guests.map(({ name }) => name);
  const meta = JSON.stringify(await metaOf(`/t/${hidden.match}`));
  expect(guests.filter((name) => meta.includes(name))).toEqual([]);
  const [cover, table] = await Promise.all([
    drawnAt(await pictureOf(`/t/${hidden.match}`)),
    drawnAt(await pictureOf(`/t/${live.match}`)),
  ]);
  expect(Buffer.from(cover).equals(Buffer.from(table))).toBe(false);
  const other = await gather(app, { people: 2, options: { mode: "arch" }, house: { watchers: false } });
  expect(Buffer.from(await drawnAt(await pictureOf(`/t/${other.match}`))).equals(Buffer.from(cover))).toBe(true);
});

test.for([
  ["en", "Cup — Stillwater", "Series of 2 deals — Stillwater", "2 deals, the same "],
  ["de", "Cup — Stillwater", "Serie mit 2 Partien — Stillwater", "2 Partien mit denselben Karten "],
  ["fr", "Cup — Stillwater", "Série de 2 donnes — Stillwater", "2 donnes, les mêmes "],
])(
  "the link of a series has its title, its number of deals and a cover in %s, and no player",
  async ([language, titled, untitled, deals]) => {
    const guest = await app.guest("Ophelia");
    const deal = { game: "tranquility", options: { mode: "pyramid", difficulty: "easier" } };
    const { open } = seriesKit(() => app, Date.now);
    for (const [title, said] of [
      ["Cup", titled],
      ["", untitled],
    ] as const) {
      const path = `/series/${await open(guest, { deals: [deal, deal], title })}`;
      const meta = await metaOf(`${path}?lang=${language}`);
      expect(meta).toMatchObject({ robots: "noindex", "og:title": said });
      expect(meta["og:description"]!.startsWith(deals!)).toBe(true);
      expect(JSON.stringify(meta)).not.toMatch(/Ophelia/);
      const picture = itemAt(meta, "og:image").replace(app.origin, "");
      expect(picture).toBe(`/pictures${path}.png?lang=${language}&v=series-tranquility`);
      const { width } = await pixelsOf(await drawnAt(picture));
      expect(width).toBe(1200);
    }
    expect((await metaOf(`/series?lang=${language}`)).robots).toBeUndefined();
    expect((await get("/pictures/series/none.png")).status).toBe(404);
  },
);

describe("a page without a picture of its own", () => {
  test.each(["/", "/fair", "/t/none2222"])("%s shows the picture of the home page", async (path) => {
    const meta = await metaOf(path);
    expect(meta["og:image"]).toBe(`${app.origin}/pictures/place.png?lang=en`);
    expect(meta["og:image:alt"]).toBe("Stillwater");
  });

  test("is drawn like any other", async () => {
    const pixels = await pixelsOf(await drawnAt("/pictures/place.png?lang=fr"));
    expect([pixels.width, pixels.height]).toEqual([1200, 630]);
  });

  test.each(["/pictures/t/none2222.png", "/pictures/fair.png", "/pictures/r.png", "/pictures/x/y/z.png"])(
    "has none at %s",
    async (path) => {
      const response = await get(path);
      expect([response.status, ((await response.json()) as { reason: string }).reason]).toEqual([404, "NoSuchPicture"]);
    },
  );
});

test("a game without built pictures shows the home page's picture", async () => {
  const guest = await app.guest("Ann");
  const match = await guest.open(2, {}, "open", {}, "pebbles");
  const response = await get(await pictureOf(`/t/${match}`));
  expect([response.status, response.headers.get("location")]).toEqual([302, "/hero.webp"]);
});

test("a client with too many drawings has to wait, and still gets those that were drawn already", async () => {
  const guest = await app.guest("Bob");
  const statuses: number[] = [];
  for (let i = 0; i <= LIMIT && statuses.at(-1) !== 429; i++)
    statuses.push((await get(await pictureOf(`/t/${await guest.open(2)}`))).status);
  expect(statuses.filter((status) => status !== 200)).toEqual([429]);
  expect((await get(await pictureOf(`/t/${live.match}`))).status).toBe(200);
  const refused = await get(await pictureOf(`/t/${await guest.open(2)}`));
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});
