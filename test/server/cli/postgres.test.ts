import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { backup } from "../../../server/cli/backup.ts";
import { doctor } from "../../../server/cli/doctor.ts";
import { exportMatches } from "../../../server/cli/export.ts";
import { importMatches } from "../../../server/cli/import.ts";
import { rebuild } from "../../../server/cli/rebuild.ts";
import { databaseIn } from "../../../server/config.ts";
import { storedNotes } from "../../../server/match/notes.ts";
import type { StoreLocation } from "../../../server/store/location.ts";
import { openStores } from "../../../server/store/open/stores.ts";
import { EXAMPLES } from "../../../shared/games/tranquility/boards/examples.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { rolls } from "../../kit/chance.ts";
import { itemAt } from "../../kit/item-at.ts";
import { change as changeRaw, freshSchema, hasPostgres, noPostgres } from "../../kit/postgres.ts";
import { playOne, tablesOf } from "../match/tables.kit.ts";
import { seedMatches } from "./seeded.ts";
import { folder, ran } from "./terminal.ts";

let url: string;
let drop: () => Promise<void>;

beforeEach(async () => {
  if (!hasPostgres) return;
  ({ url, drop } = await freshSchema());
  vi.stubEnv("DATABASE_URL", url);
  vi.stubEnv("DATA_DIR", folder());
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await drop?.();
});

async function seeded(place: StoreLocation = { kind: "postgres", url }): Promise<readonly [string, string, string]> {
  const store = await openStores(place);
  const ids = await seedMatches(store);
  await store.close();
  return ids;
}

/** Executes statements without the triggers that protect events. */
const change = (...statements: readonly string[]) =>
  changeRaw(url, "alter table events disable trigger user", ...statements, "alter table events enable trigger user");

/** The files of an export with chat and keys. */
async function exported(): Promise<Readonly<Record<string, string>>> {
  const at = folder();
  expect(await ran(exportMatches, "--with-keys", "--out", at)).toMatchObject({ code: 0 });
  return filesIn(at);
}

const filesIn = (at: string): Readonly<Record<string, string>> =>
  Object.fromEntries(readdirSync(at).map((name) => [name, readFileSync(join(at, name), "utf8")]));

async function inFile<T>(dataDir: string, act: () => Promise<T>): Promise<T> {
  vi.stubEnv("DATABASE_URL", "");
  vi.stubEnv("DATA_DIR", dataDir);
  try {
    return await act();
  } finally {
    vi.stubEnv("DATABASE_URL", url);
  }
}

describe.skipIf(!hasPostgres)(`the doctor of a database in PostgreSQL${noPostgres}`, () => {
  test("finds no fault in a sound database during play", async () => {
    const [, live] = await seeded();
    const store = await openStores({ kind: "postgres", url });
    const tables = tablesOf(store, { secret: await store.secrets.get("seeds") });
    const table = (await tables.acquire(live))!;
    const { code, out } = await ran(doctor);
    expect(out).toEqual([expect.stringMatching(/^3 matches with \d{2,} events checked: all is well$/)]);
    expect(code).toBe(0);
    expect(await playOne(table, rolls(1))).toMatchObject({ ok: true });
    expect((await ran(doctor, url)).code).toBe(0);
    await tables.close();
    await store.close();
  });

  const set = (path: string, to: string) => `set entry = jsonb_set(entry::jsonb, '{${path}}', '${to}')::json`;
  test.for([
    ["a missing event", "delete from events where stream = '$' and version = 9", "9: it is missing"],
    [
      "an event of a later release",
      "update events set schema = 9 where stream = '$' and version = 9",
      "9: the log has schema 9",
    ],
    [
      "an altered kind of a player",
      `update events ${set("kind", '"bot"')} where stream = '$' and version = 2`,
      "2: its row was changed after it was written",
    ],
    [
      "an altered digest",
      "update events set digest = 'x' where stream = '$' and version = 9",
      "9: its row was changed after it was written",
    ],
    [
      "an altered digest of the last event",
      "update matches set digest = 'x' where id = '$'",
      ": its row was changed after it was written",
    ],
    ["a wrong state in lists", "update matches set state = 'open' where id = '$'", "its listing differs from its log"],
    [
      "a match that a player's list lacks",
      "delete from places where id = '$' and player = 'p1'",
      "its listing differs from its log",
    ],
    ["a summary without a log", "delete from events where stream = '$'", "0: it is listed but has no log"],
    ["lost keys", "update secrets set value = 'f' where name = 'seeds'", "1: the keys of this server do not belong"],
  ] as const)("finds %s, and names the match", async ([, sql, said]) => {
    const [, live] = await seeded();
    await change(sql.replaceAll("'$'", `'${live}'`));
    const { code, out } = await ran(doctor);
    expect(code).toBe(1);
    expect(out.some((line) => line.startsWith(`${live}: `) && line.includes(said))).toBe(true);
  });

  test("finds a missing guard and a missing index", async () => {
    await seeded();
    await changeRaw(url, "drop trigger events_are_never_changed on events", "drop index past_by_player");
    const { out } = await ran(doctor);
    const name = new URL(url).searchParams.get("search_path");
    expect(out.slice(0, 2)).toEqual(
      ["events_are_never_changed", "past_by_player"].map(
        (part) => `${new URL(url).host}/test (${name}): ${part} differs from the schema of this release`,
      ),
    );
  });

  test.for([
    "delete from companions where player = 'p1'",
    "delete from past_companions where player = 'p1'",
    "update past_companions set result = 'draw' where player = 'p1'",
  ])("finds an object that a search by name would miss, and repairs it: %s", async (sql) => {
    const [over] = await seeded();
    await changeRaw(url, sql);
    const { code, out } = await ran(doctor);
    expect([code, out[0]]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^${over}: .*its listing differs from its log`)),
    ]);
    expect((await ran(doctor, "--mend")).code).toBe(0);
    expect((await ran(doctor)).code).toBe(0);
  });

  test("repairs what lists know from the logs, and so does a rebuild", async () => {
    const [over, live, open] = await seeded();
    const before = await exported();
    const lists = [
      `delete from past where id = '${over}'`,
      `update matches set state = 'over', summary = '{}' where id = '${over}'`,
      `delete from places where id in ('${live}', '${open}')`,
      `delete from matches where id = '${open}'`,
    ];
    await change(...lists);
    const { code, out } = await ran(doctor, "--mend");
    expect(out.slice(0, 3)).toEqual(Array(3).fill(expect.stringMatching(/repaired from its log$/)));
    expect(code).toBe(0);

    await change(
      ...lists,
      "insert into matches (id, version, state) values ('gone', 3, 'live')",
      "insert into places values ('gone', 'p0', 'live', 'open', '')",
    );
    expect((await ran(rebuild)).out.at(-1)).toMatch(/^4 matches with \d{2,} events relisted in \d+\.\d s$/);
    expect((await ran(doctor)).out.at(-1)).toMatch(/^3 matches .* all is well$/);
    expect(await exported()).toEqual(before);
    const store = await openStores({ kind: "postgres", url });
    const tables = tablesOf(store, { secret: await store.secrets.get("seeds") });
    expect(await playOne((await tables.acquire(live))!, rolls(1))).toMatchObject({ ok: true });
    await tables.close();
    await store.close();
  });

  test("reports a database that is missing, has no tables, or is of another release", async () => {
    expect((await ran(doctor)).err[0]).toMatch(
      /^cannot open .*: there are no tables in the database: start the server/,
    );
    await seeded();
    await changeRaw(url, "update schema_version set version = 99");
    expect((await ran(doctor)).err[0]).toContain("the database has schema 99");
    const away = Object.assign(new URL(url), { port: "1", password: "opensesame" }).href;
    const { code, err } = await ran(doctor, away);
    expect([code, err[0]]).toEqual([2, expect.stringContaining("ECONNREFUSED")]);
    expect(err.join()).not.toContain("opensesame");
  });

  test("leaves backups to PostgreSQL", async () => {
    expect((await ran(backup, "copy.db")).err[0]).toContain("pg_dump");
  });
});

describe.skipIf(!hasPostgres)(`the tools on a PostgreSQL database with a missing part${noPostgres}`, () => {
  const matches = ["events", "packed", "matches", "places", "past"];
  const people = ["talk", "documents", "players", "subscriptions"];
  const kept = ["note_sets", "note_reports", "boards", "board_reports", "contacts", "webhooks"];
  const series = ["series", "series_entries", "puzzle_answers", "puzzle_agreements", "secrets"];
  const others = ["notices", "companions", "branches"];
  test.each([[matches], [people], [kept], [series], [others]])(
    "continue with what can be read when a table is missing, and name it: %j",
    async (names) => {
      await seeded();
      const sound = await exported();
      for (const name of names) {
        await changeRaw(url, `alter table ${name} rename to gone`);
        const at = folder();
        const written = await ran(exportMatches, "--with-keys", "--out", at);
        const files = filesIn(at);
        const isSaved = Object.keys(sound).every((file) => !file.endsWith(".jsonl") || files[file] === sound[file]);
        expect([name, isSaved]).toEqual([name, !["events", "secrets"].includes(name)]);
        expect([0, 1]).toContain(written.code);
        if ([people, kept, series].includes(names)) expect(written.out.join()).toContain(`${name}: `);
        const { code, out } = await ran(doctor);
        expect([code, out.join()]).toEqual([1, expect.stringContaining(name)]);
        expect([0, 1, 2]).toContain((await ran(rebuild)).code);
        expect([1, 2]).toContain((await ran(doctor, "--mend")).code);
        await changeRaw(url, `alter table gone rename to ${name}`);
      }
      expect((await ran(doctor)).out.at(-1)).toContain("all is well");
    },
  );

  test("report a row with invalid contents, and save all others", async () => {
    const [over, live] = await seeded();
    await change(`update events set entry = '[1]' where stream = '${live}' and version = 9`);
    const at = folder();
    expect((await ran(exportMatches, "--out", at)).code).toBe(1);
    expect(readdirSync(at)).toContain(`${over}.jsonl`);
    expect(readdirSync(at)).toContain(`${live}.rows.jsonl`);
    expect((await ran(doctor)).code).toBe(1);
    expect((await ran(rebuild)).code).toBe(1);
  });
});

describe.skipIf(!hasPostgres)(`an export that is imported into another database${noPostgres}`, () => {
  test("is the same after a round trip from file to PostgreSQL, without duplicates", async () => {
    const [first, last] = [folder(), folder()];
    const [over, live] = await seeded({ kind: "file", file: databaseIn(first) });
    const talking = await openStores({ kind: "file", file: databaseIn(first) });
    await talking.chat.add(live, { aside: false, said: '{"text":"hello"}' });
    const document = { player: "p1", game: "wayward", id: "a", title: "Mine", text: "{ünï\n}" };
    await talking.documents.keep({ ...document, changedAt: "2026-11-20T12:00:00.000Z" }, 1);
    await talking.players.change("p1", { name: "Änn", isOpen: true });
    await talking.contacts.keep({ player: "p1", other: "p2", choice: "wanted", match: over! }, 9);
    const notes = { id: "notes-of-p1-12345", player: "p1", name: "Änn", changedAt: "2026-11-20T12:00:00.000Z" };
    const set = { title: "Mine", notes: [{ v: 3, text: "ünï\n<b>", mark: { from: "cell:1", to: "cell:2" } }] };
    await talking.notes.keep(storedNotes({ ...notes, match: over! }, set), { player: 1, match: 1, all: 1 });
    await talking.notes.report({ set: notes.id, player: "p2", reason: "?", at: "2026-11-21T12:00:00.000Z" }, 1);
    const hook = {
      url: "https://discord.com/api/webhooks/1/a",
      format: "discord",
      language: "en",
      origin: "https://o",
    } as const;
    await talking.webhooks.keep({ target: "player:p1", player: "p1", ...hook });
    const [now, later] = ["2026-11-20T12:00:00.000Z", "2026-11-21T12:00:00.000Z"];
    const plan = { title: "Cüp", isListed: true, seats: 1, hasBots: false, deals: [{ game: "g", options: { a: 1 } }] };
    const series = { id: "s1", opener: "p1", ...plan, opensAt: now, closesAt: later, createdAt: now };
    await talking.series.add(series, { now, most: 9, mostInAll: 9 });
    const claim = { series: "s1", deal: 1, match: over!, players: ["p1", "p2"], at: now };
    expect(await talking.series.claim(claim, 9)).toBe("claimed");
    for (const [player, choice] of [
      ["p2", -1],
      ["p1", 2],
    ] as const)
      expect(await talking.puzzleAnswers.keep({ day: "2026-11-20", player, choice }, 9)).toBe(true);
    for (const player of ["p2", "p1"]) await talking.puzzleAgreements.keep({ match: over!, player }, 9);
    const [definition] = EXAMPLES as [object];
    const board = {
      id: tranquility.boards!.idOf(definition as never),
      title: "Bücht",
      author: "Änn",
      publishedAt: now,
    };
    await talking.gallery.publish(
      { ...board, game: "tranquility", publisher: "p1", definition: JSON.stringify(definition) },
      { most: 9, since: now, mostSince: 9, mostInAll: 9 },
    );
    await talking.gallery.report({ board: board.id, player: "p2", at: later }, 9);
    await talking.close();
    const before = await inFile(first, exported);
    expect(Object.keys(before)).toHaveLength(18);
    expect(before["boards.json"]).toContain('"title":"Bücht"');
    expect(before["board-reports.json"]).toContain('"player":"p2"');
    expect(before["documents.json"]).toContain('"title":"Mine"');
    expect(JSON.parse(before[`${over}.notes.json`]!)).toEqual([{ ...notes, ...set }]);
    expect(before["note-reports.json"]).toContain('"reason":"?"');
    expect(before["players.json"]).toContain('"name":"Änn"');
    expect(before["contacts.json"]).toContain('"other":"p2"');
    expect(before["series.json"]).toContain('"title":"Cüp"');
    expect(before["series-entries.json"]).toContain('"player":"p2"');
    expect(JSON.parse(before["puzzle-answers.json"]!)).toEqual([
      { day: "2026-11-20", player: "p1", choice: 2 },
      { day: "2026-11-20", player: "p2", choice: -1 },
    ]);
    expect(JSON.parse(before["puzzle-agreements.json"]!)).toEqual([
      { match: over, player: "p1" },
      { match: over, player: "p2" },
    ]);
    expect(before["webhooks.json"]).toContain('"target":"player:p1"');

    const at = folder();
    for (const [name, text] of Object.entries(before)) writeFileSync(join(at, name), text);
    for (const taken of ["3 matches imported into", "0 matches imported into"]) {
      const { code, out } = await ran(importMatches, at);
      expect([code, out.at(-1)]).toEqual([0, expect.stringContaining(taken)]);
    }
    expect((await ran(doctor)).out.at(-1)).toContain("3 matches");
    expect((await ran(doctor)).code).toBe(0);
    expect(await exported()).toEqual(before);

    const store = await openStores({ kind: "postgres", url });
    const tables = tablesOf(store, { secret: await store.secrets.get("seeds") });
    expect(await playOne((await tables.acquire(live))!, rolls(1))).toMatchObject({ ok: true });
    expect((await store.matches.past({ player: "p1" })).map(({ id }) => id)).toEqual([over]);
    await tables.close();
    await store.close();

    const after = await exported();
    const back = folder();
    for (const [name, text] of Object.entries(after)) writeFileSync(join(back, name), text);
    await inFile(last, async () => {
      expect((await ran(importMatches, back)).code).toBe(0);
      expect((await ran(doctor)).code).toBe(0);
      expect(await exported()).toEqual(after);
    });
    // The import adds the missing events.
    await inFile(first, async () => {
      expect((await ran(importMatches, back)).out).toEqual([
        expect.stringMatching(/^1 matches imported .*, 2 were already there$/),
      ]);
      expect(await exported()).toEqual(after);
      expect((await ran(doctor)).code).toBe(0);
    });
  });

  test("rejects damaged matches and those of another deployment, with a message", async () => {
    const [over, live, open] = await seeded();
    const before = await exported();
    const at = join(folder(), "in");
    mkdirSync(at);
    const put = (name: string, text: string) => writeFileSync(join(at, name), text);
    put(`${over}.jsonl`, itemAt(before, `${over}.jsonl`).replace(/("type":"CardsDrawn"[^\n]*?"cards":\[)\d+/, "$177"));
    put(`${live}.jsonl`, itemAt(before, `${live}.jsonl`).replace(/\n[^\n]*\n$/, "\n{\n"));
    put(`${open}.rows.jsonl`, "");
    const { code, out } = await ran(importMatches, at);
    expect(code).toBe(1);
    expect(out).toHaveLength(4);
    expect(out.at(-1)).toMatch(/^0 matches imported .*, 3 could not be imported$/);
    expect(await exported()).toEqual(before);

    put("keys.json", JSON.stringify({ seeds: "0".repeat(64) }));
    expect((await ran(importMatches, at)).err[0]).toContain("this database has other keys already");
    rmSync(at, { recursive: true });
    expect((await ran(importMatches, at)).err[0]).toContain("it does not exist");
  });
});
