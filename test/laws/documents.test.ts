import fc from "fast-check";
import { expect } from "vitest";
import { law } from "../kit/shelf.ts";

/** Any text, any JSON, and truncated JSON. */
const texts = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.json(),
  fc
    .tuple(fc.json(), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([text, part]) => text.slice(0, text.length * part)),
);

law("Law 11: any text is either a document or refused with the faults of its lines", texts, ({ game }, text) => {
  const { largest, read } = game.documents!;
  const known = read(text);
  expect(read(text)).toEqual(known);
  if ("title" in known) expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(largest);
  else {
    expect(known.faults.length).toBeGreaterThan(0);
    for (const fault of known.faults) expect(fault).toMatch(/^line \d+: \S/);
  }
});

law(
  "Law 11: any JSON is either a board or refused with its faults, and a table shows the board that it has",
  fc.jsonValue(),
  ({ game, options }, value) => {
    const boards = game.boards!;
    const read = boards.parse(value);
    if ("faults" in read) expect(read.faults.length).toBeGreaterThan(0);
    const board = boards.definitionOf(options);
    if (board === undefined) return;
    expect(boards.parse(board)).toEqual({ definition: board });
    expect(boards.idOf(board)).toMatch(/^[0-9a-f]{16}$/);
    expect(boards.definitionOf(boards.optionsOf(board))).toEqual(board);
  },
);
