import type { PlayedGame } from "../../../shared/engine/contract/game.ts";
import { FACES } from "../../../shared/games/arcanoid/cards.ts";
import type { Command } from "../../../shared/games/arcanoid/commands.ts";
import { type Event, MAX_LOG_LENGTH } from "../../../shared/games/arcanoid/events.ts";
import { evolve } from "../../../shared/games/arcanoid/evolve.ts";
import { adopt, initial } from "../../../shared/games/arcanoid/initial.ts";
import { moves, toAct } from "../../../shared/games/arcanoid/moves.ts";
import type { Options } from "../../../shared/games/arcanoid/options.ts";
import type { State } from "../../../shared/games/arcanoid/state.ts";
import type { ClientGame } from "../../contract/game.ts";
import { loadVocabulary } from "./insight/messages/messages.ts";
import { seatsOf } from "./overlay/seats.ts";
import { lanesOf, marksOf } from "./replay/marks.ts";
import { voicesOf } from "./sounds.ts";
import { announcementOf, askedOf } from "./text/announcements.ts";
import { CardChip } from "./text/chip.tsx";
import { loadGameMessages, messages } from "./text/messages/messages.ts";
import { isRefusalCode } from "./text/messages/refusals.ts";
import { flagOf, lineOf, roundsIn } from "./text/sentences.ts";

/** The rules that a page needs, without dealing, deciding and bot policies. */
const rules = {
  id: "arcanoid",
  maxLogLength: MAX_LOG_LENGTH,
  initial,
  adopt,
  evolve,
  toAct,
  moves,
  variant: ({ variant }) => variant,
  opposed: () => true,
  cards: { faces: FACES },
} satisfies PlayedGame<State, Command, Event, Options>;

/** From these numbers of seats on, names on an upright phone are flags (`many`), and coasts are low (`crowd`). */
const COUNTS = { many: 5, crowd: 6 } as const;

const arcanoid: ClientGame<State, Command, Event> = {
  rules,
  messages: { messages, load: loadGameMessages },

  Board: () => import("./board.ts").then(({ Board }) => Board),
  prefetch: () => import("./board.ts").then(({ fetchRenderer }) => fetchRenderer()),
  // Depends on the seats alone, because demons come and go.
  areas: ({ config: { seats } }) => ["areas", ...(["many", "crowd"] as const).filter((name) => seats >= COUNTS[name])],

  headline({ table }, isRoomy) {
    const { round, roundShort } = messages.value;
    return (isRoomy ? round : roundShort)(table.round, table.options.rounds);
  },
  seats: seatsOf,

  sentence: lineOf,
  aloud: announcementOf,
  asks: askedOf,
  flagged: flagOf,
  Part: CardChip,
  rounds: roundsIn,
  refusal: (code) => (isRefusalCode(code) ? messages.value.refusals[code] : undefined),

  marks: marksOf,
  lanes: lanesOf,
  sounds: voicesOf,
  unseen: {
    mayShuffle: () => import("../../../shared/games/arcanoid/reshuffle.ts").then(({ mayReshuffle }) => mayReshuffle),
    whenShuffled: (name) => messages.value.replay.whenShuffled(name),
  },
  moveWords: () =>
    Promise.all([import("./insight/move-words.ts"), loadVocabulary()]).then(([{ moveWords }]) => moveWords),
  story: () => import("./result/result.tsx").then(({ story }) => story),
  still: () => import("./still.ts").then(({ still }) => still),
};

export default arcanoid;
