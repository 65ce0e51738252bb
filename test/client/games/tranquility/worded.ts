import type { AnyClientGame } from "../../../../client/games/game.ts";
import { announcementOf } from "../../../../client/games/tranquility/speech/announcements.ts";
import { lineOf, roundsIn } from "../../../../client/games/tranquility/speech/sentences.ts";
import en, { type TranquilityWords } from "../../../../client/games/tranquility/speech/words/en.ts";
import { learnWords } from "../../../../client/i18n/t.ts";

// Events around a game use the messages of the site.
await learnWords();

/** Tranquility in a language, whatever the page's. */
export const worded = (words: TranquilityWords = en): AnyClientGame => ({
  ...({} as AnyClientGame),
  sentence: (event, telling) => lineOf(event, { ...telling, words }),
  aloud: (event, telling) => announcementOf(event, { ...telling, words }),
  rounds: roundsIn,
});
