import { describe, expect, test } from "vitest";
import { safeParse } from "zod/v4/core";
import { describeGame } from "../../../server/http/games.ts";
import { botsOf, isOpposed, isWinnable, variantOf } from "../../../shared/engine/contract/game.ts";
import { GAMES } from "../../../shared/games/index.ts";
import { REFERENCES } from "../../../shared/games/references.ts";
import { gameOf } from "../../kit/games.ts";
import { isExample, settingsOf } from "../../lab/settings.ts";

describe.each(Object.values(GAMES).map((game) => [game.id, game] as const))("GET /api/games says of %s", (id, game) => {
  const description = describeGame(game, REFERENCES[id]);

  test("the number of seats for every setting, its variant and how it is won", () => {
    // Boards by players are not listed as kinds of tables.
    const closed = settingsOf(game).filter((setting) => !isExample(setting));
    for (const { options, seats } of closed) {
      const kinds = description.tables.filter((kind) =>
        Object.entries(kind.options).every(([name, value]) => options[name as keyof typeof options] === value),
      );
      expect(kinds, JSON.stringify(options)).toHaveLength(1);
      const [kind] = kinds as [(typeof kinds)[0]];
      expect(kind.seats).toEqual(game.seats(options));
      expect(seats).toBeGreaterThanOrEqual(kind.seats[0]);
      expect(seats).toBeLessThanOrEqual(kind.seats[1]);
      expect(kind).toMatchObject({
        variant: variantOf(game, options),
        isOpposed: isOpposed(game, options),
        isWinnable: isWinnable(game, options),
      });
    }
  });

  test("options by which a table can be opened as they stand", () => {
    for (const { options } of description.tables) expect(safeParse(game.options, options).success).toBe(true);
  });

  test("every bot, every face, and a word for each option", () => {
    expect(description.bots.map(({ name }) => name)).toEqual(botsOf(game));
    for (const { about } of description.bots) expect(about).not.toBe("");
    expect(description.faces).toEqual(game.cards?.faces ?? []);
    expect(JSON.stringify(description.options)).not.toContain('"description":""');
    for (const words of Object.values(REFERENCES[id]!.options))
      expect(JSON.stringify(description.options)).toContain(words);
  });
});

test("a game without a reference is listed without words", () => {
  const toy = gameOf("cairn")!;
  expect(describeGame(toy)).toMatchObject({ id: toy.id, name: toy.id, questions: {}, refusals: {} });
});
