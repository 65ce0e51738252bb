import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { dayAt } from "../../../shared/engine/daily/day.ts";
import { startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { act, ask, type Guest, granted, guestOf, nonce } from "../../kit/guest.ts";
import { POLLING } from "../../kit/polling.ts";
import { linesOf } from "../../kit/streams.ts";

const KEY = "a key of at least sixteen characters";

let app: TestApp;
let ahead = 0;
beforeAll(async () => {
  app = await startApp({ programKey: KEY }, { now: () => Date.now() + ahead });
});
afterAll(() => app.stop());

const CURLY = { name: "Curly", kind: "bot", owner: "Ann", link: "https://example.com/curly" } as const;

const post = async (path: string, body: object, token?: string) => {
  const response = await fetch(`${app.origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
};

async function programOf(more: object = {}): Promise<{ player: string; token: string }> {
  const { status, body } = await post("/api/players", { ...CURLY, key: KEY, ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return body as { player: string; token: string };
}

const request = (token: string, match: string, name: string, payload: object = {}) =>
  post(`/api/matches/${match}/requests/${name}`, payload, token);

async function tableOf(person: Guest, program: { readonly token: string }, options?: object) {
  const match = await person.open(2, options, "open");
  const room = await person.join(match);
  granted(await ask(room, "sit", { seat: 0, nonce: nonce(0) }));
  expect(await request(program.token, match, "sit", { seat: 1, nonce: nonce(1) })).toMatchObject({ status: 200 });
  return { match, room };
}

describe("an account of a program", () => {
  test("needs the key of the host, and is refused with a reason without it", async () => {
    for (const key of [undefined, "", "wrong", `${KEY} `])
      expect(await post("/api/players", { ...CURLY, ...(key !== undefined && { key }) })).toMatchObject({
        status: 403,
        body: { reason: "NoProgramKey" },
      });
  });

  test("that has not shown the key of today neither offers itself nor sits down, until it shows it", async () => {
    const store = app.app.tables.store;
    const { player, token } = await programOf();
    // The program was created before the host changed the key.
    await store.players.change(player, { program: { owner: "", link: "", key: "0a".repeat(32) } });
    const match = await (await app.guest("Ann")).open(2, undefined, "open");
    const sit = () => request(token, match, "sit", { nonce: nonce(1) });
    const put = async (body: object) =>
      fetch(`${app.origin}/api/programs/me`, {
        method: "PUT",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
    const stream = () =>
      fetch(`${app.origin}/api/programs/me/stream`, { headers: { authorization: `Bearer ${token}` } });
    expect(await sit()).toMatchObject({ status: 403, body: { reason: "NoProgramKey" } });
    for (const key of [undefined, "wrong"]) {
      const answer = await put({ games: [], ...(key !== undefined && { key }) });
      expect([answer.status, await answer.json()]).toMatchObject([403, { reason: "NoProgramKey" }]);
    }
    expect((await stream()).status).toBe(403);
    const shown = await put({ games: [], key: KEY });
    expect([shown.status, await shown.text()]).toEqual([200, expect.not.stringContaining(KEY)]);
    expect(await sit()).toMatchObject({ status: 200 });
    expect(JSON.stringify(await store.players.get(player))).not.toContain(KEY);
    const opened = await stream();
    expect(opened.status).toBe(200);
    await opened.body?.cancel();
  });

  test("says who runs it, on every device and after a new name, until it is deleted", async () => {
    const { player, token } = await programOf();
    const shown = async () => (await fetch(`${app.origin}/api/programs/${player}`)).json();
    expect(await shown()).toEqual({ player, name: "Curly", owner: "Ann", link: CURLY.link });
    expect(await post("/api/players", { name: "Curly II" }, token)).toMatchObject({ status: 201 });
    expect(await shown()).toMatchObject({ name: "Curly II", owner: "Ann" });
    const pass = await post("/api/passes", {}, token);
    const again = await post("/api/passes/use", { pass: pass.body.pass! });
    const me = await fetch(`${app.origin}/api/players/me`, {
      headers: { authorization: `Bearer ${again.body.token}` },
    });
    expect(await me.json()).toEqual({ player, name: "Curly II", kind: "bot" });
    await fetch(`${app.origin}/api/players/${player}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await shown()).toMatchObject({ reason: "NoSuchProgram" });
  });

  test("is never made of a person, nor with a link that is none", async () => {
    const ann = await app.guest("Ann");
    expect(await post("/api/players", { ...CURLY, key: KEY }, ann.token)).toMatchObject({ status: 400 });
    for (const link of ["javascript:alert(1)", "example.com", `https://example.com/${"x".repeat(300)}`])
      expect(await post("/api/players", { ...CURLY, key: KEY, link })).toMatchObject({ status: 400 });
    for (const owner of ["a\u0000b", "x".repeat(101), "a\nb"])
      expect(await post("/api/players", { ...CURLY, key: KEY, owner })).toMatchObject({ status: 400 });
    expect(await (await fetch(`${app.origin}/api/programs/${ann.player}`)).json()).toMatchObject({
      reason: "NoSuchProgram",
    });
  });
});

describe("a program at a table", () => {
  test("is shown as a bot with its id, and is not the host", async () => {
    const [ann, program] = [await app.guest("Ann"), await programOf()];
    const match = await ann.open(3, undefined, "open");
    expect(await request(program.token, match, "sit", { nonce: nonce(1) })).toMatchObject({ status: 200 });
    const room = await ann.join(match);
    granted(await ask(room, "sit", { nonce: nonce(0) }));
    const { seats } = JSON.parse((await ann.get(`/api/matches/${match}`)).text);
    expect(seats[0]).toEqual({ name: "Curly", kind: "bot", player: program.player });
    const options = { mode: "arch" };
    expect(await request(program.token, match, "configure", { options, seats: 2 })).toMatchObject({
      body: { reason: "NotTheHost" },
    });
    granted(await ask(room, "configure", { options, seats: 2 }));
    granted(await ask(room, "remove", { seat: 0 }));
    expect(await request(program.token, match, "sit", { nonce: nonce(1) })).toMatchObject({ status: 403 });
    await room.leave();
  });

  test("keeps its seat before bots of the server and people, and the server does not play for it", async () => {
    const [ann, ben, program] = [await app.guest("Ann"), await app.guest("Ben"), await programOf()];
    const { match, room } = await tableOf(ann, program);
    expect(await ask(room, "seatBot", { seat: 1 })).toMatchObject({ reason: "SeatIsTaken" });
    expect(await ask(await ben.join(match), "sit", { seat: 1, nonce: nonce(2) })).toMatchObject({
      reason: "SeatIsTaken",
    });
    expect(await ask(room, "stand", { seat: 1 })).toMatchObject({ reason: "NotYourSeat" });
    granted(await ask(room, "start", {}));
    const rng = rolls(1);
    while (tableBehind(app, match).match.turnTimers[1] === undefined) await act(room, ann.player, rng);
    expect(tableBehind(app, match).match.turnTimers[1]).toBeDefined();
    expect(tableBehind(app, match).log.filter(({ by }) => by === 1)).toEqual([]);
    await room.leave();
  });

  test("takes no part in giving up together: the person decides alone, without a vote", async () => {
    const [ann, program] = [await app.guest("Ann"), await programOf()];
    const { match, room } = await tableOf(ann, program);
    granted(await ask(room, "start", {}));
    expect(await request(program.token, match, "concede")).toMatchObject({ body: { reason: "BotPlays" } });
    granted(await ask(room, "concede", {}));
    expect(tableBehind(app, match).match.phase).toBe("over");
    const book = JSON.parse((await ann.get(`/api/logbooks/${ann.player}`)).text);
    expect(book.companions).toEqual([]);
    await room.leave();
  });

  test("is replaced by a bot of the server when it stays away, and takes its seat back", async () => {
    const [ann, program] = [await app.guest("Ann"), await programOf()];
    const { match, room } = await tableOf(ann, program);
    granted(await ask(room, "start", {}));
    const rng = rolls(2);
    while (tableBehind(app, match).match.turnTimers[1] === undefined) await act(room, ann.player, rng);
    ahead += 700_000;
    granted(await ask(room, "callBot", { seat: 1 }));
    await vi.waitFor(() => expect(tableBehind(app, match).match.turnTimers[1]).toBe(undefined), POLLING);
    expect(await request(program.token, match, "reclaim")).toMatchObject({ status: 200 });
    await room.leave();
  });

  test("has a seat kept in the rematch", async () => {
    const [ann, program] = [await app.guest("Ann"), await programOf()];
    const { match, room } = await tableOf(ann, program);
    granted(await ask(room, "start", {}));
    granted(await ask(room, "concede", {}));
    const next = granted(await ask(room, "rematch", {})) as unknown as { id: string };
    const { seats } = JSON.parse((await ann.get(`/api/matches/${next.id}`)).text);
    expect(seats).toMatchObject([
      { player: program.player, kind: "bot", kept: true },
      { player: ann.player, kind: "human", kept: true },
    ]);
    expect(await request(program.token, next.id, "sit", { nonce: nonce(1) })).toMatchObject({ status: 200 });
    await room.leave();
    expect(match).not.toBe(next.id);
  });

  test("is marked where it watches and talks, and does not count among the people there", async () => {
    const [ann, eve, program] = [await app.guest("Ann"), await app.guest("Eve"), await programOf()];
    const match = await ann.open(2, undefined, "open");
    const room = await ann.join(match);
    granted(await ask(room, "sit", { nonce: nonce(0) }));
    granted(await ask(room, "seatBot", { seat: 1 }));
    granted(await ask(room, "start", {}));
    const watching = await eve.join(match);
    /** Lets cached counts expire, and returns current ones. */
    const counted = async () => {
      ahead += 6000;
      const { people } = (await (await fetch(`${app.origin}/api/matches`)).json()) as { people: number };
      const { watched } = JSON.parse((await eve.get("/api/watch")).text);
      return { people, onlookers: watched.find((one: { match: { id: string } }) => one.match.id === match).onlookers };
    };
    const before = await counted();
    const stream = await linesOf(app.origin, program.token, match);
    stream.record();
    const shown = () => Array.from(room.state.spectators, ({ name, kind }) => `${kind} ${name}`);
    await vi.waitFor(() => expect(shown().toSorted()).toEqual(["bot Curly", "human Eve"]), POLLING);
    expect(await counted()).toEqual({ ...before, onlookers: 1 });
    expect(await request(program.token, match, "say", { text: "hello" })).toMatchObject({ status: 200 });
    granted(await ask(watching, "say", { text: "hello too" }));
    const said = () => Array.from(watching.state.gallery.lines, (line) => JSON.parse(line));
    await vi.waitFor(() => expect(said()).toHaveLength(2), POLLING);
    expect(said()).toMatchObject([{ name: "Curly", kind: "bot" }, { name: "Eve" }]);
    expect(said()[1]).not.toHaveProperty("kind");
    stream.stop();
    await Promise.all([room.leave(), watching.leave()]);
  });

  test("is marked in notes, contacts and its logbook", async () => {
    const [ann, program] = [await app.guest("Ann"), await programOf()];
    const { match, room } = await tableOf(ann, program);
    granted(await ask(room, "start", {}));
    granted(await ask(room, "concede", {}));
    await room.leave();
    const send = async (method: string, path: string, body?: object) => {
      const response = await fetch(`${app.origin}${path}`, {
        method,
        headers: { "content-type": "application/json", authorization: `Bearer ${program.token}` },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
    };
    const set = `/api/matches/${match}/notes/notes-of-a-program`;
    const notes = { title: "What I saw", notes: [{ v: 1, text: "A start" }] };
    expect(await send("PUT", set, notes)).toMatchObject({ status: 200 });
    const read = async (path: string) => JSON.parse((await ann.get(path)).text);
    expect(await read(set)).toMatchObject({ author: "Curly", kind: "bot" });
    expect(await read(`/api/matches/${match}/notes`)).toMatchObject({ notes: [{ author: "Curly", kind: "bot" }] });
    expect(await read(`/api/contacts?match=${match}`)).toMatchObject({
      people: [{ player: program.player, name: "Curly", kind: "bot" }],
    });
    expect(await read(`/api/logbooks/${ann.player}`)).toMatchObject({ kind: "human" });
    expect(await send("PUT", `/api/logbooks/${program.player}`, { open: true })).toMatchObject({ status: 200 });
    expect(await read(`/api/logbooks/${program.player}`)).toMatchObject({ name: "Curly", kind: "bot" });
  });

  test("has no try on deals of days and series, answers no puzzle of a day, and publishes and reports nothing", async () => {
    const { token } = await programOf();
    for (const path of [
      ...["days/today/tries", `puzzles/days/${dayAt(Date.now())}/answers`, "series", "series/any/deals/1/tries"],
      ...["boards", "boards/any/report", "matches/any/notes/notes-notes-notes/reports"],
    ])
      expect([path, await post(`/api/${path}`, {}, token)]).toMatchObject([
        path,
        { status: 403, body: { reason: "NotForPrograms" } },
      ]);
  });

  test("is seen to be here while its stream is open", async () => {
    const [ann, program] = [await app.guest("Ann"), await programOf()];
    const { match, room } = await tableOf(ann, program);
    const stream = await linesOf(app.origin, program.token, match);
    await vi.waitFor(() => expect(room.state.seats[1]!.present).toBe(true), POLLING);
    stream.stop();
    await vi.waitFor(() => expect(room.state.seats[1]!.present).toBe(false), POLLING);
    await room.leave();
  });
});

test("a new guest is a person, and the answer about them says so", async () => {
  const ann = await guestOf(app.origin, "Ann");
  expect(JSON.parse((await ann.get("/api/players/me")).text)).toMatchObject({ kind: "human" });
});
