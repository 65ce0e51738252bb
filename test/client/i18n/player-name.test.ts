import { afterEach, expect, test } from "vitest";
import { language } from "../../../client/i18n/language.ts";
import { otherNames, playerName, playerNames } from "../../../client/i18n/player-name.ts";
import { loadMessages } from "../../../client/i18n/t.ts";
import { LANGUAGES, type Language } from "../../../shared/languages.ts";

const before = language.value;
afterEach(() => {
  language.value = before;
});

const ann = { name: "Ann", kind: "human", player: "p1" } as const;
const curly = { name: "Curly", kind: "bot", player: "p2" } as const;
const mistral = { name: "Mistral", kind: "bot" } as const;

const MARKED: Readonly<Record<Language, string>> = { en: "Curly (bot)", de: "Curly (Bot)", fr: "Curly (robot)" };

test.each(Object.keys(LANGUAGES) as Language[])("in %s a program is marked, and a person is not", async (chosen) => {
  language.value = chosen;
  await loadMessages();
  expect(playerName(curly)).toBe(MARKED[chosen]);
  expect([playerName(ann), playerName({ name: "Ann" })]).toEqual(["Ann", "Ann"]);
});

test("names are listed without empty seats, and without one player", async () => {
  await loadMessages();
  const seats = [ann, null, curly, mistral];
  expect(playerNames(seats)).toBe("Ann, Curly (bot), and Mistral (bot)");
  expect(otherNames(seats, "p2")).toBe("Ann and Mistral (bot)");
  expect(otherNames([ann], "p1")).toBe("");
});
