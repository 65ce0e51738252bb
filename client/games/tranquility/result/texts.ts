import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import { ISLANDS } from "../../../../shared/games/tranquility/cards.ts";
import type { DecidingRound } from "./decision.ts";
import type { MatchEnding } from "./ending.ts";
import type { ResultFact } from "./facts.ts";
import type { TranquilityResultMessages } from "./messages/en.ts";
import type { ResultSummary } from "./story.ts";

/** `match` names the other players. */
export interface ResultReader {
  readonly match: Pick<Match, "seats">;
  readonly me: Seat | undefined;
  readonly words: TranquilityResultMessages;
}

export type EndingText<How extends MatchEnding["how"]> = Extract<MatchEnding, { readonly how: How }> & {
  readonly rounds: number;
  /** A player's name; undefined for the reader. */
  readonly who?: string;
};

const named = ({ match, me }: ResultReader, about: object): { who?: string } => {
  if (!("seat" in about) || typeof about.seat !== "number" || about.seat === me) return {};
  return { who: match.seats[about.seat]?.name ?? String(about.seat + 1) };
};

export function endingText({ ending, rounds }: Pick<ResultSummary, "ending" | "rounds">, reader: ResultReader) {
  const details = { ...ending, rounds, ...named(reader, ending) };
  const say = reader.words.endings[ending.how] as Record<"title" | "note", (about: typeof details) => string>;
  return { title: say.title(details), note: say.note(details) };
}

export function decisionText(decision: DecidingRound, reader: ResultReader): string {
  const { decisions } = reader.words;
  switch (decision.by) {
    case "gap": {
      const { low, high, ...rest } = decision;
      return decisions.gap({ ...rest, ...(low > 0 ? { low } : {}), ...(high <= ISLANDS ? { high } : {}) });
    }
    case "lead":
      return decisions.lead({ ...decision, ...named(reader, decision) });
    case "pile":
      return decisions.pile({ ...decision, ...named(reader, decision) });
    case "last":
      return decisions.last(decision);
    case "cards":
      return decisions.cards(decision);
    case "toll":
      return decisions.toll(decision);
    case "light":
      return decisions.light(decision);
  }
}

export function factText(fact: ResultFact, { words }: Pick<ResultReader, "words">): string {
  const say = words.facts[fact.kind] as (about: ResultFact) => string;
  return say(fact);
}
