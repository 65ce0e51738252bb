import { expect, test } from "vitest";
import { characterOf } from "../../../client/ui/keys.ts";

const pressed = (key: string, code: string, shiftKey = false): string =>
  characterOf({ key, code, shiftKey } as KeyboardEvent);

test.each([
  ["a Cyrillic layout", "к", "KeyR", "r"],
  ["a Greek layout", "ς", "KeyW", "w"],
  ["an Arabic layout", "ل", "KeyG", "g"],
  ["an Arabic layout, a digit", "١", "Digit1", "1"],
  ["an input method", "Process", "KeyD", "d"],
  ["a Cyrillic layout, a sign", "ъ", "BracketRight", "]"],
  ["AZERTY, the row of digits", "é", "Digit2", "2"],
  ["QWERTY in capitals", "R", "KeyR", "r"],
  ["Dvorak, a letter that lies elsewhere", "r", "KeyO", "r"],
  ["Dvorak, a sign where a letter is on others", ",", "KeyW", ","],
  ["AZERTY, a letter that lies elsewhere", "a", "KeyQ", "a"],
  ["a number pad", "3", "Numpad3", "3"],
  ["German, a letter of its own", "ß", "Minus", "ß"],
])("the character of a key is right on %s", (_layout, key, code, character) => {
  expect(pressed(key, code)).toBe(character);
});

test("a shifted key is the shifted sign, and no digit", () => {
  expect(pressed("؟", "Slash", true)).toBe("?");
  expect(pressed("?", "Digit7", true)).toBe("?");
  expect(pressed("!", "Digit1", true)).toBe("!");
  expect(pressed("1", "Digit1", true)).toBe("1");
});

test("keys without a character stay as they are", () => {
  expect(pressed("Enter", "Enter")).toBe("enter");
  expect(pressed("Backspace", "Backspace")).toBe("backspace");
});
