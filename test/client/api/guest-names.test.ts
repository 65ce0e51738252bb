import { expect, test } from "vitest";
import { GUEST_NAMES } from "../../../client/api/identity.ts";
import { nameFault, tidyName } from "../../../shared/engine/names.ts";

test.each(Object.entries(GUEST_NAMES))("guests have names that may be taken, each its own: %s", (_, names) => {
  for (const name of names) expect([name, nameFault(name), tidyName(name)]).toEqual([name, undefined, name]);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(30);
  // They stand on plaques beside cards.
  for (const name of names) expect(name.length, name).toBeLessThan(19);
});
