import type { AnyClientGame } from "./game.ts";
import { SHELF } from "./index.ts";
import { cardOf } from "./shelf.ts";

/**
 * A game with the words of the reader's language. Undefined when this page does not know it; rejects when it cannot be had,
 * and may be tried again.
 */
export async function loadGame(id: string): Promise<AnyClientGame | undefined> {
  const card = cardOf(id);
  if (!card) return undefined;
  const { default: game } = await card.load();
  await game.words.learn();
  return game;
}

/** The game that is offered first, for those who are likely to play it. */
export const loadFirst = (): Promise<AnyClientGame | undefined> => loadGame(SHELF[0]!.id);
