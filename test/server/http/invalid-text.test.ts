import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { type Gathering, gather } from "../../kit/app.ts";
import { itemAt } from "../../kit/item-at.ts";
import { freshSchema, hasPostgres, noPostgres } from "../../kit/postgres.ts";
import { freePort, open, type Program } from "../rooms/program.ts";
import { type HttpProbe, probesFor } from "./questions.ts";

/** No store can keep these. */
const INVALID = ["a\0b", "\ud83d"];
/** Text that no store can keep, other control characters, invalid UTF-8, and a name too long for a file. */
const IN_ADDRESS = ["%00", "a%00b", "%0A", "%ED%A0%BD", "%E0%A4%A", "a".repeat(300)];

/** Copies of a value in which one string or field name is invalid. */
function* spoilt(value: unknown, by: string): Generator<unknown> {
  if (typeof value === "string") yield by;
  if (typeof value !== "object" || value === null) return;
  for (const [name, held] of Object.entries(value)) {
    for (const other of spoilt(held, by)) yield { ...value, [name]: other };
    yield { ...value, [by]: held };
  }
}

/** Puts invalid text in one place: a path variable, the query, or the body. */
function spoiltQuestions(
  { path, body, method = body ? "POST" : "GET" }: HttpProbe,
  route: string,
): readonly HttpProbe[] {
  const [address = "", query] = path.split("?");
  const parts = address.split("/");
  const fixed = route.split(" ")[1]?.split("/") ?? [];
  const places = parts.flatMap((_, i) => (fixed[i]?.startsWith(":") || route === "a page" ? [i] : []));
  const paths = IN_ADDRESS.flatMap((by) => [
    ...places.filter((i) => i > 0).map((i) => parts.with(i, by).join("/")),
    `${address}?${query ?? "name=x&game=x&variant=x&state=x&table=x&player=x"}`.replaceAll(/=[^&]*/g, `=${by}`),
  ]);
  const bodies = INVALID.flatMap((by) => [...spoilt(body, by)]);
  return [
    ...paths.map((path) => ({ path, method, ...(body && { body }) })),
    ...bodies.map((body) => ({ path, method, body: body as object })),
  ];
}

const stores = [
  { store: "SQLite", env: async (dataDir: string) => ({ DATA_DIR: dataDir }), isThere: true },
  {
    store: `PostgreSQL${noPostgres}`,
    async env() {
      const { url, drop } = await freshSchema();
      drops.push(drop);
      return { DATABASE_URL: url };
    },
    isThere: hasPostgres,
  },
];
const drops: (() => Promise<void>)[] = [];
const answers = new Map<string, readonly string[]>();
afterAll(async () => {
  for (const drop of drops) await drop();
});

for (const { store, env, isThere } of stores)
  describe(`text that no store can keep, on ${store}`, () => {
    const folder = mkdtempSync(join(tmpdir(), "stillwater-"));
    let program: Program;
    let live: Gathering;
    let code: string;

    beforeAll(async () => {
      if (!isThere) return;
      const port = await freePort();
      program = await open(folder, port, { LOG_LEVEL: "error", LIMIT_CODES: "off", ...(await env(folder)) });
      live = await gather(program, { people: 2, visibility: "open" });
      code = (JSON.parse((await itemAt(live.guests, 0).get(`/api/matches/${live.match}`)).text) as Summary).code;
    });
    afterAll(async () => {
      await program?.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    });

    const answerTo = async ({ path, method, body }: HttpProbe, token?: string) => {
      const { status } = await fetch(`${program.origin}${path}`, {
        method: method!,
        headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      return status;
    };

    test.runIf(isThere)("is refused by every endpoint, and counts as no failure", async () => {
      const answered: string[] = [];
      const routes = Object.entries(probesFor(live, code));
      const names = [live.match, code, ...live.guests.map(({ player }) => player)];
      for (const [route, questions] of routes)
        for (const question of questions.slice(0, 2).flatMap((one) => spoiltQuestions(one, route)))
          for (const guest of [undefined, live.guests[1]]) {
            const status = await answerTo(question, guest?.token);
            const asked = `${status} ${guest ? "guest" : "nobody"} ${question.method} ${question.path} ${JSON.stringify(question.body)}`;
            answered.push(names.reduce((text, name, i) => text.replaceAll(name, `NAME${i}`), asked));
          }
      expect(answered.length).toBeGreaterThan(500);
      expect(answered.filter((line) => line.startsWith("5"))).toEqual([]);
      // Nothing has such a name, so nothing is found.
      expect(answered.filter((line) => /^2.*\/api\/[^? ]*%00/.test(line))).toEqual([]);
      expect(answered.filter((line) => /^2.*(\\u0000|\\ud83d|\\udc00)/.test(line))).toEqual([]);
      answers.set(store, answered);
    });

    test.runIf(isThere)("is refused in room messages and in join options", async () => {
      const { client } = itemAt(live.guests, 0);
      for (const match of INVALID)
        await expect(client.joinOrCreate("table", { match })).rejects.toMatchObject({
          code: 404,
          message: "NoSuchMatch",
        });
      const [room] = live.rooms;
      // The client sends no lone surrogates.
      for (const by of ["\0", "a\0b"])
        for (const [name, payload] of [
          ["command", { id: "x", command: { type: "x", deep: ["x"] } }],
          ["sit", { nonce: "x" }],
          ["seatBot", { seat: 1, bot: "x" }],
          ["handOver", { bot: "x" }],
          ["configure", { options: { mode: "x" }, seats: 2 }],
          ["say", { text: "x" }],
        ] as const)
          for (const bad of spoilt(payload, by)) {
            const reply = (await room!.request(name, bad)) as { ok: boolean; reason?: string };
            expect([name, bad, reply.ok, reply.reason]).toEqual([
              name,
              bad,
              false,
              expect.stringMatching(/^Bad(Request|Text)$/),
            ]);
          }
    });

    test.runIf(isThere)("leaves nothing in the log of the server, and other moves continue", async () => {
      expect((await itemAt(live.guests, 0).get("/api/health")).status).toBe(200);
      for (const room of live.rooms) room.reconnection.enabled = false;
      const { stdout } = await program.kill("SIGTERM");
      const lines = stdout
        .trimEnd()
        .split("\n")
        .filter((line) => !line.includes("is open"));
      expect(lines).toEqual([]);
    });
  });

test.runIf(hasPostgres)(`text that no store can keep is answered alike on SQLite and PostgreSQL${noPostgres}`, () => {
  const [one, other] = stores.map(({ store }) => answers.get(store)!);
  expect(other).toEqual(one);
});
