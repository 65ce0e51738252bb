import type { Achievement, Field } from "../../../../../shared/games/wayward/commands.ts";
import type { Building, Laden, Plain } from "../../../../../shared/games/wayward/deck/schema.ts";
import type { Event, EventOf } from "../../../../../shared/games/wayward/events.ts";
import type { Question, QuestionOf } from "../../../../../shared/games/wayward/questions.ts";
import type { PartOf } from "../../../../../shared/games/wayward/rules/cannons.ts";

/** What has no line of its own in a log: the stack, what another event tells, and questions. */
export type Untold = "LapStacked" | "CoinsStacked" | "SectionRead" | "AttackSettled" | "Asked";

/** What each event says. `who`: the automaton, by the name of its human where there are two. */
export type Sentences = {
  readonly [Type in Exclude<Event["type"], Untold>]: (event: EventOf<Type>, who: string) => string;
};

/** What an icon of the deck counts: who is laden, and which island has most. */
type Counted = "TellLaden" | "TellGoods";

/** What is asked, in a sentence. */
export type Questions = {
  readonly [Type in Exclude<Question["type"], Counted>]: (question: QuestionOf<Type>) => string;
} & { readonly [Type in Counted]: (question: QuestionOf<Type>, of: Laden) => string };

/** What somebody reported. */
export type Reported = EventOf<"Reported">["what"];

/** What each effect of the right side is, in a few words. */
export type Effects = { readonly [Do in Plain["do"]]: (effect: Extract<Plain, { readonly do: Do }>) => string };

/** What came of a step that was skipped, by the rule that asked for it. */
export type Skipped = Readonly<Record<string, string>>;

export type Names = {
  readonly achievements: Readonly<Record<Achievement, string>>;
  readonly buildings: Readonly<Record<Building, string>>;
  readonly fields: Readonly<
    Record<Exclude<Field, "ship" | "tileGained" | "tileLost" | "explored" | "unexplored">, string>
  >;
  readonly sum: Readonly<Record<PartOf, string>>;
};
