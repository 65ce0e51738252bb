import { describe, expect, test } from "vitest";
import { loadReplayMessages, messages } from "../../../../client/features/replay/messages/messages.ts";
import {
  isNotesFile,
  matchOfNotes,
  NOTES_FORMAT,
  notesOn,
  readNotesFile,
} from "../../../../client/features/replay/notes/notes-file.ts";

await loadReplayMessages();
const { notesTooLarge, notesDamaged, notesNewer, notesOfOther } = messages.value.files;

const note = (v: number, text = `At version ${v}.`) => ({ v, text });
const SET = {
  ...{ format: NOTES_FORMAT, match: "m1", title: "Three moves", author: "Ann", changedAt: "2026-11-20T12:00:00.000Z" },
  notes: [note(3), { ...note(9), mark: { from: "cell:1", to: "cell:2" } }],
};
const EXPORTED = (({ match: _, author: name, format: __, ...set }) => ({
  ...set,
  id: "x".repeat(16),
  player: "p",
  name,
}))(SET);

const fileOf = (content: unknown, name = "m1.notes.json"): File =>
  new File([typeof content === "string" ? content : JSON.stringify(content)], name);
const reasonOf = (file: File): Promise<string> =>
  readNotesFile(file).then(
    () => "",
    (error: Error) => (error.name === "FileRejected" ? error.message : String(error)),
  );

test.each([
  ["saved on a page", SET, "renamed.json"],
  ["saved by an earlier release, without a format", { ...SET, format: undefined }, "m1.notes.json"],
  ["with all notes of a player", [SET], "notes.json"],
  ["of an export, which has the match in its name", [EXPORTED], "m1.notes.json"],
  ["that was downloaded a second time", [EXPORTED], "m1.notes (1).json"],
])("notes are read from a file %s", async (_, content, name) => {
  const file = fileOf(content, name);
  expect(await isNotesFile(file)).toBe(true);
  const sets = await readNotesFile(file);
  expect(matchOfNotes(sets)).toBe("m1");
  const { title, author, notes } = SET;
  expect(notesOn("m1", 9, sets)).toEqual([
    { title, author, kind: "human", notes, match: "m1", id: "file-0", isOwn: false, size: 2, changedAt: SET.changedAt },
  ]);
});

test("a file says whether a program wrote the notes", async () => {
  const kindOf = async (kind: unknown) => (await readNotesFile(fileOf({ ...SET, kind })))[0]!.kind;
  expect([await kindOf("bot"), await kindOf("human"), await kindOf("queen")]).toEqual(["bot", "human", "human"]);
});

test("texts are tidied as on the server, and notes are ordered", async () => {
  const notes = [note(5, "b\u202e"), note(2, `a${"\u0301".repeat(40)}`)];
  const [set] = await readNotesFile(fileOf({ ...SET, title: "Two\nlines", notes }));
  expect(set).toMatchObject({ title: "Two lines", notes: [note(2, "a\u0301\u0301"), note(5, "b")] });
});

test.each([
  ["{", notesDamaged],
  ["[]", notesDamaged],
  ["null", notesDamaged],
  [[1], notesDamaged],
  [{ ...SET, format: "match/1" }, notesDamaged],
  [{ ...SET, format: "notes/2", notes: "other" }, notesNewer],
  [{ ...SET, match: 1 }, notesDamaged],
  [{ ...SET, title: "" }, notesDamaged],
  [{ ...SET, author: "x".repeat(81) }, notesDamaged],
  [{ ...SET, notes: [] }, notesDamaged],
  [{ ...SET, notes: "[{" }, notesDamaged],
  [{ ...SET, notes: [note(1), note(1)] }, notesDamaged],
  [{ ...SET, notes: Array.from({ length: 101 }, (_, v) => note(v)) }, notesDamaged],
  [{ ...SET, notes: [note(-1)] }, notesDamaged],
  [{ ...SET, notes: [note(1.5)] }, notesDamaged],
  [{ ...SET, notes: [note(1, "\u200b")] }, notesDamaged],
  [{ ...SET, notes: [note(1, "x".repeat(501))] }, notesDamaged],
  [{ ...SET, notes: [{ ...note(1), mark: { from: "<b>" } }] }, notesDamaged],
  [Array.from({ length: 1001 }, () => SET), notesTooLarge],
  ["x".repeat(8_000_001), notesTooLarge],
])(
  "a file that is damaged, too large or of a newer version is refused with the reason: case %#",
  async (content, why) => {
    expect(await reasonOf(fileOf(content))).toBe(why);
  },
);

describe("notes on another match", () => {
  const read = (content: unknown, name = "m1.notes.json") => readNotesFile(fileOf(content, name));

  test("are refused, as are notes after the end of the match and notes of no known match", async () => {
    for (const [match, last, sets] of [
      ["m2", 9, await read(SET)],
      ["m1", 8, await read(SET)],
      ["m1", 9, await read([EXPORTED], "renamed.json")],
      ["m1", 9, await read([EXPORTED], "m2.notes.json")],
    ] as const)
      expect(() => notesOn(match, last, sets)).toThrow(notesOfOther);
  });

  test("are left out where a file has notes on several matches", async () => {
    const sets = await read([{ ...SET, match: "m2" }, SET, { ...SET, title: "More" }], "notes.json");
    expect(matchOfNotes(sets)).toBeUndefined();
    expect(notesOn("m1", 9, sets).map(({ id, title }) => [id, title])).toEqual([
      ["file-0", "Three moves"],
      ["file-1", "More"],
    ]);
  });
});

test.each([
  ["m.jsonl", '{"format":"match/1","id":"m1"}\n{"v":1}\n', false],
  ["m.txt", "", false],
  ["m1.notes.json", "{", true],
  ["notes.json", "[", true],
  ["download", '{\n  "format": "notes/2"', true],
])("a file %s that begins with %j is recognized as notes: %s", async (name, text, expected) => {
  expect(await isNotesFile(fileOf(text, name))).toBe(expected);
});
