import type { State } from "../../../../shared/games/tranquility/state.ts";
import type { MatchStory } from "../../game.ts";
import { learnStoryWords } from "./words/words.ts";

/** Loads what tells how a match went, with its words. Rejects when it cannot be had, and may be tried again. */
export async function loadStory(): Promise<MatchStory<State>> {
  const [{ story }] = await Promise.all([import("./result.tsx"), learnStoryWords()]);
  return story;
}
