import type { AnyClientGame } from "../../../../client/games/game.ts";
import { announcementOf } from "../../../../client/games/tranquility/speech/announcements.ts";
import { lineOf, roundsIn } from "../../../../client/games/tranquility/speech/sentences.ts";
import en, { type Words } from "../../../../client/games/tranquility/speech/words/en.ts";
import { learnWords } from "../../../../client/i18n/t.ts";

// What is around a game is told in the words of the place.
await learnWords();

/** Tranquility as it speaks a language, whatever the page speaks. */
export const worded = (words: Words = en): AnyClientGame => ({
  ...({} as AnyClientGame),
  sentence: (event, telling) => lineOf(event, { ...telling, words }),
  aloud: (event, telling) => announcementOf(event, { ...telling, words }),
  rounds: roundsIn,
});
