import type { AnyGame } from "./game.ts";

export const knowsRules = (game: AnyGame, rules: number): boolean =>
  rules === game.rules || Object.hasOwn(game.earlier ?? {}, rules);

/** Older matches continue by their own rules. */
export function byRules(game: AnyGame, rules: number): AnyGame {
  if (rules === game.rules) return game;
  const earlier = game.earlier?.[rules] ?? {};
  const { deal = game.deal, decide = game.decide, reshuffle = game.cards?.reshuffle } = earlier;
  const { undo = game.undo } = earlier;
  // A kernel implements only the current rules.
  const { kernel: _, ...rest } = game;
  return {
    ...rest,
    rules,
    deal,
    decide,
    ...(undo && { undo }),
    ...(game.cards && { cards: { ...game.cards, ...(reshuffle && { reshuffle }) } }),
  };
}
