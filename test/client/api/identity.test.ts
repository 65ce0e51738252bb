import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Identity = typeof import("../../../client/api/identity.ts");

/** Local storage, shared by all tabs. */
let stored: Map<string, string>;
let introduced: number;
/** Called before the server answers a request. */
let meanwhile: () => void;
const listeners = new Map<string, (event: object) => void>();

const guest = (player: string, name = "Ann") => JSON.stringify({ player, token: `token of ${player}`, name });
const KEY = "stillwater.player";

beforeEach(() => {
  stored = new Map();
  introduced = 0;
  meanwhile = () => {};
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("navigator", { languages: ["en"], language: "en" });
  vi.stubGlobal("addEventListener", (type: string, listener: (event: object) => void) => listeners.set(type, listener));
  vi.stubGlobal("fetch", async (_: string, { body, headers }: { body: string; headers: Headers }) => {
    const { name } = JSON.parse(body);
    const token = headers.get("authorization")?.slice("Bearer ".length);
    if (token === "token of gone") return Response.json({ reason: "NoToken" }, { status: 401 });
    const player = token?.slice("token of ".length) ?? `p${++introduced}`;
    meanwhile();
    return Response.json({ player, name, token: `token of ${player}` });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  listeners.clear();
});

async function tab(): Promise<Identity> {
  const { loadMessages } = await import("../../../client/i18n/t.ts");
  await loadMessages();
  return import("../../../client/api/identity.ts");
}

test("a tab that was opened before another one introduced itself is that guest", async () => {
  const { identify } = await tab();
  stored.set(KEY, guest("other"));
  expect((await identify())?.player).toBe("other");
  expect(introduced).toBe(0);
});

test("when two tabs introduce themselves at the same time without locks, the later answer is discarded", async () => {
  const { identify } = await tab();
  meanwhile = () => stored.set(KEY, guest("quicker"));
  expect((await identify())?.player).toBe("quicker");
  expect(JSON.parse(stored.get(KEY)!).player).toBe("quicker");
});

/** As when another tab stores its guest and the browser reports it to this one. */
const arrive = (player: string): void => {
  stored.set(KEY, guest(player));
  listeners.get("storage")!({ key: KEY });
};

test("a tab that learns of another tab's guest while it waits for its lock is that guest", async () => {
  const request = async (_name: string, _options: object, act: () => Promise<unknown>) => {
    arrive("other");
    return act();
  };
  vi.stubGlobal("navigator", { languages: ["en"], language: "en", locks: { request } });
  const { identify, followOtherTabs } = await tab();
  followOtherTabs(() => {});
  expect((await identify())?.player).toBe("other");
  expect(introduced).toBe(0);
});

test("a tab without locks that learns of another tab's guest before the server's answer is that guest", async () => {
  const { identify, followOtherTabs } = await tab();
  followOtherTabs(() => {});
  meanwhile = () => arrive("quicker");
  expect((await identify())?.player).toBe("quicker");
  expect(JSON.parse(stored.get(KEY)!).player).toBe("quicker");
});

test("a tab can introduce itself even if its lock is refused or held for long", async () => {
  const request = vi.fn(async () => {
    throw new DOMException("refused", "SecurityError");
  });
  vi.stubGlobal("navigator", { languages: ["en"], language: "en", locks: { request } });
  const { identify } = await tab();
  expect((await identify())?.player).toBe("p1");
  expect(request).toHaveBeenCalledOnce();
});

test("a guest unknown to the server takes the identity that another tab has received", async () => {
  stored.set(KEY, guest("gone"));
  const { renew } = await tab();
  stored.set(KEY, guest("other"));
  expect((await renew())?.player).toBe("other");
  expect(introduced).toBe(0);
});

test("a guest unknown to the server is introduced again if no other tab has done so", async () => {
  stored.set(KEY, guest("gone", "Bo"));
  const { renew } = await tab();
  expect(await renew()).toEqual({ player: "p1", token: "token of p1", name: "Bo" });
  expect(JSON.parse(stored.get(KEY)!).player).toBe("p1");
});

test("a first name is given to the guest that another tab has become", async () => {
  const { rename } = await tab();
  stored.set(KEY, guest("other"));
  expect(await rename("Zoe")).toMatchObject({ ok: true, player: "other", name: "Zoe" });
  expect(JSON.parse(stored.get(KEY)!)).toMatchObject({ player: "other", name: "Zoe" });
});

test("a first name is given to the guest that another tab becomes at the same moment", async () => {
  const { rename } = await tab();
  meanwhile = () => {
    meanwhile = () => {};
    stored.set(KEY, guest("other"));
  };
  expect(await rename("Zoe")).toMatchObject({ ok: true, player: "other", name: "Zoe" });
});

test("a tab at a table keeps its identity, says so, and leaves another tab's identity in storage", async () => {
  stored.set(KEY, guest("me"));
  const identity = await tab();
  const onOther = vi.fn();
  identity.followOtherTabs(onOther);
  const release = identity.keepGuest();
  stored.set(KEY, guest("other", "Wanda"));
  listeners.get("storage")!({ key: KEY });
  expect([identity.guest.value?.player, onOther.mock.calls]).toEqual(["me", [["Wanda"]]]);
  await identity.rename("Bo");
  expect(identity.guest.value).toMatchObject({ player: "me", name: "Bo" });
  expect(JSON.parse(stored.get(KEY)!).player).toBe("other");
  release();
  listeners.get("pageshow")!({ persisted: true });
  expect(identity.guest.value?.player).toBe("other");
});

test("a tab follows a new name of its guest, wherever it is, and hears nothing of other keys", async () => {
  stored.set(KEY, guest("me"));
  const { followOtherTabs, keepGuest, guest: own } = await tab();
  const onOther = vi.fn();
  followOtherTabs(onOther);
  keepGuest();
  stored.set(KEY, guest("me", "Zoe"));
  listeners.get("storage")!({ key: "stillwater.theme" });
  expect(own.value?.name).toBe("Ann");
  listeners.get("storage")!({ key: KEY });
  expect([own.value?.name, onOther.mock.calls]).toEqual(["Zoe", []]);
});
