import { setTimeout } from "node:timers/promises";
import postgres from "postgres";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Stores } from "../../../../server/store/ports.ts";
import { UnsuitablePooler } from "../../../../server/store/postgres/session.ts";
import { postgresStores } from "../../../../server/store/postgres/stores.ts";
import { POLLING } from "../../../kit/polling.ts";
import { type Pooler, type Pooling, poolerTo } from "../../../kit/pooler.ts";
import { change, freshSchema, hasPostgres, noPostgres } from "../../../kit/postgres.ts";
import { extend, moment, versions } from "../samples.ts";

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).reverse()) await each();
});

/** `url` leads through the pooler. */
async function pooled(url: string, pooling: Pooling): Promise<{ readonly pooler: Pooler; readonly url: string }> {
  const { hostname, port } = new URL(url);
  const pooler = await poolerTo(hostname, Number(port || 5432), pooling);
  undo.push(() => pooler.close());
  return { pooler, url: Object.assign(new URL(url), { hostname: "127.0.0.1", port: String(pooler.port) }).href };
}

async function schema(): Promise<string> {
  const { url, drop } = await freshSchema();
  undo.push(drop);
  return url;
}

/** The database does not wait for the disk by default, and the pooler drops session settings. */
const HASTY: Pooling = {
  drops: ["synchronous_commit", "jit", "plan_cache_mode", "enable_seqscan"],
  adds: ["synchronous_commit", "off"],
};

async function opened(url: string): Promise<Stores> {
  const store = await postgresStores(url);
  undo.push(() => store.close());
  return store;
}

const TABLES = [
  "events",
  "matches",
  "talk",
  "documents",
  "note_sets",
  "note_reports",
  "boards",
  "board_reports",
  "players",
  "subscriptions",
  "notices",
  "contacts",
  "webhooks",
  "series",
  "series_entries",
  "puzzle_answers",
  "puzzle_agreements",
  "secrets",
];

/** Records the settings of each write. */
const noting = (url: string) =>
  change(
    url,
    "create table noted (name text, commits text, seqscan text)",
    `create function note() returns trigger language plpgsql as $$ begin
      insert into noted values (tg_table_name, current_setting('synchronous_commit'), current_setting('enable_seqscan'));
      return null; end $$`,
    ...TABLES.map(
      (table) => `create trigger noting after insert or update on ${table} for each row execute function note()`,
    ),
  );

async function noted(url: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const sql = postgres(url, { max: 1 });
  const rows = await sql`select distinct name, commits, seqscan from noted order by name`;
  await sql.end();
  return rows.map((row) => ({ ...row }));
}

async function writeAll(store: Stores, n: number): Promise<void> {
  const [player, match] = [`p${n}`, `m${n}`];
  await extend(store, match, 0, 2);
  await extend(store, match, 2, 3);
  await store.chat.add(match, { aside: false, said: "{}" });
  await store.documents.keep({ player, game: "g", id: "d", title: "", changedAt: moment(1), text: "" }, 5);
  const set = { id: `set-${n}`, match: "m", player, name: "", title: "", changedAt: moment(1), size: 0, text: "[]" };
  await store.notes.keep(set, { player: 5, match: 1000, all: 1000 });
  await store.notes.report({ set: set.id, player: `o${n}`, reason: "", at: moment(1) }, 5);
  const board = {
    id: `b${n}`,
    game: "g",
    publisher: player,
    title: "",
    author: "",
    publishedAt: moment(1),
    definition: "",
  };
  await store.gallery.publish(board, { most: 5, since: moment(0), mostSince: 5, mostInAll: 1000 });
  await store.gallery.report({ board: board.id, player: `o${n}`, at: moment(1) }, 5);
  await store.players.change(player, { name: "Ann" });
  await store.push.keep({ player, endpoint: `e${n}`, p256dh: "", auth: "", language: "en" }, 5);
  await store.contacts.keep({ player, other: `o${n}`, choice: "wanted", match: "m" }, 5);
  await store.webhooks.keep({
    ...({
      target: `player:${player}`,
      player,
      url: "https://u",
      format: "slack",
      language: "en",
      origin: "https://o",
    } as const),
  });
  await store.push.claimNotice({ player, match, turn: moment(1), at: moment(2) }, moment(0));
  const window = { opensAt: moment(0), closesAt: moment(9), createdAt: moment(0) };
  const plan = { title: "", isListed: true, seats: 1, hasBots: false, deals: [{ game: "g", options: {} }] };
  const limits = { now: moment(0), most: 9, mostInAll: 9 };
  await store.series.add({ id: `s${n}`, opener: player, ...plan, ...window }, limits);
  await store.series.claim({ series: `s${n}`, deal: 1, match, players: [player], at: moment(1) }, 9);
  await store.puzzleAnswers.keep({ day: "2026-11-01", player, choice: 0 }, 9);
  await store.puzzleAgreements.keep({ match, player }, 9);
  await store.secrets.get(`s${n}`);
}

describe.skipIf(!hasPostgres)(`the store behind a pooler${noPostgres}`, () => {
  test("makes every commit wait for the disk though the settings of its sessions are dropped", async () => {
    const direct = await schema();
    const { url, pooler } = await pooled(direct, HASTY);
    const store = await opened(url);
    await noting(direct);
    await writeAll(store, 0);
    const due = TABLES.toSorted().map((name) => ({ name, commits: "on", seqscan: "off" }));
    expect(await noted(direct)).toEqual(due);

    // New connections wait for the disk as well.
    pooler.cut();
    await vi.waitUntil(
      () =>
        extend(store, "again", 0, 1).then(
          () => true,
          () => false,
        ),
      POLLING,
    );
    expect((await noted(direct)).map(({ commits }) => commits)).not.toContain("off");
    await setTimeout(1500);
    await change(direct, "delete from noted");
    await writeAll(store, 1);
    expect(await noted(direct)).toEqual(due);
    expect(await versions(store, "m1")).toEqual([1, 2, 3]);
  });

  test("writes to the disk by each statement, whatever another session has set", async () => {
    const direct = await schema();
    const { url } = await pooled(direct, HASTY);
    const store = await opened(direct);
    await noting(direct);
    await extend(store, "m", 0, 2);
    await store.players.change("p", { name: "Ann" });
    await change(url, "update matches set changed = changed", "update players set name = name");
    expect(new Set((await noted(direct)).map(({ commits }) => commits))).toEqual(new Set(["on"]));
  });

  test.for<readonly [string, Pooling, string]>([
    ["lends sessions by the transaction", { isLending: true }, "this pooler does not keep sessions"],
    ["passes on no notification", { isDeaf: true }, "a notification did not arrive"],
    ["drops the schema", { drops: ["search_path"] }, "the pooler drops search_path"],
    [
      "refuses settings",
      { refuses: "synchronous_commit" },
      "ignore_startup_parameters = synchronous_commit, jit, plan_cache_mode, enable_seqscan",
    ],
  ])("refuses a pooler that %s, and says what it needs", async ([, pooling, said]) => {
    const { url } = await pooled(await schema(), pooling);
    const refused = opened(url);
    await expect(refused).rejects.toBeInstanceOf(UnsuitablePooler);
    await expect(refused).rejects.toThrow(said);
  });
});
