import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Asked } from "../../../shared/engine/match/asked.ts";
import { anyCommand } from "../../../shared/engine/contract/moves.ts";
import { gather, startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { type Guest, ask, granted, sync } from "../../kit/guest.ts";
import { linesOf, type StreamLines } from "../../kit/streams.ts";
import { settingsOf } from "../../lab/settings.ts";
import { GAMES } from "../../../shared/games/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ limits: {} as never });
});
afterAll(() => app.stop());

const request = (guest: Guest, match: string, name: string, payload: object = {}) =>
  guest.post(`/api/matches/${match}/requests/${name}`, payload);

describe("a match over HTTP alone", () => {
  test("is opened, played to its end and read, by streams and posts", async () => {
    const ann = await app.guest("Ann");
    const match = await ann.open(2);
    const lines = await linesOf(app.origin, ann.token, match);
    expect((await request(ann, match, "sit", { nonce: "00112233445566778899aabbccddeeff" })).body).toMatchObject({ ok: true });
    expect((await request(ann, match, "seatBot", { seat: 1 })).status).toBe(200);
    expect((await request(ann, match, "start")).status).toBe(200);
    const rng = rolls(1);
    for await (const line of lines) {
      if (line.type === "asked" && line.asked) {
        const command = anyCommand((line.asked as Asked).moves, rng);
        const { status, body } = await ann.post(`/api/matches/${match}/commands`, { id: `c${line.asked.v}`, command });
        expect(body, JSON.stringify([status, body, command, lines.all.slice(-4)])).toMatchObject({ ok: true });
      }
      if (line.type === "events" && line.events.some(({ type }) => type === "MatchEnded")) break;
    }
    lines.stop();
    expect(lines.events.map(({ v }) => v)).toEqual(lines.events.map((_, i) => i + 1));
  });
});
