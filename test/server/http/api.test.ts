import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { redact } from "../../../shared/engine/contract/secrecy.ts";
import { read } from "../../../shared/engine/log/format.ts";
import { verify } from "../../../shared/engine/log/verify.ts";
import { toAct } from "../../../shared/engine/match/match.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { type Gathering, gather, startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { act, ask, type Guest, granted, sync } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";

const game = gameOf("tranquility")!;
let app: TestApp;
let ann: Guest;
beforeAll(async () => {
  app = await startApp();
  ann = await app.guest("Ann");
});
afterAll(() => app.stop());

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Record<string, unknown>;
}

async function call(
  method: string,
  path: string,
  body?: string | object,
  token?: string,
  type = "application/json",
): Promise<Answer> {
  const response = await fetch(`${app.origin}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": type }),
      ...(token === undefined ? {} : { authorization: token.includes(" ") ? token : `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json;") ?? false;
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : {} };
}

const refusal = ({ status, body }: Answer) => [status, body.reason];
const plan = { game: "tranquility", options: { mode: "standard" }, seats: 2 };

async function playOut({ match, guests, rooms }: Gathering): Promise<void> {
  const rng = rolls(6);
  const table = tableBehind(app, match);
  while (table.match.phase === "live") {
    const [seat] = toAct(game, table.match);
    await sync(itemAt(rooms, seat!));
    granted((await act(itemAt(rooms, seat!), itemAt(guests, seat!).player, rng))!);
  }
}

describe("POST /api/passes", () => {
  test("makes another device the same player, once, with the same name and seats", async () => {
    const { match } = await gather(app, { people: 1 });
    const bea = await app.guest("Bea");
    const own = await bea.open(1);
    granted(await ask(await bea.join(own), "sit", { nonce: "0".repeat(16) }));
    const made = await call("POST", "/api/passes", {}, bea.token);
    expect(made.status).toBe(201);
    const { pass } = made.body;
    const used = await call("POST", "/api/passes/use", { pass });
    expect(used.status).toBe(200);
    expect(used.body).toMatchObject({ player: bea.player, name: "Bea" });
    const { matches } = (await call("GET", `/api/matches?player=${bea.player}`, undefined, String(used.body.token)))
      .body as { matches: Summary[] };
    expect(matches.map(({ id }) => id)).toEqual([own]);
    expect(match).not.toBe(own);
    expect(refusal(await call("POST", "/api/passes/use", { pass }))).toEqual([404, "NoSuchPass"]);
  });

  test("is refused for unknown players, and answers invalid requests with a reason", async () => {
    expect(refusal(await call("POST", "/api/passes", {}))).toEqual([401, "NoToken"]);
    expect(refusal(await call("POST", "/api/passes/use", {}))).toEqual([400, "BadRequest"]);
    expect(refusal(await call("POST", "/api/passes/use", { pass: "x".repeat(65) }))).toEqual([400, "BadRequest"]);
    expect(refusal(await call("POST", "/api/passes/use", { pass: "aaaaaaaaaaaaaaaa" }))).toEqual([404, "NoSuchPass"]);
  });
});

describe("POST /api/players", () => {
  test("makes a guest, whose name is tidied", async () => {
    const { status, body } = await call("POST", "/api/players", { name: "  Bob  of Lake " });
    expect(status).toBe(201);
    expect(body).toEqual({
      player: expect.stringMatching(/^p[0-9a-z]{15}$/),
      name: "Bob of Lake",
      token: expect.any(String),
    });
  });

  test("with a token gives the same player another name", async () => {
    const { status, body } = await call("POST", "/api/players", { name: "Anna" }, ann.token);
    expect([status, body.player, body.name]).toEqual([201, ann.player, "Anna"]);
    expect(body.token).not.toBe(ann.token);
    const { body: other } = await call("POST", "/api/players", { name: "Anna" });
    expect(other.player).not.toBe(ann.player);
  });

  test("refuses the token of an unknown player instead of making a new one", async () => {
    expect(refusal(await call("POST", "/api/players", { name: "Eve" }, "x.y.z"))).toEqual([401, "NoToken"]);
  });

  test.each([
    [{}],
    [{ name: "" }],
    [{ name: "x".repeat(25) }],
    [{ name: "a\u0000b" }],
    [{ name: "\u202Eevil" }],
    [{ name: "😀" }],
    [{ name: 7 }],
    [{ name: "Ann", admin: true }],
    [[]],
    ["null"],
    ['"Ann"'],
    ['{"name":"Ann","__proto__":{"x":1}}'],
  ])("refuses %j", async (body) => {
    expect(refusal(await call("POST", "/api/players", body))).toEqual([400, "BadRequest"]);
  });

  test.each(["{", "", "name=Ann", "\u0000", '{"name":"Ann"'])("refuses the body %j, which is no JSON", async (body) => {
    expect(refusal(await call("POST", "/api/players", body))).toEqual([400, "BadRequest"]);
  });

  test("refuses a body of another type, and one that is too large", async () => {
    expect(
      refusal(await call("POST", "/api/players", "name=Ann", undefined, "application/x-www-form-urlencoded")),
    ).toEqual([400, "BadRequest"]);
    expect(refusal(await call("POST", "/api/players", { name: "x".repeat(20_000) }))).toEqual([413, "TooLarge"]);
  });
});

describe("POST /api/matches", () => {
  test("opens a match with every default filled in, private by default", async () => {
    const { status, body } = await call("POST", "/api/matches", plan, ann.token);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[2-9a-z]{16}$/),
      code: expect.stringMatching(/^[2-9a-z]{8}$/),
    });
    const { body: summary } = await call("GET", `/api/matches/${body.id}`);
    expect(summary).toMatchObject({
      id: body.id,
      code: body.code,
      game: "tranquility",
      state: "open",
      visibility: "private",
      options: { mode: "standard", galateia: false, soloToll: "draw-five", talk: "silent" },
      seats: [null, null],
      version: 1,
    });
  });

  test("needs a token, of this server", async () => {
    for (const token of [undefined, "x", "Basic YTpi", `${ann.token}x`]) {
      expect(refusal(await call("POST", "/api/matches", plan, token))).toEqual([401, "NoToken"]);
    }
  });

  test.each<[object, number, string, RegExp]>([
    [{ ...plan, game: "chess" }, 400, "NoSuchGame", /chess/],
    [{ ...plan, game: "constructor" }, 400, "NoSuchGame", /constructor/],
    [{ ...plan, options: {} }, 400, "BadOptions", /options\.mode/],
    [{ game: "tranquility", seats: 2 }, 400, "BadOptions", /options\.mode/],
    [{ ...plan, options: { mode: "nowhere" } }, 400, "BadOptions", /options\.mode/],
    [{ ...plan, options: { mode: "standard", galateia: "yes" } }, 400, "BadOptions", /options\.galateia/],
    [{ ...plan, options: { mode: "standard", cheat: 1 } }, 400, "BadOptions", /cheat/],
    [{ ...plan, seats: 0 }, 400, "BadRequest", /seats/],
    [{ ...plan, seats: 6 }, 400, "SeatCount", /1 to 5/],
    [{ ...plan, seats: 1.5 }, 400, "BadRequest", /seats/],
    [{ ...plan, seats: "2" }, 400, "BadRequest", /seats/],
    [{ ...plan, visibility: "secret" }, 400, "BadRequest", /visibility/],
    [{ ...plan, rated: true }, 400, "BadRequest", /rated/],
    [{ ...plan, previous: "x" }, 400, "BadRequest", /previous/],
    [{ ...plan, options: [] }, 400, "BadRequest", /options/],
    [[plan], 400, "BadRequest", /./],
  ])("refuses %j with %i %s", async (body, status, reason, message) => {
    const answer = await call("POST", "/api/matches", body, ann.token);
    expect(refusal(answer)).toEqual([status, reason]);
    expect(answer.body.message).toMatch(message);
  });

  test("does not let a request change the prototype of objects", async () => {
    const body = '{"game":"tranquility","seats":2,"options":{"mode":"standard","__proto__":{"galateia":true}}}';
    const answer = await call("POST", "/api/matches", body, ann.token);
    if (answer.status === 201) {
      const { body: summary } = await call("GET", `/api/matches/${answer.body.id}`);
      expect((summary.options as { galateia: boolean }).galateia).toBe(false);
    } else expect(refusal(answer)).toEqual([400, "BadOptions"]);
    expect(({} as Record<string, unknown>).galateia).toBeUndefined();
  });
});

describe("GET /api/matches", () => {
  const list = async (query: string, token?: string): Promise<readonly Summary[]> => {
    const { status, body } = await call("GET", `/api/matches${query}`, undefined, token);
    expect(status).toBe(200);
    return body.matches as Summary[];
  };
  const ids = async (query: string, token?: string) => (await list(query, token)).map(({ id }) => id);

  test("lists open matches for all callers, and private ones for their own players alone", async () => {
    const shown = await gather(app, { people: 2, visibility: "open", start: false });
    const hidden = await gather(app, { people: 2, visibility: "private" });
    const [guest, other] = hidden.guests as [Guest, Guest];
    for (const token of [undefined, ann.token, guest.token]) {
      const all = await ids("", token);
      expect(all).toContain(shown.match);
      expect(all).not.toContain(hidden.match);
    }
    const own = `?player=${guest.player}`;
    expect(await ids(own, guest.token)).toEqual([hidden.match]);
    expect(await ids(own, other.token)).toEqual([]);
    expect(await ids(own)).toEqual([]);
    expect(await ids(own, "x.y.z")).toEqual([]);
    expect(await ids(`?player=${itemAt(shown.guests, 0).player}`)).toEqual([shown.match]);
  });

  test("filters by state, newest first, with the requested length", async () => {
    const open = await gather(app, { people: 1, visibility: "open", start: false });
    const live = await gather(app, { people: 1, visibility: "open" });
    const over = await gather(app, { people: 1, visibility: "open" });
    await playOut(over);
    const states = { open: open.match, live: live.match, over: over.match };
    for (const [state, match] of Object.entries(states)) {
      const found = await list(`?state=${state}&limit=200`);
      expect(found.map(({ id }) => id)).toContain(match);
      expect(new Set(found.map((summary) => summary.state))).toEqual(new Set([state]));
    }
    expect(await ids("?state=live,over&limit=2")).toEqual([over.match, live.match]);
    expect(await list("?limit=1")).toHaveLength(1);
    const { body } = await call("GET", `/api/matches/${over.match}`);
    expect(body).toMatchObject({ state: "over", outcome: { reason: expect.any(String) }, endedAt: expect.any(String) });
  });

  test.each([
    "?state=closed",
    "?state=",
    "?state=open,open,open,open",
    "?limit=0",
    "?limit=201",
    "?limit=many",
    "?player=a&player=b",
    `?player=${"x".repeat(33)}`,
    "?order=name",
    "?__proto__=1",
    "?state[]=open",
  ])("refuses the query %j", async (query) => {
    expect(refusal(await call("GET", `/api/matches${query}`))).toEqual([400, "BadRequest"]);
  });
});

describe("GET /api/matches/:id", () => {
  test("finds a match by its id and by its code, and answers 404 for an unknown one", async () => {
    const { body: made } = await call("POST", "/api/matches", plan, ann.token);
    const [byId, byCode] = [
      await call("GET", `/api/matches/${made.id}`),
      await call("GET", `/api/matches/${made.code}`),
    ];
    expect(byId.body).toEqual(byCode.body);
    for (const id of ["nothing", "__proto__", "x".repeat(5000), "%00", "..%2f..%2fetc", "'--"]) {
      expect(refusal(await call("GET", `/api/matches/${id}`))).toEqual([404, "NoSuchMatch"]);
      expect(refusal(await call("GET", `/api/matches/${id}/log`))).toEqual([404, "NoSuchMatch"]);
    }
    expect(refusal(await call("GET", "/api/matches/%E0%A4%A"))).toEqual([400, "BadRequest"]);
  });
});

describe("GET /api/matches/:id/log", () => {
  test("is the match file as the caller may read it now, and complete after the end", async () => {
    const gathering = await gather(app, { people: 2 });
    const { match, guests } = gathering;
    const table = tableBehind(app, match);
    const fetchLog = (guest?: Guest) => call("GET", `/api/matches/${match}/log`, undefined, guest?.token);
    for (const [guest, viewer] of [
      [guests[0], 0],
      [guests[1], 1],
      [ann, "table"],
      [undefined, "table"],
    ] as const) {
      const answer = await fetchLog(guest);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toMatch(/^application\/jsonl/);
      expect(answer.headers.get("content-disposition")).toMatch(
        new RegExp(`^attachment; filename="?${match}\\.jsonl"?$`),
      );
      const file = read(answer.text);
      expect(file.header).not.toHaveProperty("seed");
      expect(file.header.seats).toHaveLength(2);
      expect(file.log).toEqual(JSON.parse(JSON.stringify(table.log.map((entry) => redact(entry, viewer)))));
    }
    const { text } = await call("GET", `/api/matches/${match}/log`, undefined, `${ann.token}x`);
    expect(text).not.toContain('"secret"');
    await playOut(gathering);
    const whole = await fetchLog();
    expect((await fetchLog(guests[0])).text).toBe(whole.text);
    const file = read(whole.text);
    expect(file.log).toEqual(JSON.parse(JSON.stringify(table.log)));
    expect(file.header).toMatchObject({ format: "match/1", id: match, seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(verify(file, gameOf)).toBeUndefined();
    const forged = { ...file, header: { ...file.header, seed: "0".repeat(64) } };
    expect(verify(forged, gameOf)).toBeDefined();
  });

  test("is available while the table is empty, and wakes no bot", async () => {
    const { match, rooms, guests } = await gather(app, { people: 1, bots: 1, start: false });
    granted(await ask(itemAt(rooms, 0), "start", {}));
    await itemAt(rooms, 0).leave();
    const first = await itemAt(guests, 0).get(`/api/matches/${match}/log`);
    expect(first.status).toBe(200);
  });
});

describe("routes that do not exist", () => {
  test.each([
    ["GET", "/api"],
    ["GET", "/api/nothing"],
    ["GET", "/api/players"],
    ["DELETE", "/api/matches"],
    ["PUT", "/api/matches/x"],
    ["POST", "/api/matches/x/log"],
    ["POST", "/api/health"],
    ["POST", "/"],
    ["DELETE", "/t/x"],
    ["PUT", "/assets/x.js"],
    ["PUT", "/matchmake/joinOrCreate/table"],
    ["POST", "/matchmake/joinOrCreate"],
  ])("%s %s is NoSuchDoor", async (method, path) => {
    expect(refusal(await call(method, path))).toEqual([404, "NoSuchDoor"]);
  });

  test("do not reveal where the program is stored", async () => {
    for (const path of [
      "/%E0%A4%A",
      "/t/%E0%A4%A",
      "/api/%E0%A4%A",
      "/api/matches/%FF",
      "/%00",
      "/..%2f..%2fpackage.json",
    ]) {
      const { status, text } = await call("GET", path);
      expect([path, status < 500 || status === 503]).toEqual([path, true]);
      expect(text).not.toMatch(/node_modules|\s+at |"dependencies"/);
    }
    const { headers } = await call("GET", "/api/health");
    expect(headers.get("x-powered-by")).toBeNull();
  });
});

test("GET /api/health/alive is ok while the process lives", async () => {
  const { status, body } = await call("GET", "/api/health/alive");
  expect({ status, body }).toEqual({ status: 200, body: { ok: true } });
});

test("GET /api/health is ok while the store answers", async () => {
  const { status, body } = await call("GET", "/api/health");
  expect([status, body]).toEqual([200, { ok: true }]);
});

test("behind two proxies that both forward the protocol, the routes work", async () => {
  const headers = { "x-forwarded-proto": "https, http" };
  const { status } = await fetch(`${app.origin}/api/health`, { headers });
  expect(status).toBe(200);
});
