import { describe, expect, it } from "vitest";
import { parse } from "zod/v4/core";
import type { GameManifest } from "../../../client/contract/manifest.ts";
import { botsOf, isClosed, variantOf } from "../../../shared/engine/contract/game.ts";
import { gameOf } from "../../kit/games.ts";
import { itemAt } from "../../kit/item-at.ts";
import { GAMES } from "../../kit/toys/manifests.ts";

/** The default options, and variations with one choice changed. */
const optionsOf = ({ variants, choices, optionsOf }: GameManifest, variant: string): readonly object[] => {
  const asked = itemAt(variants, variant).choices;
  const usual = Object.fromEntries(asked.map((name) => [name, itemAt(choices, name).usual]));
  const others = asked.flatMap((name) => itemAt(choices, name).values.map((value) => ({ ...usual, [name]: value })));
  return [usual, ...others].map((chosen) => optionsOf(variant, chosen));
};

describe.each(GAMES.map((manifest) => [manifest.id, manifest] as const))(
  "the manifest of %s equals the rules",
  (id, manifest) => {
    const game = gameOf(id)!;

    it("in its bots", () => {
      const [usual] = botsOf(game);
      expect(new Set(manifest.bots)).toEqual(new Set(botsOf(game)));
      expect([undefined, "steady"]).toContain(usual);
    });

    it.each(Object.keys(manifest.variants))(
      "in the variant %s: its seats, whether it is closed, and how it is found",
      (variant) => {
        for (const options of optionsOf(manifest, variant)) {
          const filled = parse(game.options, options);
          expect(itemAt(manifest.variants, variant).seats).toEqual(game.seats(filled));
          expect(manifest.closed?.(filled) ?? false).toBe(isClosed(game, filled));
          expect(manifest.variantOf(filled)).toBe(variant);
          // Servers find the messages of links and lists by the same variant name.
          if (game.variant) expect(variantOf(game, filled)).toBe(variant);
        }
      },
    );
  },
);
