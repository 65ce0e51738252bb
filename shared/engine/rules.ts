import type { AnyGame } from "./game.ts";

/** Whether this release can decide by a version of a game's rules. */
export const knowsRules = (game: AnyGame, rules: number): boolean =>
  rules === game.rules || Object.hasOwn(game.earlier ?? {}, rules);

/** A game by the version of its rules that a log names: one that is older than this release goes on as it began. */
export function byRules(game: AnyGame, rules: number): AnyGame {
  if (rules === game.rules) return game;
  const earlier = game.earlier?.[rules] ?? {};
  const { deal = game.deal, decide = game.decide, reshuffle = game.cards?.reshuffle } = earlier;
  const { takeBack = game.takeBack } = earlier;
  return {
    ...game,
    rules,
    deal,
    decide,
    ...(takeBack && { takeBack }),
    ...(game.cards && { cards: { ...game.cards, ...(reshuffle && { reshuffle }) } }),
  };
}
