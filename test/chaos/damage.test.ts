import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { markOf, openLog } from "../../server/log.ts";
import { toAct } from "../../shared/engine/match/match.ts";
import { gameOf } from "../../shared/games/index.ts";
import { type Gathering, gather, startApp, type TestApp, tableBehind } from "../kit/app.ts";
import { rolls } from "../kit/chance.ts";
import { act, granted, sync } from "../kit/guest.ts";

const game = gameOf("tranquility")!;
const dataDir = mkdtempSync(join(tmpdir(), "stillwater-"));
const lines: { where: string; err: { message: string } }[] = [];
let app: TestApp;
let healthy: Gathering;
let raw: DatabaseSync;

beforeAll(async () => {
  app = await startApp({ dataDir }, { log: openLog("error", { write: (line) => lines.push(JSON.parse(line)) }) });
  healthy = await gather(app, { people: 2 });
  // The server may still be storing that all players have left.
  raw = new DatabaseSync(join(dataDir, "stillwater.db"), { timeout: 10_000 });
  raw.exec("drop trigger events_are_never_changed; drop trigger events_are_never_deleted");
});
afterAll(async () => {
  raw.close();
  await app.stop();
  rmSync(dataDir, { recursive: true });
});

async function move({ match, guests, rooms }: Gathering, seed: number): Promise<void> {
  const [seat] = toAct(game, tableBehind(app, match).match);
  await sync(rooms[seat!]!);
  granted((await act(rooms[seat!]!, guests[seat!]!.player, rolls(seed)))!);
}

async function left(): Promise<Gathering> {
  const table = await gather(app, { people: 2, visibility: "open" });
  for (let i = 0; i < 4; i++) await move(table, i);
  await Promise.all(table.rooms.map((room) => room.leave()));
  await vi.waitFor(() => expect([...app.app.tables.inMemory].map(({ id }) => id)).not.toContain(table.match));
  return table;
}

const answerOf = async (path: string) => {
  const response = await fetch(`${app.origin}${path}`);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

describe("a damaged match is the only one that stops", () => {
  const change = (sql: string) => (match: string) => raw.prepare(sql).run(match);
  test.for([
    {
      name: "with an event that is not JSON",
      spoil: change(`update events set data = '{"cards":["i42' where stream = ? and version = 12`),
      reason: "MatchIsDamaged",
      said: "version 12: it is not JSON",
    },
    {
      name: "without one of its events",
      spoil: change("delete from events where stream = ? and version = 9"),
      reason: "MatchIsDamaged",
      said: "version 9: it is missing",
    },
    {
      name: "without its first event",
      spoil: change("delete from events where stream = ? and version = 1"),
      reason: "MatchIsDamaged",
      said: "version 1: it is missing",
    },
    {
      name: "with an event without its fields",
      spoil: change("update events set data = '{}' where stream = ? and type = 'PilesDealt'"),
      reason: "MatchIsDamaged",
      said: "PilesDealt is unknown here, or does not fit what was before it",
    },
    {
      name: "with an event of a type that this release does not know",
      spoil: change("update events set type = 'CardSwapped' where stream = ? and type = 'TurnStarted'"),
      reason: "MatchIsDamaged",
      said: "CardSwapped is unknown here, or does not fit what was before it",
    },
    {
      name: "with an event of a later release's schema",
      spoil: change("update events set schema = 99 where stream = ? and version = 10"),
      reason: "MatchIsNewer",
      said: "version 10: the log has schema 99",
    },
    {
      name: "with a later release's rules",
      spoil: change("update events set data = json_set(data, '$.rules', 7) where stream = ? and version = 1"),
      reason: "MatchIsNewer",
      said: "version 1: rules 7",
    },
    {
      name: "of a later release's game",
      spoil: change("update matches set summary = json_set(summary, '$.game', 'tarot') where id = ?"),
      reason: "MatchIsNewer",
      said: 'no game "tarot" here',
    },
    {
      name: "that was begun with other keys",
      spoil: change(`update events set data = json_set(data, '$.commitment', 'f') where stream = ? and version = 1`),
      reason: "MatchIsDamaged",
      said: "the keys of this server do not belong to it",
    },
  ] as const)("a match $name", async ({ spoil, reason, said }) => {
    const { match, guests } = await left();
    spoil(match);
    lines.length = 0;
    for (const guest of [...guests, ...guests]) {
      await expect(guest.join(match)).rejects.toMatchObject({ code: 500, message: reason });
    }
    expect(await answerOf(`/api/matches/${match}/log`)).toMatchObject({ status: 500, body: { reason } });
    expect((await answerOf(`/api/matches/${match}`)).status).toBe(200);
    // Public lists are cached for a moment.
    const listed = async () => {
      const { body } = await answerOf("/api/matches?limit=200");
      return (body.matches as { id: string }[]).map(({ id }) => id);
    };
    await expect.poll(listed).toContain(match);
    await move(healthy, 7);
    expect((await answerOf("/api/health")).status).toBe(200);
    // The server's log names the match by its mark, without the match's content.
    expect(lines.map(({ where }) => where)).toEqual([markOf(match)]);
    expect(lines[0]!.err.message).toContain(said);
    expect(JSON.stringify(lines)).not.toMatch(/\bi42\b/);
  });

  test("lists omit a match whose summary is not JSON", async () => {
    const { match } = await left();
    raw.prepare("update matches set summary = '{' where id = ?").run(match);
    lines.length = 0;
    for (let i = 0; i < 3; i++) {
      const { status, body } = await answerOf("/api/matches?limit=200&state=live");
      expect(status).toBe(200);
      expect((body.matches as { id: string }[]).map(({ id }) => id)).not.toContain(match);
    }
    expect((await answerOf(`/api/matches/${match}`)).status).toBe(404);
    await move(healthy, 8);
    expect(lines.map(({ where }) => where)).toEqual([markOf(match)]);
  });
});
