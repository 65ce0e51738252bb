import { expect, test } from "vitest";
import de from "../../../client/i18n/de.ts";
import en from "../../../client/i18n/en.ts";
import fr from "../../../client/i18n/fr.ts";
import { nameFault, tidyName } from "../../../shared/engine/people/names.ts";

test.each(Object.entries({ en, fr, de }))(
  "guests have names that the rules allow, each a different one: %s",
  (_, { guestNames }) => {
    const names = guestNames.split(" ");
    for (const name of names) expect([name, nameFault(name), tidyName(name)]).toEqual([name, undefined, name]);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(30);
    // Player panels have no room for long names beside cards.
    for (const name of names) expect(name.length, name).toBeLessThan(19);
  },
);
