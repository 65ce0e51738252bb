import type { AnyClientGame } from "../../../../client/contract/game.ts";
import { announcementOf } from "../../../../client/games/tranquility/text/announcements.ts";
import en, { type TranquilityMessages } from "../../../../client/games/tranquility/text/messages/en.ts";
import { lineOf, roundsIn } from "../../../../client/games/tranquility/text/sentences.ts";
import { loadTableMessages } from "../../../../client/i18n/at-table.ts";
import { loadMessages } from "../../../../client/i18n/t.ts";

// The site's messages have the words for events around a game, so they must be loaded.
await Promise.all([loadMessages(), loadTableMessages()]);

export const worded = (words: TranquilityMessages = en): AnyClientGame => ({
  ...({} as AnyClientGame),
  sentence: (event, telling) => lineOf(event, { ...telling, words }),
  aloud: (event, telling) => announcementOf(event, { ...telling, words }),
  rounds: roundsIn,
});
