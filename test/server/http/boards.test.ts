import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type {
  GalleryEntry,
  GalleryResponse,
  WeekBoardResponse,
} from "../../../shared/engine/lists/gallery-responses.ts";
import { EXAMPLES } from "../../../shared/games/tranquility/boards/examples.ts";
import { startApp, type TestApp } from "../../kit/app.ts";
import { gameOf } from "../../kit/games.ts";
import { type Guest, granted, nonce, ask as request, type TableRoomOf } from "../../kit/guest.ts";

const DAY = 24 * 3_600_000;

let app: TestApp;
let time = Date.UTC(2026, 10, 1);
let [ann, bob]: Guest[] = [];
beforeAll(async () => {
  const rules = { most: 4, mostADay: 3, mostInAll: 6, week: "played", odds: 0 } as const;
  app = await startApp({ store: "memory", gallery: rules }, { now: () => time });
});
afterAll(() => app.stop());
beforeEach(async () => {
  time += 30 * DAY;
  [ann, bob] = await Promise.all(["Ann", "Bob"].map(app.guest));
});

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the answer it asks for
  readonly body: any;
}

async function ask(method: string, path: string, by?: Guest, body?: unknown): Promise<Answer> {
  const response = await fetch(`${app.origin}/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(by && { authorization: `Bearer ${by.token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? {} : JSON.parse(text) };
}

const reasonOf = ({ status, body }: Answer) => [status, body.reason];

let grounds = 0;
/** A new board of the toy game `cairn`. */
const boardDefinition = (more: object = {}) => ({
  ...{ format: "cairn-ground/1", title: `Ground ${++grounds}`, layers: 1, place: `place ${grounds}` },
  ...more,
});
const publish = (by: Guest, definition: object = boardDefinition(), game = "cairn") =>
  ask("POST", "/boards", by, { game, definition });
const published: [id: string, by: Guest][] = [];

async function publishedBy(by: Guest, definition: object = boardDefinition(), game = "cairn"): Promise<string> {
  const { status, body } = await publish(by, definition, game);
  expect([status, body]).toEqual([201, { id: expect.stringMatching(/^[0-9a-f]{16}$/) }]);
  published.push([body.id, by]);
  return body.id;
}

afterEach(async () => {
  for (const [id, by] of published.splice(0)) await ask("DELETE", `/boards/${id}`, by);
});

async function play(by: Guest, definition: object): Promise<void> {
  const options = gameOf("cairn")!.boards!.optionsOf(definition);
  const room = await by.join(await by.open(1, options, "private", {}, "cairn"));
  granted(await request(room, "sit", { seat: 0, nonce: nonce(0) }));
  granted(await request(room, "start", {}));
  await finish(room);
}

/** The board has one layer. */
async function finish(room: TableRoomOf): Promise<void> {
  for (const command of [
    { type: "Lay", stones: 1, kind: "flat" },
    { type: "Sign", word: "done" },
  ])
    granted(await request(room, "command", { id: `${Math.random()}`.slice(2, 10), command }));
  await room.leave();
}

const listed = async (query = "", by?: Guest): Promise<readonly string[]> =>
  ((await ask("GET", `/boards${query}`, by)).body as GalleryResponse).boards.map(({ title }) => title);

describe("the gallery", () => {
  test("shows a published board to everyone, with its seats, its author and its definition", async () => {
    const [lake] = EXAMPLES;
    const id = await publishedBy(ann!, lake, "tranquility");
    const { status, body } = await ask("GET", `/boards/${id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...{ id, game: "tranquility", title: "Two inlets", author: "Ann", seats: [1, 3], matches: 0, won: 0 },
      ...{ odds: [], isOpposed: false },
      ...{ publishedAt: new Date(time).toISOString(), isOwn: false, definition: lake! },
    } satisfies GalleryEntry);
    expect((await ask("GET", `/boards/${id}`, ann)).body.isOwn).toBe(true);
    expect((await ask("GET", "/boards")).body).toEqual({ boards: [body] });
  });

  test("lists boards in pages and orders, and finds them by a part of a name", async () => {
    await publishedBy(ann!, boardDefinition({ title: "Große Bucht" }));
    time += 1000;
    await publishedBy(ann!, boardDefinition({ title: "L’Île", author: "Zoë" }));
    time += 1000;
    await publishedBy(bob!, boardDefinition({ title: "Hook" }));
    expect(await listed()).toEqual(["Hook", "L’Île", "Große Bucht"]);
    expect(await listed("?name=ile")).toEqual(["L’Île"]);
    expect(await listed("?name=zoe")).toEqual(["L’Île"]);
    expect(await listed("?list=mine", bob)).toEqual(["Hook"]);
    const first = (await ask("GET", "/boards?limit=2")).body as GalleryResponse;
    expect([first.boards.length, first.next]).toEqual([2, 2]);
    const second = (await ask("GET", "/boards?limit=2&from=2")).body as GalleryResponse;
    expect([second.boards.map(({ title }) => title), second.next]).toEqual([["Große Bucht"], undefined]);
  });

  test("counts matches that end on a board, whatever its title is, and the board of the week is the one played most", async () => {
    expect((await ask("GET", "/boards/week")).body).toEqual({ board: null });
    const [often, once] = [boardDefinition({ title: "Often" }), boardDefinition({ title: "Once" })];
    const [id] = [await publishedBy(ann!, often), await publishedBy(ann!, once)];
    await play(bob!, often);
    await play(ann!, { ...often, title: "By another name" });
    await play(bob!, once);
    expect((await ask("GET", `/boards/${id}`)).body).toMatchObject({ matches: 2, won: 0 });
    expect(await listed("?order=played")).toEqual(["Often", "Once"]);
    time += 600_000;
    expect((await ask("GET", "/boards/week")).body.board).toMatchObject({ id, title: "Often" });
    await play(bob!, once);
    await play(ann!, once);
    time += 600_000;
    expect((await ask("GET", "/boards/week")).body.board).toMatchObject({ id });
    time += 8 * DAY;
    expect((await ask("GET", "/boards/week")).body).toEqual({ board: null });
  });

  test("the board of the week has a deal that each player plays once, with standings", async () => {
    const definition = boardDefinition({ title: "Weekly" });
    await publishedBy(ann!, definition);
    await play(bob!, definition);
    const { series } = (await ask("GET", "/boards/week")).body as WeekBoardResponse;
    expect((await ask("GET", "/boards/week")).body.series).toBe(series);
    const { body } = await ask("GET", `/series/${series}`, ann);
    const options = gameOf("cairn")!.boards!.optionsOf(definition);
    expect(body).toMatchObject({ title: "Weekly", state: "open", isListed: true, seats: 1, deals: [{ deal: 1 }] });
    expect(body.deals[0]).toMatchObject({ game: "cairn", options });
    const { id } = (await ask("POST", `/series/${series}/deals/1/tries`, ann)).body;
    const room = await ann!.join(id);
    await finish(room);
    const standings = (await ask("GET", `/series/${series}/standings`, ann)).body;
    expect(standings.rows).toHaveLength(1);
    expect(standings.rows[0].players).toMatchObject([{ name: "Ann" }]);
    expect(reasonOf(await ask("POST", `/series/${series}/deals/1/tries`, ann))).toEqual([409, "DealPlayed"]);
  });

  test("the series of the board of the week is gone with the board", async () => {
    const definition = boardDefinition();
    const id = await publishedBy(ann!, definition);
    await play(bob!, definition);
    const week = async () => (await ask("GET", "/boards/week")).body as WeekBoardResponse;
    const { series } = await week();
    expect((await ask("GET", `/series/${series}`)).status).toBe(200);
    await ask("DELETE", `/boards/${id}`, ann);
    expect(reasonOf(await ask("GET", `/series/${series}`))).toEqual([404, "NoSuchSeries"]);
    expect(await week()).toEqual({ board: null });
  });

  test("simultaneous requests see the same board of the week", async () => {
    const definition = boardDefinition();
    const id = await publishedBy(ann!, definition);
    await play(bob!, definition);
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask("GET", "/boards/week")));
    const [{ body }] = answers as [Answer];
    expect(body).toMatchObject({ board: { id }, series: expect.any(String) });
    for (const answer of answers) expect(answer.body).toEqual(body);
  });

  test("refuses what is no board, and says why", async () => {
    const [lake] = EXAMPLES;
    const cases: readonly (readonly [unknown, string, string])[] = [
      [{}, "BadRequest", "game"],
      [{ game: "cairn" }, "BadRequest", "definition"],
      [{ game: "cairn", definition: "text" }, "BadRequest", "definition"],
      [{ game: "cairn", definition: boardDefinition(), more: 1 }, "BadRequest", "more"],
      [{ game: "chess", definition: boardDefinition() }, "NoSuchGame", "chess"],
      [{ game: "__proto__", definition: boardDefinition() }, "NoSuchGame", "__proto__"],
      [{ game: "pebbles", definition: boardDefinition() }, "NoSuchGame", "pebbles"],
      [{ game: "cairn", definition: boardDefinition({ layers: 9 }) }, "BadBoard", ""],
      [{ game: "cairn", definition: boardDefinition({ title: "x".repeat(61) }) }, "BadBoard", "title: at most 60"],
      [{ game: "cairn", definition: boardDefinition({ title: "<b>" }) }, "BadBoard", "title: only letters"],
      [
        { game: "cairn", definition: boardDefinition({ author: "a\u0301\u0301\u0301" }) },
        "BadBoard",
        "author: too many",
      ],
      [{ game: "tranquility", definition: { ...lake, lines: [] } }, "BadBoard", "lines"],
      [{ game: "tranquility", definition: { ...lake, finish: lake!.start } }, "BadBoard", "PlaceTakenTwice"],
    ];
    for (const [body, reason, says] of cases) {
      const answer = await ask("POST", "/boards", ann, body);
      expect([...reasonOf(answer), answer.body.message]).toEqual([400, reason, expect.stringContaining(says)]);
    }
    expect(
      reasonOf(await ask("POST", "/boards", ann, { game: "cairn", definition: { text: "x".repeat(20_000) } })),
    ).toEqual([413, "TooLarge"]);
    for (const query of ["?order=best", "?from=-1", "?limit=51", `?name=${"x".repeat(61)}`, "?more=1"])
      expect(reasonOf(await ask("GET", `/boards${query}`))).toEqual([400, "BadRequest"]);
    for (const [method, path] of [
      ["GET", "/boards?list=mine"],
      ["POST", "/boards"],
      ["DELETE", "/boards/0000000000000000"],
      ["POST", "/boards/0000000000000000/report"],
    ] as const)
      expect(reasonOf(await ask(method, path))).toEqual([401, "NoToken"]);
    for (const [method, path] of [
      ["GET", "/boards/0000000000000000"],
      ["DELETE", "/boards/0000000000000000"],
      ["POST", "/boards/0000000000000000/report"],
    ] as const)
      expect(reasonOf(await ask(method, path, ann))).toEqual([404, "NoSuchBoard"]);
  });

  test("has each board once, and limits the boards of a guest in all and on a day", async () => {
    const same = boardDefinition();
    await publishedBy(ann!, same);
    const again = await publish(bob!, { ...same, title: "Mine now" });
    expect(reasonOf(again)).toEqual([409, "BoardIsPublished"]);
    for (let i = 0; i < 2; i++) await publishedBy(ann!);
    expect(reasonOf(await publish(ann!))).toEqual([409, "TooManyBoards"]);
    time += DAY + 1;
    await publishedBy(ann!);
    expect(reasonOf(await publish(ann!))).toEqual([409, "TooManyBoards"]);
    await publishedBy(bob!);
  });

  test("lets only its publisher remove a board, and any guest report it once", async () => {
    const id = await publishedBy(ann!);
    expect(reasonOf(await ask("DELETE", `/boards/${id}`, bob))).toEqual([403, "NotYourBoard"]);
    for (let i = 0; i < 2; i++) expect((await ask("POST", `/boards/${id}/report`, bob)).status).toBe(204);
    expect((await ask("DELETE", `/boards/${id}`, ann)).status).toBe(204);
    expect(reasonOf(await ask("GET", `/boards/${id}`))).toEqual([404, "NoSuchBoard"]);
    expect(await listed()).toEqual([]);
  });
});
