import { expect, test } from "vitest";
import { holdsText, isText } from "../../server/text.ts";

test.each(["", "a", "é", "👩‍👩‍👧", "\n\t\u0001\u007f\u0085", "\ufffd", "\uffff"])("%j is storable text", (text) => {
  expect(isText(text)).toBe(true);
  expect(holdsText({ a: [{ [text]: text }] })).toBe(true);
});

test.each(["\0", "a\0b", "\ud83d", "\udc00", "\udc00\ud83d", "a\ud83db"])(
  "%j is no storable text, wherever it stands",
  (text) => {
    expect(isText(text)).toBe(false);
    for (const value of [text, [text], { a: text }, { [text]: 1 }, { a: [{ b: [1, null, text] }] }])
      expect(holdsText(value)).toBe(false);
  },
);

test("values that are no strings hold no such text, and depth costs no stack", () => {
  expect([null, undefined, 1, true, [], {}].every(holdsText)).toBe(true);
  let deep: unknown = "\0";
  for (let i = 0; i < 200_000; i++) deep = [deep];
  expect(holdsText(deep)).toBe(false);
});
