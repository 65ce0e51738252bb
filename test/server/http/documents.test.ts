import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { configFrom } from "../../../server/config.ts";
import { startApp, type TestApp } from "../../kit/app.ts";
import type { Guest } from "../../kit/guest.ts";

const FLEET = readFileSync(new URL("../../../shared/games/wayward/deck/fleet.json", import.meta.url), "utf8");

let app: TestApp;
let ann: Guest;
let bob: Guest;
beforeAll(async () => {
  app = await startApp({ limits: { ...configFrom({}).limits, documents: undefined } });
  [ann, bob] = await Promise.all([app.guest("Ann"), app.guest("Bob")]);
});
afterAll(() => app.stop());

interface DocumentRequest {
  readonly by?: Guest;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function ask(method: string, path: string, { by, body, headers }: DocumentRequest = {}, origin = app.origin) {
  const response = await fetch(`${origin}/api/documents/${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      ...(by && { authorization: `Bearer ${by.token}` }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? {} : JSON.parse(text) };
}

const reasonOf = ({ status, body }: { status: number; body: { reason?: string } }) => [status, body.reason];

test("a document is stored unchanged, listed for its owner, and gone when it is deleted", async () => {
  const put = await ask("PUT", "wayward/a1", { by: ann, body: FLEET });
  expect(put).toEqual({ status: 200, body: { title: "Practice fleet", changedAt: expect.any(String) } });
  const { changedAt } = put.body;
  const line = { id: "a1", title: "Practice fleet", changedAt };
  expect((await ask("GET", "wayward", { by: ann })).body).toEqual({ documents: [line] });
  expect((await ask("GET", "wayward/a1", { by: ann })).body).toEqual({ ...line, id: undefined, text: FLEET });
  expect((await ask("DELETE", "wayward/a1", { by: ann })).status).toBe(204);
  expect((await ask("GET", "wayward", { by: ann })).body).toEqual({ documents: [] });
  expect(reasonOf(await ask("GET", "wayward/a1", { by: ann }))).toEqual([404, "NoSuchDocument"]);
});

test("other players can neither read, change, delete nor find it, and a request without a token is refused", async () => {
  await ask("PUT", "wayward/mine", { by: ann, body: FLEET });
  expect(reasonOf(await ask("GET", "wayward/mine", { by: bob }))).toEqual([404, "NoSuchDocument"]);
  expect((await ask("GET", "wayward", { by: bob })).body).toEqual({ documents: [] });
  await ask("DELETE", "wayward/mine", { by: bob });
  await ask("PUT", "wayward/mine", { by: bob, body: FLEET.replace("Practice fleet", "Bob’s") });
  expect((await ask("GET", "wayward/mine", { by: ann })).body).toMatchObject({ title: "Practice fleet" });
  for (const method of ["GET", "PUT", "DELETE"])
    expect(reasonOf(await ask(method, "wayward/mine", method === "PUT" ? { body: FLEET } : {}))).toEqual([
      401,
      "NoToken",
    ]);
  expect(reasonOf(await ask("GET", "wayward"))).toEqual([401, "NoToken"]);
});

test("a change from another device is not overwritten by one that does not know of it", async () => {
  const put = (headers: Readonly<Record<string, string>>) =>
    ask("PUT", "wayward/two", { by: ann, body: FLEET, headers });
  const first = await put({ "if-none-match": "*" });
  expect(first.status).toBe(200);
  expect(reasonOf(await put({ "if-none-match": "*" }))).toEqual([412, "DocumentChanged"]);
  const second = await put({ "if-match": `"${first.body.changedAt}"` });
  expect(second.status).toBe(200);
  if (second.body.changedAt !== first.body.changedAt)
    expect(reasonOf(await put({ "if-match": `"${first.body.changedAt}"` }))).toEqual([412, "DocumentChanged"]);
  expect(reasonOf(await put({ "if-match": '"2001-01-01T00:00:00.000Z"' }))).toEqual([412, "DocumentChanged"]);
});

describe("invalid documents are refused, and the stored ones stay", () => {
  const cases: readonly (readonly [why: string, body: string, status: number, reason: string])[] = [
    ["not JSON", "a deck", 400, "BadDocument"],
    ["nothing", "", 400, "BadDocument"],
    ["cut off", FLEET.slice(0, 2000), 400, "BadDocument"],
    ["another format", "{}", 400, "BadDocument"],
    ["NUL in its title", FLEET.replace("Practice fleet", "A\\u0000"), 400, "BadDocument"],
    ["half a character in its title", FLEET.replace("Practice fleet", "A\\ud83d"), 400, "BadDocument"],
    ["a later version", FLEET.replace("wayward-deck/1", "wayward-deck/2"), 400, "BadDocument"],
    ["a script in a name", FLEET.replace("Lee Shore", "<script>alert(1)</script>"), 400, "BadDocument"],
    ["a key twice", FLEET.replace('"stages":4', '"stages":4,"stages":4'), 400, "BadDocument"],
    ["a prototype", FLEET.replace('"end":13', '"end":13,"__proto__":{}'), 400, "BadDocument"],
    ["deep nesting", `{"format":"wayward-deck/1","title":${"[".repeat(90_000)}`, 400, "BadDocument"],
    ["too much of it", FLEET + " ".repeat(96 * 1024 - FLEET.length + 1), 413, "TooLarge"],
    ["more than any route takes", FLEET + " ".repeat(128 * 1024), 413, "TooLarge"],
    ["10 MB", "x".repeat(10_000_000), 413, "TooLarge"],
  ];
  beforeAll(() => ask("PUT", "wayward/good", { by: ann, body: FLEET }));

  test.each(cases)("%s", async (_, body, status, reason) => {
    const answer = await ask("PUT", "wayward/good", { by: ann, body }).catch(() => undefined);
    // A client that sends 10 MB may find the connection closed.
    if (answer) expect(reasonOf(answer)).toEqual([status, reason]);
    else expect(status).toBe(413);
    expect((await ask("GET", "wayward/good", { by: ann })).body.text).toBe(FLEET);
  });

  test("a refusal names the wrong line", async () => {
    const body = FLEET.replace('"end":13', '"end":51');
    const { body: refusal } = await ask("PUT", "wayward/good", { by: ann, body });
    expect(refusal.message).toBe(
      "line 7: Card 1, normal, stage 1: There is no space in row 5, lane 1: the grid has 4 rows and 3 lanes.",
    );
  });

  test("a game without documents and an unknown id are refused", async () => {
    for (const game of ["tranquility", "nothing", "__proto__"])
      expect(reasonOf(await ask("PUT", `${game}/a`, { by: ann, body: FLEET }))).toEqual([404, "NoDocuments"]);
    for (const id of ["a%20b", "%F0%9F%83%8F", "x".repeat(65), "..%2f.."])
      expect((await ask("PUT", `wayward/${id}`, { by: ann, body: FLEET })).status).toBe(400);
  });
});

test("a player keeps at most fifty documents, and can still change them", async () => {
  const cy = await app.guest("Cy");
  const put = (n: number) => ask("PUT", `wayward/d${n}`, { by: cy, body: FLEET });
  for (let n = 0; n < 50; n++) expect((await put(n)).status).toBe(200);
  expect(reasonOf(await put(50))).toEqual([409, "TooManyDocuments"]);
  expect((await put(7)).status).toBe(200);
  expect((await ask("DELETE", "wayward/d3", { by: cy })).status).toBe(204);
  expect((await put(50)).status).toBe(200);
});
