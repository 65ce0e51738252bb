import type { AnyClientGame } from "../contract/game.ts";
import { allGames, manifestOf } from "./catalog.ts";

/** Undefined if this page does not know the game. */
export async function loadGame(id: string): Promise<AnyClientGame | undefined> {
  const manifest = manifestOf(id);
  if (!manifest) return undefined;
  const { default: game } = await manifest.load();
  await game.messages.load();
  return game;
}

export const loadFirst = (): Promise<AnyClientGame | undefined> => loadGame(allGames()[0]!.id);
