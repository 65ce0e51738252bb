import type { Achievement, CorrectableField } from "../../../../../shared/games/wayward/commands.ts";
import type { Building, Laden, Plain } from "../../../../../shared/games/wayward/deck/schema.ts";
import type { Event, WaywardEventOf } from "../../../../../shared/games/wayward/events.ts";
import type { Question, QuestionOf } from "../../../../../shared/games/wayward/questions.ts";
import type { CannonPart } from "../../../../../shared/games/wayward/rules/cannons.ts";

/** Events covered by others, and questions. */
type WaywardSilentEvent = "LapStacked" | "CoinsStacked" | "SectionRead" | "AttackSettled" | "Asked";

/** `who`: the automaton, named by its human if there are two. */
export type WaywardEventSentences = {
  readonly [Type in Exclude<Event["type"], WaywardSilentEvent>]: (event: WaywardEventOf<Type>, who: string) => string;
};

/** The deck decides which goods count: coins, cargo or both. */
type Counted = "TellLaden" | "TellGoods";

export type Questions = {
  readonly [Type in Exclude<Question["type"], Counted>]: (question: QuestionOf<Type>) => string;
} & { readonly [Type in Counted]: (question: QuestionOf<Type>, of: Laden) => string };

export type ReportedFact = WaywardEventOf<"Reported">["what"];

export type Effects = { readonly [Do in Plain["do"]]: (effect: Extract<Plain, { readonly do: Do }>) => string };

/** Steps without effect, by the rule that asked for them. */
export type SkippedStepTexts = Readonly<Record<string, string>>;

export type WaywardTermNames = {
  readonly achievements: Readonly<Record<Achievement, string>>;
  readonly buildings: Readonly<Record<Building, string>>;
  readonly fields: Readonly<
    Record<Exclude<CorrectableField, "ship" | "tileGained" | "tileLost" | "explored" | "unexplored">, string>
  >;
  readonly sum: Readonly<Record<CannonPart, string>>;
};
