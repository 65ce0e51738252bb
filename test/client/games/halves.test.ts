import { expect, test } from "vitest";
import { loadGame } from "../../../client/catalog/load.ts";
import { GAMES } from "../../../client/games/index.ts";
import { gameOf } from "../../kit/games.ts";

/** A game's rules have these members on both page and server or on neither, because both fold and check logs. */
const COMMON = [
  "adopt",
  "closed",
  "upcasts",
  "maxLogLength",
  "opposed",
  "talk",
  "undo",
  "variant",
  "winnable",
] as const;

test.each(GAMES.map(({ id }) => id))(
  "both halves of %s have the same capabilities and the same longest log",
  async (id) => {
    const page = (await loadGame(id))!.rules;
    const server = gameOf(id)!;
    const present = (half: object) => COMMON.filter((name) => name in half);
    expect(present(page)).toEqual(present(server));
    expect(page.maxLogLength).toBe(server.maxLogLength);
  },
);
