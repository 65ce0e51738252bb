import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { NotStored } from "../../../server/store/errors.ts";
import type { ChatMessage } from "../../../shared/engine/log/wire.ts";
import { gather, startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { ask, granted, nonce, spectatorsIn, sync, type TableRoomOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { POLLING } from "../../kit/polling.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

function closing(room: TableRoomOf): Promise<number> {
  room.reconnection.enabled = false;
  return new Promise((done) => {
    room.onDrop.once((code) => done(code));
    room.onLeave.once((code) => done(code));
  });
}

const textsOf = (lines: Iterable<string> | undefined): string[] =>
  [...(lines ?? [])]
    .map((line) => JSON.parse(line) as ChatMessage)
    .map((said) => ("text" in said ? said.text : said.phrase));

describe("a player whom the host removed", () => {
  test("is sent away, and cannot return, sit or watch; all others can", async () => {
    const { match, guests, rooms } = await gather(app, { people: 2, bots: 0, start: false });
    const gone = closing(itemAt(rooms, 1));
    expect(await ask(itemAt(rooms, 1), "remove", { seat: 0 })).toEqual({ ok: false, reason: "NotTheHost" });
    granted(await ask(itemAt(rooms, 0), "remove", { seat: 1 }));
    expect(await gone).toBe(4403);
    await expect(itemAt(guests, 1).join(match)).rejects.toThrow("NotWelcome");
    const eve = await (await app.guest("Eve")).join(match);
    granted(await ask(eve, "sit", { nonce: nonce(5) }));
    expect(itemAt(tableBehind(app, match).match.seats, 1).name).toBe("Eve");
  });
});

describe("a table without spectators", () => {
  test("accepts all before the start, and only its players during the match", async () => {
    const { match, guests, rooms } = await gather(app, {
      people: 1,
      bots: 1,
      start: false,
      house: { watchers: false },
    });
    const eve = await app.guest("Eve");
    const early = await eve.join(match);
    const gone = closing(early);
    granted(await ask(itemAt(rooms, 0), "start", {}));
    expect(await gone).toBe(4403);
    await expect(eve.join(match)).rejects.toThrow("NoWatchers");
    await sync(await itemAt(guests, 0).join(match));
    expect((await eve.get(`/api/matches/${match}/log`)).status).toBe(403);
    expect((await itemAt(guests, 0).get(`/api/matches/${match}/log`)).status).toBe(200);
    granted(await ask(itemAt(rooms, 0), "concede", {}));
    await sync(await eve.join(match));
    expect((await eve.get(`/api/matches/${match}/log`)).status).toBe(200);
  });
});

describe("spectators", () => {
  test("are named once to all at the table", async () => {
    const { match, rooms } = await gather(app, { people: 1, bots: 1 });
    const eve = await app.guest("Eve");
    const windows = [await eve.join(match), await eve.join(match)];
    const tom = await (await app.guest("Tom")).join(match);
    await vi.waitFor(() => expect(spectatorsIn(itemAt(rooms, 0))).toEqual(["Eve", "Tom"]), POLLING);
    await tom.leave();
    await itemAt(windows, 0).leave();
    await vi.waitFor(() => expect(spectatorsIn(itemAt(rooms, 0))).toEqual(["Eve"]), POLLING);
  });

  test("talk to each other during the match; players, and spectators who join later, read it when it is over", async () => {
    const { match, guests, rooms } = await gather(app, { people: 1, bots: 1 });
    const [eve, tom] = [await (await app.guest("Eve")).join(match), await (await app.guest("Tom")).join(match)];
    granted(await ask(eve, "say", { text: "They hold the 7" }));
    await Promise.all([eve, tom, itemAt(rooms, 0)].map(sync));
    for (const room of [eve, tom]) expect(textsOf(room.state.gallery.lines)).toEqual(["They hold the 7"]);
    const late = await (await app.guest("Late")).join(match);
    await sync(late);
    expect(textsOf(late.state.gallery.lines)).toEqual(["They hold the 7"]);
    const again = await itemAt(guests, 0).join(match);
    await sync(again);
    for (const room of [itemAt(rooms, 0), again]) {
      expect(room.state.gallery.lines ?? []).toHaveLength(0);
      expect([...room.state.talk]).toEqual([]);
    }
    granted(await ask(itemAt(rooms, 0), "concede", {}));
    granted(await ask(eve, "say", { text: "Well tried" }));
    const over = await itemAt(guests, 0).join(match);
    await Promise.all([itemAt(rooms, 0), over, eve].map(sync));
    for (const room of [itemAt(rooms, 0), over, eve]) {
      expect(textsOf(room.state.gallery.lines)).toEqual(["They hold the 7"]);
      expect(textsOf(room.state.talk)).toEqual(["Well tried"]);
    }
  });
});

describe("the talk of a table", () => {
  test("survives the sleep of the table, and spectators' talk stays hidden from players", async () => {
    const { match, guests, rooms } = await gather(app, { people: 1, bots: 1, start: false });
    granted(await ask(itemAt(rooms, 0), "say", { text: "Good luck" }));
    granted(await ask(itemAt(rooms, 0), "start", {}));
    const eve = await app.guest("Eve");
    const watching = await eve.join(match);
    granted(await ask(watching, "say", { text: "They hold the 7" }));
    await Promise.all([...rooms, watching].map((room) => room.leave()));
    await vi.waitFor(() => expect([...app.app.tables.inMemory].map(({ id }) => id)).not.toContain(match), POLLING);

    const [own, other] = [await itemAt(guests, 0).join(match), await eve.join(match)];
    await Promise.all([own, other].map(sync));
    for (const room of [own, other]) expect(textsOf(room.state.talk)).toEqual(["Good luck"]);
    expect(textsOf(other.state.gallery.lines)).toEqual(["They hold the 7"]);
    expect(own.state.gallery.lines ?? []).toHaveLength(0);
    granted(await ask(own, "concede", {}));
    await sync(own);
    expect(textsOf(own.state.gallery.lines)).toEqual(["They hold the 7"]);
  });

  test("that cannot be read keeps no player from the table", async () => {
    const guest = await app.guest("Ann");
    const match = await guest.open(1);
    const read = vi.spyOn(app.app.tables.store.chat, "read").mockRejectedValue(new Error("broken"));
    const room = await guest.join(match);
    read.mockRestore();
    await sync(room);
    expect([...room.state.talk]).toEqual([]);
  });

  test("is delivered while it cannot be stored", async () => {
    const { rooms } = await gather(app, { people: 2, start: false });
    const add = vi.spyOn(app.app.tables.store.chat, "add").mockRejectedValue(new NotStored("full"));
    granted(await ask(itemAt(rooms, 0), "say", { text: "Hello" }));
    add.mockRestore();
    granted(await ask(itemAt(rooms, 0), "say", { text: "Hello again" }));
    await sync(itemAt(rooms, 1));
    expect(textsOf(itemAt(rooms, 1).state.talk)).toEqual(["Hello", "Hello again"]);
  });
});

describe("a signal", () => {
  test("may be sent now and then while talk is silent, and only from the fixed list", async () => {
    const { rooms } = await gather(app, { people: 2 });
    expect(await ask(itemAt(rooms, 0), "say", { phrase: "here", n: 42 })).toEqual({
      ok: false,
      reason: "NoSuchNumber",
    });
    granted(await ask(itemAt(rooms, 0), "say", { phrase: "soon" }));
    expect(await ask(itemAt(rooms, 0), "say", { phrase: "here" })).toEqual({ ok: false, reason: "TooMany" });
    granted(await ask(itemAt(rooms, 1), "say", { phrase: "here" }));
    expect(await ask(itemAt(rooms, 1), "say", { phrase: "agreed" })).toMatchObject({ reason: "Silence" });
    await sync(itemAt(rooms, 0));
    expect(textsOf(itemAt(rooms, 0).state.talk)).toEqual(["soon", "here"]);
  });
});
