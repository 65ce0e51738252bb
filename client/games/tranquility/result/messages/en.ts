import { plural } from "../../../../i18n/language.ts";
import type { EndingText } from "../texts.ts";

const count = (n: number, one: string, other: string): string => plural("en", n, { one, other });
const rounds = (n: number): string => count(n, "# round", "# rounds");
const spaces = (n: number): string => count(n, "# space", "# spaces");

/** For a full board, by mode. */
const FULL = {
  standard: (n: number) => `All ${n} islands, harbour to lighthouse`,
  arch: (n: number) => `Two pillars and a roof, all ${n} islands`,
  pyramid: (n: number) => `All ${n} islands, up to the light on top`,
  "day-night": (n: number) => `All ${n} islands, each with its right side up`,
  duel: (n: number) => `All ${n} islands`,
  board: (n: number) => `All ${n} islands`,
};

/** English is the schema. */
const en = {
  endings: {
    home: {
      title: () => "Home by lamplight",
      note: (p: EndingText<"home">) => `${FULL[p.mode](p.islands)}, in ${rounds(p.rounds)}.`,
    },
    spaces: {
      title: () => "Becalmed",
      note: ({ who, cards, spaces: left }: EndingText<"spaces">) =>
        `${who ?? "You"} had ${cards === 0 ? "no cards left" : "one card left and no space for it"}, with ${spaces(left)} open.`,
    },
    storms: {
      title: () => "Storm-bound",
      note: ({ who, storms }: EndingText<"storms">) =>
        `${count(storms, "A storm lay on the last space", "Storms lay on the last # spaces")}, and ${who ? `${who} had` : "you had"} no way to clear ${count(storms, "it", "them")}.`,
    },
    roof: {
      title: () => "Half an arch",
      note: ({ spaces: left }: EndingText<"roof">) =>
        `The roof never opened: ${spaces(left)} of the pillars stayed empty.`,
    },
    light: {
      title: () => "In sight of land",
      note: ({ who }: EndingText<"light">) =>
        `Every island lay in its place, but ${who ?? "you"} had no lighthouse to light.`,
    },
    sides: {
      title: () => "In sight of land",
      note: ({ who, wrong }: EndingText<"sides">) =>
        `Every island lay in its place, but ${count(wrong, "one showed", "# showed")} the wrong side, and ${who ?? "you"} had no card left to turn one.`,
    },
    toll: {
      title: () => "Held in the harbour",
      note: ({ amount, cards }: EndingText<"toll">) =>
        `The toll asked for ${amount} cards, and all hands together held ${cards}.`,
    },
    spent: {
      title: () => "The last toll",
      note: ({ who, cards, spaces: left }: EndingText<"spent">) =>
        `The toll ${cards === 0 ? `took ${who ? `${who}’s` : "your"} last cards` : `left ${who ?? "you"} one card, and no space for it`}, with ${left === 0 ? "every island in its place" : `${spaces(left)} open`}.`,
    },
    conceded: {
      title: () => "Turned back",
      note: ({ spaces: left }: EndingText<"conceded">) => `The match was given up, with ${spaces(left)} open.`,
    },
    duel: {
      title: ({ who }: EndingText<"duel">) => (who ? `${who} wins the duel` : "You win the duel"),
      note: ({ scores: [won, lost], decider }: EndingText<"duel">) =>
        ({
          points: `By ${count(won - lost, "one point", "# points")}: ${won} to ${lost}.`,
          islands: `${won} to ${lost}. Equal points: more islands decide.`,
          discarded: `${won} to ${lost}. Equal points and islands: fewer cards spent decide.`,
          longest: `${won} to ${lost}. Equal in all but the longest run: it decides.`,
        })[decider],
    },
    yielded: {
      title: ({ who }: EndingText<"yielded">) => (who ? `${who} wins the duel` : "You win the duel"),
      note: ({ spaces: left }: EndingText<"yielded">) => `The other side gave up, with ${spaces(left)} open.`,
    },
    even: {
      title: () => "The duel is a draw",
      note: ({ points }: EndingText<"even">) => `${points} to ${points}, and equal in everything else.`,
    },
    over: { title: () => "The match is over", note: () => "" },
  },
  decisions: {
    last: (p: { number: number; round: number }) => `The ${p.number} filled the last space, in round ${p.round}.`,
    gap: (p: { low?: number; high?: number; spaces: number; round: number }) =>
      `From round ${p.round} on the numbers could not work out: ${spaces(p.spaces)} ${
        p.low === undefined
          ? `before the ${p.high}`
          : p.high === undefined
            ? `after the ${p.low}`
            : `between the ${p.low} and the ${p.high}`
      }.`,
    cards: (p: { round: number }) => `From round ${p.round} on there were too few cards for the spaces.`,
    toll: (p: { round: number; spaces: number }) =>
      `From round ${p.round} on there were too few cards ${p.spaces > 0 ? "for the spaces and the toll" : "for the toll"}.`,
    light: (p: { round: number }) => `From round ${p.round} on no card was left over for the lighthouse.`,
    pile: (p: { who?: string; round: number }) => `${p.who ?? "You"} had nothing left to draw after round ${p.round}.`,
    lead: (p: { who?: string; round: number }) =>
      `${p.who ? `${p.who} was` : "You were"} ahead for good from round ${p.round} on.`,
  },
  facts: {
    free: (p: { n: number; of: number }) => `${p.n} of ${count(p.of, "# island", "# islands")} cost nothing.`,
    harbour: (p: { round: number }) => `The harbour came in round ${p.round}.`,
    roof: (p: { round: number }) => `The roof opened in round ${p.round}.`,
    storms: (p: { raised: number; cleared: number }) =>
      `${count(p.raised, "One storm rose", "# storms rose")}, ${
        p.cleared === 0
          ? "none was"
          : p.cleared < p.raised
            ? count(p.cleared, "one was", "# were")
            : count(p.raised, "and was", "and all were")
      } cleared.`,
    swallowed: (p: { n: number }) =>
      count(p.n, "A sea monster swallowed an island.", "Sea monsters swallowed # islands."),
    jokers: (p: { n: number }) => count(p.n, "A joker stood in for an island.", "# jokers stood in for islands."),
    turns: (p: { hands: number; islands: number }) =>
      `All hands turned ${count(p.hands, "once", "# times")}, ${count(p.islands, "one island was turned", "# islands were turned")} for a card.`,
    sweeps: (p: { n: number }) => count(p.n, "The row was swept once.", "The row was swept # times."),
  },
  tiles: {
    paid: (n: number) => count(n, "card paid", "cards paid"),
    thrown: "discarded",
    inPiles: "left in the piles",
    spaces: (n: number) => count(n, "space left", "spaces left"),
  },
  course: {
    spaces: "Spaces left, round by round",
    lead: "Who was ahead, round by round",
    aloud: (p: { label: string; first: string; last: string }) =>
      `${p.label}: ${p.first} at the start, ${p.last} at the end`,
  },
  dearest: "Most expensive move",
  nextTo: "next to",
  cost: (p: { n: number }) => count(p.n, "# card", "# cards"),
  byEach: (hasToll: boolean): string => (hasToll ? "cards paid by each, the toll included" : "cards paid by each"),
  winner: "wins",
  total: "Points",
  run: (p: { from: number; to: number; n: number; who: string }) =>
    `${p.who}: run from ${p.from} to ${p.to}, ${p.n} points`,
};

export type TranquilityResultMessages = typeof en;
export default en;
