import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { stepsOf } from "../../shared/engine/match/steps.ts";

/**
 * A mark stands for an announcement that a player must hear once and in order: new cards, turns, the end and the
 * result.
 */
interface Marks {
  readonly due: (event: AnnouncedEntry, step: readonly Recorded[], seat: number) => readonly string[];
  /** English sentences that `heard` turns into marks. */
  readonly sentence: RegExp;
  readonly heard: (found: RegExpExecArray, own?: string) => string | undefined;
}

type AnnouncedEntry = Recorded & {
  readonly seat?: number;
  readonly party?: unknown;
  readonly extra?: boolean;
  readonly cards?: readonly unknown[];
  readonly turn?: number;
};

const isEnd = (step: readonly Recorded[]): boolean => step.some(({ type }) => type === "MatchEnded");
const drew = (cards: readonly unknown[]): readonly string[] => [`drew ${cards.length}`];

const ofTurns = ([sentence, cards]: RegExpExecArray): string =>
  cards === undefined ? (sentence.startsWith("It is") ? "turn" : "end") : `drew ${cards.split(", ").length}`;

const MARKS: Readonly<Record<string, Marks>> = {
  tranquility: {
    due(event, step, seat) {
      if (event.type === "MatchEnded") return ["end"];
      if (event.seat !== seat) return [];
      // The first cards are read with the hand, which has the focus.
      if (event.type === "CardsDrawn") return step.some(({ type }) => type === "PilesDealt") ? [] : drew(event.cards!);
      return event.type === "TurnStarted" && !isEnd(step) ? ["turn"] : [];
    },
    sentence:
      /You drew: ([^.]*)\.|It is your turn\.|The crossing is (?:won|lost)\.|wins? the duel\.|The duel is a draw\./g,
    heard: ofTurns,
  },
  arcanoid: {
    due(event, step, seat) {
      if (event.type === "MatchEnded") return ["end"];
      if (event.party !== seat) return [];
      if (event.type === "CardsDrawn") return drew(event.cards!);
      return event.type === "TurnStarted" && !event.extra && !isEnd(step) ? ["turn"] : [];
    },
    sentence: /You drew: ([^.]*)\.|It is your turn\.|wins? the match\.|Nobody wins[^.]*\.|The match is a draw\./g,
    heard: ofTurns,
  },
  // A pair has two automata; the text before the colon names one.
  wayward: {
    due(event, _, seat) {
      if (event.type === "MatchEnded") return ["end"];
      if (event.type === "Scored") return ["result"];
      if (event.seat !== seat) return [];
      if (event.type === "CardRevealed") return ["card"];
      return event.type === "TurnEnded" ? ["turn"] : [];
    },
    sentence:
      /(The automaton[^:.]*): (?:(?:turn \d+|bonus card), (card) \d+|end of (turn)\. Refill)|Scores: yours|The match is (?:won|lost|a draw)\./g,
    heard([sentence, who, card, turn], own) {
      if (who === undefined) return sentence.startsWith("Scores") ? "result" : "end";
      return who === own ? (card ?? turn) : undefined;
    },
  },
};

export function dueIn(game: string, log: readonly Recorded[], seat: number): readonly string[] {
  return stepsOf(log).flatMap((step) => step.flatMap((event) => MARKS[game]!.due(event as AnnouncedEntry, step, seat)));
}

/** @param own name of the player's automaton, in games with automata */
export function heardIn(game: string, lines: readonly string[], own?: string): readonly string[] {
  const { sentence, heard } = MARKS[game]!;
  return [...lines.join(" ").matchAll(sentence)].flatMap((found) => heard(found, own) ?? []);
}
