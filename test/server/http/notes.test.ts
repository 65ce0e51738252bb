import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { configFrom, databaseIn } from "../../../server/config.ts";
import { storedNotes } from "../../../server/match/notes.ts";
import { openStores } from "../../../server/store/open/stores.ts";
import { opensAt, settlesAt } from "../../../shared/engine/daily/day.ts";
import type { NoteSet, NoteSetLine, ReplayNote, SharedNotes } from "../../../shared/engine/people/notes.ts";
import { aloneText } from "../../kit/alone.ts";
import { startApp, type TestApp } from "../../kit/app.ts";
import type { Guest } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";

const DAY = "2026-11-24";

let app: TestApp;
let time = opensAt(DAY) + 3600_000;
let [ann, bob, eve]: Guest[] = [];
let match: string;
beforeAll(async () => {
  const { limits } = configFrom({});
  app = await startApp(
    { limits: { ...limits, documents: undefined, writes: undefined, choices: undefined } },
    { now: () => time },
  );
  [ann, bob, eve] = await Promise.all(["Ann", "Bob", "Eve"].map(app.guest));
  match = await over(ann!);
});
afterAll(() => app.stop());

interface Answer {
  readonly status: number;
  readonly bytes: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the answer it asks for
  readonly body: any;
}

async function ask(method: string, path: string, by?: Guest, body?: unknown, headers = {}): Promise<Answer> {
  const response = await fetch(`${app.origin}/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(by && { authorization: `Bearer ${by.token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, bytes: text.length, body: text === "" ? {} : JSON.parse(text) };
}

const reasonOf = ({ status, body }: Answer) => [status, body.reason];

let matches = 0;

async function over(by: Guest): Promise<string> {
  const answer = await ask("POST", "/history", by, aloneText({ text: `notes ${matches++}` }));
  expect(answer.status).toBe(201);
  return answer.body.id;
}

let ids = 0;
const newId = () => `notes-test-${String(ids++).padStart(5, "0")}`;
const note = (v: number, text = "Why 52?", more: Partial<ReplayNote> = {}): ReplayNote => ({ v, text, ...more });
const set = (...notes: readonly ReplayNote[]): NoteSet => ({ title: "Thoughts", notes });
const put = (by: Guest | undefined, id: string, body: unknown, of = match, headers = {}) =>
  ask("PUT", `/matches/${of}/notes/${id}`, by, body, headers);
const read = (by: Guest | undefined, id: string, of = match) => ask("GET", `/matches/${of}/notes/${id}`, by);
const linesOf = async (by: Guest | undefined, of = match): Promise<readonly NoteSetLine[]> =>
  (await ask("GET", `/matches/${of}/notes`, by)).body.notes;

test("notes are stored ordered by their moments, read by everyone who has the link, and gone when they are deleted", async () => {
  const id = newId();
  const mark = { from: "hand:0:3", to: "cell:7" };
  const saved = await put(ann, id, set(note(9), note(4, "Better here.", { mark })));
  const sorted = [note(4, "Better here.", { mark }), note(9)];
  expect(saved).toMatchObject({ status: 200, body: { title: "Thoughts", notes: sorted } });
  const line = {
    id,
    match,
    title: "Thoughts",
    author: "Ann",
    kind: "human" as const,
    size: 2,
    changedAt: saved.body.changedAt,
  };
  expect((await read(ann, id)).body).toStrictEqual({ ...line, isOwn: true, notes: sorted } satisfies SharedNotes);
  for (const reader of [bob, undefined])
    expect((await read(reader, id)).body).toStrictEqual({ ...line, isOwn: false, notes: sorted });
  expect(await linesOf(ann)).toStrictEqual([{ ...line, isOwn: true }]);
  expect((await ask("GET", "/notes", ann)).body).toStrictEqual({ notes: [{ ...line, isOwn: true }] });
  expect((await ask("DELETE", `/matches/${match}/notes/${id}`, ann)).status).toBe(204);
  expect((await ask("DELETE", `/matches/${match}/notes/${id}`, ann)).status).toBe(204);
  expect(reasonOf(await read(ann, id))).toEqual([404, "NoSuchNotes"]);
  expect(await linesOf(ann)).toEqual([]);
});

test("lists show the notes of the match's players and the caller's own, but not those of strangers", async () => {
  const of = await over(ann!);
  const [hers, his] = [newId(), newId()];
  await put(ann, hers, set(note(1)), of);
  await put(bob, his, set(note(1)), of);
  const shown = async (by?: Guest) => (await linesOf(by, of)).map(({ id }) => id).toSorted();
  expect([await shown(ann), await shown(bob), await shown(eve), await shown()]).toEqual([
    [hers],
    [hers, his].toSorted(),
    [hers],
    [hers],
  ]);
  expect((await read(eve, his, of)).body).toMatchObject({ author: "Bob" });
  await bob!.post("/api/players", { name: "Robert" });
  expect((await read(eve, his, of)).body).toMatchObject({ author: "Robert" });
});

test("only their author changes or deletes notes, and a second device does not overwrite unknown changes", async () => {
  const id = newId();
  const first = await put(ann, id, set(note(1)), match, { "if-none-match": "*" });
  expect(reasonOf(await put(bob, id, set(note(2))))).toEqual([403, "NotYourNotes"]);
  expect(reasonOf(await ask("DELETE", `/matches/${match}/notes/${id}`, bob))).toEqual([403, "NotYourNotes"]);
  expect(reasonOf(await put(ann, id, set(note(2)), await over(ann!)))).toEqual([403, "NotYourNotes"]);
  expect(reasonOf(await put(ann, id, set(note(2)), match, { "if-none-match": "*" }))).toEqual([412, "NotesChanged"]);
  const old = { "if-match": '"2001-01-01T00:00:00.000Z"' };
  expect(reasonOf(await put(ann, id, set(note(2)), match, old))).toEqual([412, "NotesChanged"]);
  const known = { "if-match": `"${first.body.changedAt}"` };
  expect((await put(ann, id, set(note(2)), match, known)).status).toBe(200);
  for (const answer of [await put(undefined, id, set(note(1))), await ask("GET", "/notes")])
    expect(reasonOf(answer)).toEqual([401, "NoToken"]);
});

describe("invalid notes are refused, and the stored ones stay", () => {
  test.each<[string, unknown]>([
    ["no notes", set()],
    ["101 notes", set(...Array.from({ length: 101 }, (_, n) => note(n)))],
    ["two notes at a version", set(note(1), note(1))],
    ["no title", { ...set(note(1)), title: " " }],
    ["a title of 81 characters", { ...set(note(1)), title: "x".repeat(81) }],
    ["501 characters", set(note(1, "x".repeat(501)))],
    ["invisible text", set(note(1, "\u202e \u2066\u00ad\u200b\n"))],
    ["a version before the match", set(note(-1))],
    ["a version after the match", set(note(100_000))],
    ["half a version", set(note(0.5))],
    ["a place that is no id", set(note(1, "?", { mark: { from: "<b>" } }))],
    ["other fields", { ...set(note(1)), html: "<b>" }],
    ["an array", []],
    ["text", "?"],
  ])("%s", async (_, body) => {
    const id = newId();
    await put(ann, id, set(note(3, "Stays.")));
    expect(reasonOf(await put(ann, id, body))).toEqual([400, "BadRequest"]);
    expect((await read(ann, id)).body.notes).toEqual([note(3, "Stays.")]);
  });

  test("more than 128 KB", async () => {
    const body = JSON.stringify(set(note(1))) + " ".repeat(128 * 1024);
    expect(reasonOf(await put(ann, newId(), body))).toEqual([413, "TooLarge"]);
  });

  test("an id that can be guessed", async () => {
    expect(reasonOf(await put(ann, "short", set(note(1))))).toEqual([400, "BadRequest"]);
  });
});

test("hostile text is stored as text, without what cannot be read: controls, changes of direction, piles of marks", async () => {
  const id = newId();
  const hostile = [
    `<img src=x onerror=alert(1)> </script> &amp; \${x}`,
    "\u202eevil\u202c \u2067right\u2069 \u0007bell\u0000 \ud800 \u200ebidi",
    `Z${"\u0301\u0302".repeat(90)}algo`,
    `${"\r\n".repeat(40)}line\t\n   \n\n\n\nline`,
    "w".repeat(500),
    "नमस्ते กินน้ำ Việt ẫ 👩‍👩‍👧",
  ];
  const { body } = await put(ann, id, { title: "a\n\u202eb\u0000\tc", notes: hostile.map((text, v) => note(v, text)) });
  const tidied = [
    hostile[0],
    "evil right bell  bidi",
    "Źálgo".replace("á", "\u0302a"),
    "line\n\nline",
    hostile[4],
    hostile[5],
  ];
  expect(body.notes.map(({ text }: ReplayNote) => text.normalize("NFD"))).toEqual(
    tidied.map((text) => text!.normalize("NFD")),
  );
  expect(body.title).toBe("a b c");
  expect((await read(bob, id)).body.notes).toEqual(body.notes);
});

test("notes on a match that is not over can neither be written nor read", async () => {
  const live = await ann!.open(2);
  for (const answer of [await put(ann, newId(), set(note(1)), live), await ask("GET", `/matches/${live}/notes`, ann)])
    expect(reasonOf(answer)).toEqual([409, "MatchIsNotOver"]);
  expect(reasonOf(await put(ann, newId(), set(note(1)), "nowhere"))).toEqual([404, "NoSuchMatch"]);
});

test("notes on the deal of a day are as secret as the match, to those who have not played it, until the day is settled", async () => {
  const { body } = await ann!.post(`/api/days/${DAY}/tries`, {});
  const daily = String(body.id);
  const table = (await app.app.tables.acquire(daily))!;
  await table.submit({ id: "concede", command: { type: "concede", seat: 0 }, by: 0 });
  expect(table.match.phase).toBe("over");
  await app.app.tables.release(table);
  const id = newId();
  expect((await put(ann, id, set(note(1, "The 17 is last.")), daily)).status).toBe(200);
  for (const by of [bob, undefined])
    for (const answer of [
      await read(by, id, daily),
      await ask("GET", `/matches/${daily}/notes`, by),
      ...(by ? [await put(by, newId(), set(note(1)), daily)] : []),
      ...(by ? [await ask("POST", `/matches/${daily}/notes/${id}/reports`, by, { reason: "?" })] : []),
    ])
      expect(reasonOf(answer)).toEqual([403, "NotPlayedYet"]);
  time = settlesAt(DAY);
  expect((await read(bob, id, daily)).body.notes).toEqual([note(1, "The 17 is last.")]);
});

test("a reader's report is kept for the host, once for each reader", async () => {
  const id = newId();
  await put(ann, id, set(note(1)));
  const report = (by: Guest, reason: unknown) => ask("POST", `/matches/${match}/notes/${id}/reports`, by, { reason });
  expect((await report(bob!, "Rude.")).status).toBe(204);
  expect((await report(bob!, "Rude, and wrong.")).status).toBe(204);
  expect(reasonOf(await report(bob!, ""))).toEqual([400, "BadRequest"]);
  const store = await openStores({ kind: "file", file: databaseIn(app.dataDir) });
  expect(await store.notes.reportsOf(id)).toMatchObject([{ player: bob!.player, reason: "Rude, and wrong." }]);
  await store.close();
});

test("the notes of a deleted player are deleted", async () => {
  const dan = await app.guest("Dan");
  const id = newId();
  await put(dan, id, set(note(1)));
  expect((await ask("DELETE", `/players/${dan.player}`, dan)).status).toBe(204);
  expect(reasonOf(await read(ann, id))).toEqual([404, "NoSuchNotes"]);
});

test("a guest has at most 50 sets of notes, and strangers at most 200 on a match, whose players still can write", async () => {
  const of = await over(ann!);
  const store = await openStores({ kind: "file", file: databaseIn(app.dataDir) });
  const fill = async (player: string, on: string, count: number) => {
    for (let n = 0; n < count; n++) {
      const header = { id: newId(), match: on, player, name: "?", changedAt: new Date(n).toISOString() };
      await store.notes.keep(storedNotes(header, set(note(1))), { player: 1e9, match: 1e9, all: 1e9 });
    }
  };
  const [dan, fay] = await Promise.all(["Dan", "Fay"].map(app.guest));
  await fill(dan!.player, await over(ann!), 49);
  expect((await put(dan, newId(), set(note(1)), of)).status).toBe(200);
  expect(reasonOf(await put(dan, newId(), set(note(1)), of))).toEqual([409, "TooManyNotes"]);
  await fill("strangers", of, 198);
  expect((await put(fay, newId(), set(note(1)), of)).status).toBe(200);
  expect(reasonOf(await put(fay, newId(), set(note(1)), of))).toEqual([409, "TooManyNotes"]);
  expect((await put(ann, newId(), set(note(1)), of)).status).toBe(200);
  await store.close();
});

test("with 10,000 notes on a replay, an answer holds one page or one set", async () => {
  const of = await over(ann!);
  const store = await openStores({ kind: "file", file: databaseIn(app.dataDir) });
  const notes = Array.from({ length: 100 }, (_, n) => note(n, `${n} ${"<ü>🂡".repeat(83)}`.slice(0, 500)));
  for (let n = 0; n < 100; n++)
    await store.notes.keep(
      storedNotes(
        { id: newId(), match: of, player: ann!.player, name: "Ann", changedAt: new Date(n).toISOString() },
        { title: `№ ${n} ${"x".repeat(70)}`, notes },
      ),
      { player: 1e9, match: 1e9, all: 1e9 },
    );
  await store.close();
  const seen = new Set<string>();
  let [after, pages, largest, slowest] = ["", 0, 0, 0];
  do {
    const begun = performance.now();
    const { body, bytes } = await ask("GET", `/matches/${of}/notes${after}`, bob);
    slowest = Math.max(slowest, performance.now() - begun);
    largest = Math.max(largest, bytes);
    pages++;
    for (const { id } of body.notes) seen.add(id);
    after = body.next === undefined ? "" : `?after=${encodeURIComponent(body.next)}`;
  } while (after !== "");
  expect({ pages, sets: seen.size }).toEqual({ pages: 5, sets: 100 });
  expect(largest).toBeLessThan(8 * 1024);
  const one = await read(bob, itemAt([...seen], 0), of);
  expect(one.body.notes).toHaveLength(100);
  expect(one.bytes).toBeLessThan(128 * 1024);
  console.info(
    `10,000 notes: a page ${largest} bytes, a set ${one.bytes} characters, slowest page ${slowest.toFixed(1)} ms`,
  );
});
