import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anyCommand } from "../../../shared/engine/contract/moves.ts";
import { toAct } from "../../../shared/engine/match/match.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { rolls } from "../../kit/chance.ts";
import { ask, type Guest, granted, guestOf, nonce, sync, viewOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { type Browser, pushService } from "../../kit/push-service.ts";
import { freePort, open, type Program } from "../rooms/program.ts";

const dataDir = mkdtempSync(join(tmpdir(), "stillwater-push-"));
const CERTIFICATE = fileURLToPath(new URL("../../fixtures/tls/localhost.cert.pem", import.meta.url));

let service: Awaited<ReturnType<typeof pushService>>;
let program: Program;
let origin: string;
let ann: Guest;

const started = async (port: number): Promise<Program> =>
  open(dataDir, port, { PUSH_SERVICES: service.host, BOT_PAUSE: "0", NODE_EXTRA_CA_CERTS: CERTIFICATE });

beforeAll(async () => {
  service = await pushService();
  const port = await freePort();
  program = await started(port);
  origin = `http://127.0.0.1:${port}`;
  ann = await guestOf(origin, "Ann");
});
afterAll(async () => {
  await program?.kill("SIGKILL");
  await service?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const put = (path: string, body: unknown, { token }: Pick<Guest, "token"> = ann, method = "PUT") =>
  fetch(`${origin}/api/push${path}`, {
    method,
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

const subscribe = (browser: Browser, by?: Guest) => put("/subscription", { ...browser, language: "de" }, by);

describe("the endpoints for notices", () => {
  test("send the key that browsers subscribe with, the same after a restart", async () => {
    const { text } = await ann.get("/api/push");
    const { publicKey } = JSON.parse(text);
    expect(Buffer.from(publicKey, "base64url")).toHaveLength(65);
  });

  test("accept a subscription as a browser makes it, and refuse all others with a reason", async () => {
    const browser = service.subscribe();
    const reasons: unknown[] = [];
    for (const wrong of [
      { ...browser, endpoint: "https://127.0.0.1:5432/" },
      { ...browser, endpoint: browser.endpoint.replace("https", "http") },
      { ...browser, endpoint: browser.endpoint.replace("https://", "https://127.0.0.77;.") },
      { ...browser, endpoint: browser.endpoint.replace("https://", "https://me@") },
      { ...browser, keys: { ...browser.keys, p256dh: "short" } },
      { ...browser, keys: { p256dh: browser.keys.p256dh, auth: "äöü" } },
      { ...browser, endpoint: 7 },
      { ...browser, keys: { ...browser.keys, p256dh: Buffer.alloc(65, 4).toString("base64url") } },
    ]) {
      const response = await put("/subscription", { ...wrong, language: "en" });
      reasons.push([response.status, ((await response.json()) as { reason: string }).reason]);
    }
    const bad = [400, "BadRequest"];
    expect(reasons).toEqual([...Array(4).fill([400, "NoPushService"]), bad, bad, bad, bad]);
    expect((await put("/subscription", { ...browser, language: "tlh" })).status).toBe(400);
    expect((await put("/subscription", { ...browser, language: "en" }, { token: "none" })).status).toBe(401);
    expect((await subscribe(browser)).status).toBe(204);
    const bob = await guestOf(origin, "Bob");
    expect((await put("/subscription", { endpoint: browser.endpoint }, bob, "DELETE")).status).toBe(204);
    expect((await put("/subscription", { endpoint: browser.endpoint }, ann, "DELETE")).status).toBe(204);
  });

  test("mute a match only for a player who has a seat in it", async () => {
    const { id } = (await ann.post("/api/days/today/tries", {})).body as { readonly id: string };
    expect(await (await put(`/matches/${id}`, { muted: true })).json()).toEqual({ muted: true });
    expect(JSON.parse((await ann.get(`/api/push/matches/${id}`)).text)).toEqual({ muted: true });
    expect((await put(`/matches/${id}`, { muted: "yes" })).status).toBe(400);
    const bob = await guestOf(origin, "Bob");
    for (const match of [id, "m1", "%00", "x".repeat(5000)]) {
      expect((await bob.get(`/api/push/matches/${match}`)).status).toBe(404);
      const answer = await put(`/matches/${match}`, { muted: true }, bob);
      expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ reason: "NoSuchMatch" })]);
    }
  });
});

test("a player who left gets a notice of the rematch, and of invitations from wanted contacts", async () => {
  const [bob, cy] = [await guestOf(origin, "Bob"), await guestOf(origin, "Cy")];
  const people = [ann, bob, cy];
  const match = await ann.open(3, { mode: "standard" }, "private");
  const rooms = await Promise.all(people.map((guest) => guest.join(match)));
  for (const [seat, room] of rooms.entries()) granted(await ask(room, "sit", { seat, nonce: nonce(seat) }));
  granted(await ask(itemAt(rooms, 0), "start", {}));
  for (const room of rooms) granted(await ask(room, "concede", {}));
  await Promise.all(rooms.map(sync));
  const browser = service.subscribe();
  expect((await subscribe(browser, bob)).status).toBe(204);
  expect((await subscribe(service.subscribe(), cy)).status).toBe(204);
  const choose = async (by: Guest, about: Guest) =>
    fetch(`${origin}/api/contacts/${about.player}`, {
      method: "PUT",
      headers: { "content-type": "application/json", authorization: `Bearer ${by.token}` },
      body: JSON.stringify({ choice: "wanted", match }),
    });
  // Cy has not chosen Ann.
  for (const [by, about] of [
    [ann, bob],
    [bob, ann],
    [ann, cy],
  ] as const)
    expect((await choose(by, about)).status).toBe(200);
  for (const room of rooms.slice(1)) await room.leave(true);
  const { code } = granted(await ask(itemAt(rooms, 0), "rematch", {}));
  granted(await ask(itemAt(rooms, 0), "rematch", {}));
  const opening = { game: "tranquility", options: { mode: "standard" }, seats: 2, visibility: "private" };
  const { body } = await ann.post("/api/matches", { ...opening, invited: [bob.player] });
  const path = new URL(browser.endpoint).pathname;
  const invited = (at: string) => JSON.stringify([path, { says: "invitation", code: at, language: "de" }]);
  await expect
    .poll(() => service.received.map(({ path, said }) => JSON.stringify([path, said])).sort())
    .toEqual([invited(code), invited((body as { code: string }).code)].sort());
  service.received.splice(0);
  await itemAt(rooms, 0).leave(true);
});

test("a player who left a match over days gets a notice of their turn, after a restart as well", async () => {
  const bob = await guestOf(origin, "Bob");
  const match = await ann.open(2, { mode: "standard" }, "private", { patience: null });
  const rooms = [await ann.join(match), await bob.join(match)];
  for (const [seat, room] of rooms.entries()) granted(await ask(room, "sit", { seat, nonce: nonce(seat) }));
  granted(await ask(itemAt(rooms, 0), "start", {}));
  await Promise.all(rooms.map(sync));
  const browsers = [service.subscribe(), service.subscribe()];
  for (const [i, guest] of [ann, bob].entries()) expect((await subscribe(itemAt(browsers, i), guest)).status).toBe(204);
  const game = gameOf("tranquility")!;
  const view = viewOf(itemAt(rooms, 0), ann.player);
  const [seat] = toAct(game, view);
  const mover = itemAt([ann, bob], seat!);
  const command = anyCommand(game.moves(viewOf(itemAt(rooms, seat!), mover.player).table, seat!), rolls(2));
  granted(await ask(itemAt(rooms, seat!), "command", { id: "move", command }));
  await sync(itemAt(rooms, seat!));
  const next = itemAt(toAct(game, viewOf(itemAt(rooms, seat!), mover.player)), 0);
  for (const room of rooms) await room.leave(true);
  // Within the grace period, no notice was sent.
  await program.kill("SIGKILL");
  expect(service.received).toEqual([]);
  const port = Number(new URL(origin).port);
  program = await open(dataDir, port, {
    PUSH_SERVICES: service.host,
    NODE_EXTRA_CA_CERTS: CERTIFICATE,
    CLOCK_AHEAD: "1200000",
  });
  await expect
    .poll(() => service.received.map(({ path }) => path))
    .toEqual([new URL(itemAt(browsers, next).endpoint).pathname]);
  const [notice] = service.received;
  expect(notice!.said).toEqual({ says: "yourTurn", code: view.config.code, language: "de" });
  expect(notice!.publicKey).toBe(JSON.parse((await ann.get("/api/push")).text).publicKey);
  expect(service.faults).toEqual([]);
});
