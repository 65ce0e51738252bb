import { describe, expect, test } from "vitest";
import de from "../../../client/i18n/de.ts";
import en from "../../../client/i18n/en.ts";
import fr from "../../../client/i18n/fr.ts";
import tableDe from "../../../client/i18n/table/de.ts";
import tableEn from "../../../client/i18n/table/en.ts";
import tableFr from "../../../client/i18n/table/fr.ts";

function* texts(catalogue: object, path = ""): Generator<readonly [string, unknown]> {
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === "object" && value !== null) yield* texts(value, `${path}${key}.`);
    else yield [`${path}${key}`, value];
  }
}

const CATALOGUES = {
  en: { shell: en, table: tableEn },
  fr: { shell: fr, table: tableFr },
  de: { shell: de, table: tableDe },
};

describe.each(Object.entries(CATALOGUES))("the catalogue of %s", (_, catalogue) => {
  test("has text everywhere", () => {
    const empty = [...texts(catalogue)].filter(([, text]) => typeof text === "string" && text.trim() === "");
    expect(empty).toEqual([]);
  });

  test("has a text for each of the English ones, records included", () => {
    const paths = (words: object) => [...texts(words)].map(([path]) => path).toSorted();
    expect(paths(catalogue)).toEqual(paths(CATALOGUES.en));
  });

  test("has plural forms", () => {
    expect(catalogue.table.table.watchers(1)).toContain("1");
    expect(catalogue.table.table.watchers(1)).not.toBe(catalogue.table.table.watchers(2).replace("2", "1"));
  });
});

test("French uses the singular for zero", () => {
  expect(tableFr.table.watchers(0)).toBe("0 spectateur");
  expect(tableDe.table.watchers(0)).toBe("0 Personen schauen zu");
});
