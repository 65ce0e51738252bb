import { expect, test } from "vitest";
import { nameOf } from "../../../server/store/location.ts";

test("the name of a store says where it is, and no password", () => {
  expect(nameOf({ kind: "memory" })).toBe("the memory of the process");
  expect(nameOf({ kind: "file", file: "data/stillwater.db" })).toBe("data/stillwater.db");
  const url = "postgres://ann:secret@db.example:5432/games";
  expect(nameOf({ kind: "postgres", url })).toBe("db.example:5432/games");
  expect(nameOf({ kind: "postgres", url: `${url}?search_path=play` })).toBe("db.example:5432/games (play)");
});
