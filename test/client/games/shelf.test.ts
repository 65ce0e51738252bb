import { describe, expect, it } from "vitest";
import { parse } from "zod/v4/core";
import type { GameCard } from "../../../client/games/card.ts";
import { botsOf, isClosed, variantOf } from "../../../shared/engine/contract/game.ts";
import { gameOf } from "../../kit/games.ts";
import { GAMES } from "../../kit/toys/cards.ts";

/** Options of a variant: the defaults, and each with one answer changed. */
const optionsOf = ({ variants, choices, optionsOf }: GameCard, variant: string): readonly object[] => {
  const asked = variants[variant]!.choices;
  const usual = Object.fromEntries(asked.map((name) => [name, choices[name]!.usual]));
  const others = asked.flatMap((name) => choices[name]!.values.map((value) => ({ ...usual, [name]: value })));
  return [usual, ...others].map((chosen) => optionsOf(variant, chosen));
};

describe.each(GAMES.map((card) => [card.id, card] as const))("the card of %s says what the rules say", (id, card) => {
  const game = gameOf(id)!;

  it("of bots", () => {
    const [usual] = botsOf(game);
    expect(new Set(card.bots)).toEqual(new Set(botsOf(game)));
    expect([undefined, "steady"]).toContain(usual);
  });

  it.each(Object.keys(card.variants))(
    "of the variant %s: its seats, whether it is closed, and how it is found",
    (variant) => {
      for (const options of optionsOf(card, variant)) {
        const filled = parse(game.options, options);
        expect(card.variants[variant]!.seats).toEqual(game.seats(filled));
        expect(card.closed?.(filled) ?? false).toBe(isClosed(game, filled));
        expect(card.variantOf(filled)).toBe(variant);
        // Servers find the message keys of links and lists by the same name.
        if (game.variant) expect(variantOf(game, filled)).toBe(variant);
      }
    },
  );
});
