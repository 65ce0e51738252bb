import type { PuzzleAnswers } from "../ports.ts";
import { keyOf, type MemoryState } from "./state.ts";

export const memoryPuzzleAnswers = ({
  puzzleAnswers,
  players,
}: Pick<MemoryState, "puzzleAnswers" | "players">): PuzzleAnswers => ({
  async keep(answer, most) {
    const key = keyOf(answer.day, answer.player);
    const ofDay = [...puzzleAnswers.values()].filter(({ day }) => day === answer.day);
    if (puzzleAnswers.has(key) || players.get(answer.player)?.isGone || ofDay.length >= most) return false;
    puzzleAnswers.set(key, { ...answer });
    return true;
  },

  get: async (day, player) => puzzleAnswers.get(keyOf(day, player))?.choice,

  async counts(day) {
    const ofDay = [...puzzleAnswers.values()].filter((answer) => answer.day === day);
    const choices = [...new Set(ofDay.map(({ choice }) => choice))].sort((a, b) => a - b);
    return choices.map((choice) => ({ choice, answers: ofDay.filter((answer) => answer.choice === choice).length }));
  },

  async dropBefore(day) {
    for (const [key, answer] of puzzleAnswers) if (answer.day < day) puzzleAnswers.delete(key);
  },
});
