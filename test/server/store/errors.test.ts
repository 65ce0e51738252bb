import { expect, test } from "vitest";
import { StoreClosed, Unreadable } from "../../../server/store/errors.ts";

test("an unreadable match says from which version on, and why", () => {
  const error = new Unreadable("MatchIsDamaged", 7, "the event is missing");
  expect(error.message).toBe("version 7: the event is missing");
  expect(error).toMatchObject({
    name: "Unreadable",
    reason: "MatchIsDamaged",
    version: 7,
    what: "the event is missing",
  });
});

test("a closed store says so", () => {
  expect(new StoreClosed()).toMatchObject({ name: "StoreClosed", message: "the store is closed" });
});
