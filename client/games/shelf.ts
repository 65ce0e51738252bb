import type { AnyGame } from "../../shared/engine/game.ts";
import { played } from "./tranquility/game.ts";

/** The games this page can play, by their ids. */
const SHELF: Readonly<Record<string, AnyGame>> = { [played.id]: played };

/** The game of this id, if this page knows it. */
export const gameOf = (id: string): AnyGame | undefined => (Object.hasOwn(SHELF, id) ? SHELF[id] : undefined);
