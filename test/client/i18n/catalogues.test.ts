import { describe, expect, test } from "vitest";
import de from "../../../client/i18n/de.ts";
import en from "../../../client/i18n/en.ts";
import fr from "../../../client/i18n/fr.ts";

/** Every text of a catalogue by its path; the compiler checks that none is missing. */
function* texts(catalogue: object, path = ""): Generator<readonly [string, unknown]> {
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === "object" && value !== null) yield* texts(value, `${path}${key}.`);
    else yield [`${path}${key}`, value];
  }
}

describe.each(Object.entries({ en, fr, de }))("%s", (_, catalogue) => {
  test("says something everywhere", () => {
    const empty = [...texts(catalogue)].filter(([, text]) => typeof text === "string" && text.trim() === "");
    expect(empty).toEqual([]);
  });

  test("has words for all that English has, records included", () => {
    const paths = (words: object) => [...texts(words)].map(([path]) => path).toSorted();
    expect(paths(catalogue)).toEqual(paths(en));
  });

  test("counts", () => {
    expect(catalogue.table.watchers(1)).toContain("1");
    expect(catalogue.table.watchers(1)).not.toBe(catalogue.table.watchers(2).replace("2", "1"));
  });
});

test("French counts nothing as one thing", () => {
  expect(fr.table.watchers(0)).toBe("0 spectateur");
  expect(de.table.watchers(0)).toBe("0 Personen schauen zu");
});
