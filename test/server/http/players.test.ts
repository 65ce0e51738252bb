import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "../../kit/app.ts";
import type { Guest } from "../../kit/guest.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const post = async (path: string, body: unknown, token?: string) => {
  const response = await fetch(`${app.origin}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
};
const phraseOf = async ({ token }: Guest): Promise<string> => (await post("/recovery", {}, token)).body.phrase!;
const me = async (token: string) => {
  const response = await fetch(`${app.origin}/api/players/me`, { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, body: await response.json() };
};

test("a body that is not declared as JSON is refused with the header that it lacks", async () => {
  const response = await fetch(`${app.origin}/api/players`, { method: "POST", body: '{"name": "Ann"}' });
  expect([response.status, await response.json()]).toEqual([
    400,
    { reason: "BadRequest", message: "body: missing; send JSON with Content-Type: application/json" },
  ]);
});

describe("a recovery phrase", () => {
  test("brings a player back on any device, any number of times, with the current name", async () => {
    const ann = await app.guest("Ann");
    const phrase = await phraseOf(ann);
    for (const typed of [phrase, phrase.toUpperCase().replaceAll("-", "  ")]) {
      const { status, body } = await post("/recovery/use", { phrase: typed });
      expect([status, body]).toEqual([200, { player: ann.player, name: "Ann", token: expect.any(String) }]);
      expect((await me(body.token!)).body).toEqual({ player: ann.player, name: "Ann", kind: "human" });
    }
    await ann.post("/api/players", { name: "Anna" });
    expect((await post("/recovery/use", { phrase })).body.name).toBe("Anna");
  });

  test("is worth nothing once it is replaced by a new one", async () => {
    const bob = await app.guest("Bob");
    const [old, next] = [await phraseOf(bob), await phraseOf(bob)];
    expect(old).not.toBe(next);
    expect(await post("/recovery/use", { phrase: old })).toMatchObject({
      status: 404,
      body: { reason: "NoSuchPhrase" },
    });
    expect((await post("/recovery/use", { phrase: next })).body.player).toBe(bob.player);
  });

  test("that was mistyped, guessed or malformed belongs to no player", async () => {
    const phrase = await phraseOf(await app.guest("Cy"));
    for (const wrong of [phrase.replace(/-\w+$/, ""), phrase.replace(/^\w+-/, "lusab-"), "", "lusab"])
      expect((await post("/recovery/use", { phrase: wrong })).body.reason).toBe("NoSuchPhrase");
    for (const wrong of [{}, { phrase: 1 }, { phrase, name: "Eve" }, { phrase: "x".repeat(201) }])
      expect(await post("/recovery/use", wrong)).toMatchObject({ status: 400, body: { reason: "BadRequest" } });
  });

  test("is made for every player with a token, and refused without one", async () => {
    expect(await post("/recovery", {})).toMatchObject({ status: 401, body: { reason: "NoToken" } });
  });
});

describe("a pass", () => {
  const use = (pass: string | undefined) => post("/passes/use", { pass });

  test("that was made before a rename brings a player to another device with the new name", async () => {
    const eve = await app.guest("Eve");
    const { pass } = (await post("/passes", {}, eve.token)).body;
    await eve.post("/api/players", { name: "Eva" });
    expect(await use(pass)).toMatchObject({ status: 200, body: { player: eve.player, name: "Eva" } });
  });

  test("of a player who deleted themselves is worth nothing", async () => {
    const fay = await app.guest("Fay");
    const { pass } = (await post("/passes", {}, fay.token)).body;
    const headers = { authorization: `Bearer ${fay.token}` };
    await fetch(`${app.origin}/api/players/${fay.player}`, { method: "DELETE", headers });
    expect(await use(pass)).toMatchObject({ status: 404, body: { reason: "NoSuchPass" } });
  });
});

describe("a name", () => {
  test("changes on all devices immediately", async () => {
    const dov = await app.guest("Dov");
    const { pass } = (await post("/passes", {}, dov.token)).body;
    const { token: other } = (await post("/passes/use", { pass })).body;
    await post("/players", { name: "David" }, dov.token);
    for (const token of [dov.token, other!]) expect((await me(token)).body).toMatchObject({ name: "David" });
  });

  test("is not revealed without a token", async () => {
    expect(await me("none")).toMatchObject({ status: 401, body: { reason: "NoToken" } });
  });
});
