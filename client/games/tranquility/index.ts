import type { ClientGame } from "../../contract/game.ts";
import "./page.css";
import "./table.css";
import type { Command } from "../../../shared/games/tranquility/commands.ts";
import type { Event } from "../../../shared/games/tranquility/events.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { toggle } from "../../ui/preferences.ts";
import { toast } from "../../ui/toast.tsx";
import { tranquility as rules } from "./game.ts";
import { loadVocabulary } from "./insight/messages/messages.ts";
import { spacesLeft } from "./overlay/players.ts";
import { handsAloud, seatsOf } from "./overlay/seats.ts";
import { areas } from "./panels.ts";
import { hints } from "./preferences/settings.ts";
import { primer } from "./primer.ts";
import { marksOf } from "./replay/marks.ts";
import { loadStoryMessages } from "./result/messages/messages.ts";
import { announcementOf } from "./text/announcements.ts";
import { IslandChip } from "./text/chip.tsx";
import { loadGameMessages, messages } from "./text/messages/messages.ts";
import { Phrases } from "./text/phrases.tsx";
import { lineOf, phraseText, roundsIn } from "./text/sentences.ts";
import { voicesOf } from "./transitions/sounds.ts";

const tranquility: ClientGame<State, Command, Event> = {
  rules,
  messages: { messages, load: loadGameMessages },

  Board: () => import("./board.ts").then(({ Board }) => Board),
  prefetch: () => import("./board.ts").then(({ fetchRenderer }) => fetchRenderer()),
  areas,

  headline: (match, isRoomy) => messages.value.counts[isRoomy ? "spacesLeft" : "left"](spacesLeft(match)),
  seats: seatsOf,
  primer,
  keys: { h: () => toast(messages.value.hints[toggle(hints, "none") ? "on" : "off"]) },
  sounds: voicesOf,

  sentence: (event, context) => lineOf(event, { ...context, words: messages.value }),
  aloud: (event, context) => announcementOf(event, { ...context, words: messages.value }),
  Part: IslandChip,
  rounds: roundsIn,
  phrases: {
    text: (phrase, n) => phraseText(phrase, n, messages.value),
    rule: (freedom) => messages.value.talk[freedom],
    Picker: Phrases,
  },

  boards: () => import("./boards/load.ts").then(({ loadBoards }) => loadBoards()),
  gallery: () => import("./board-gallery/gallery.ts").then(({ loadGallery }) => loadGallery()),
  marks: marksOf,
  Counted: () => import("./replay/discards.tsx").then(({ Discards }) => Discards),
  hands: handsAloud,
  unseen: {
    mayShuffle: () => import("../../../shared/games/tranquility/reshuffle.ts").then(({ mayReshuffle }) => mayReshuffle),
    whenShuffled: (name) => messages.value.replay.whenShuffled(name),
  },
  moveWords: () =>
    Promise.all([import("./insight/move-words.ts"), loadVocabulary()]).then(([{ moveWords }]) => moveWords),
  story: () => Promise.all([import("./result/result.tsx"), loadStoryMessages()]).then(([{ story }]) => story),
  still: () => import("./still.ts").then(({ still }) => still),
};

export default tranquility;
