import type { ComponentType } from "preact";
import type { AnyGame, Progress } from "../../shared/engine/game.ts";
import type { Catalogue } from "../i18n/catalogue.ts";
import type { Volume } from "../rules/volume.ts";
import type { AnyClientGame } from "./game.ts";

/** What a choice may come to. */
export type ChoiceValue = string | boolean | number;

/** Something that a table may choose beside its variant and its seats. */
export interface ChoiceSpec {
  /** In the order they are offered. */
  readonly values: readonly ChoiceValue[];
  readonly usual: ChoiceValue;
  /** The only number of seats that it matters to, if there is one. */
  readonly onlyFor?: number;
  /** The values of other choices without which it means nothing; it is not asked then. */
  readonly onlyWith?: Readonly<Record<string, ChoiceValue>>;
  /** An invitation tells it where it is not as usual: whoever comes finds another table than they would think. */
  readonly isTold?: true;
}

/** Whether a choice means anything beside what else was chosen. */
export const isAsked = ({ onlyWith = {} }: ChoiceSpec, chosen: Chosen): boolean =>
  Object.entries(onlyWith).every(([name, value]) => chosen[name] === value);

/** All that a table of a game may choose, by their names. */
export type Choices = Readonly<Record<string, ChoiceSpec>>;

/** One way to play a game, that a table can be opened for. */
export interface Variant {
  /** Inclusive. */
  readonly seats: readonly [min: number, max: number];
  /** What may be chosen, in the order it is asked. */
  readonly choices: readonly string[];
  /** Not offered to those who choose; tables that are played by it can still be found and opened. */
  readonly isUnlisted?: true;
  /** About how long a match takes that nobody interrupts. `chosen`: what is not among it is as usual. */
  minutes(seats: number, chosen?: Chosen): number;
}

/** What was chosen, by the names of the choices. */
export type Chosen = Readonly<Record<string, unknown>>;

/** The words of a game's card. Variants, choices and steps have those names that the card gives them. */
export interface CardWords {
  readonly name: string;
  /** What it is about, in a sentence. */
  readonly motto: string;
  /** The way to the course, if there is one. */
  readonly learn?: string;
  /** The way to the workshop, if there is one. */
  readonly workshop?: string;
  /** What all variants are: boards, say. */
  readonly variant: string;
  readonly variants: Readonly<Record<string, { readonly title: string; readonly note: string }>>;
  readonly choices: Readonly<Record<string, ChoiceWords>>;
  /** How far a match has come, where the game tells that. */
  readonly progress?: (progress: Progress) => string;
  readonly intro?: {
    readonly title: string;
    readonly steps: Readonly<Record<string, { readonly title: string; readonly note: string }>>;
  };
}

export interface ChoiceWords {
  readonly legend: string;
  /** By the values, written as strings. */
  readonly answers: Readonly<Record<string, { readonly label: string; readonly note?: string }>>;
}

/** How well a bot plays, the names of policies that games give their bots: a beginner, one that knows the game, one that thinks ahead. */
export const STRENGTHS = ["calm", "steady", "deep"] as const;
export type Strength = (typeof STRENGTHS)[number];

/**
 * What lists, the home page and the form of a new table know of a game. All cards are loaded with the first page, whatever is
 * played: they are small, and import none of the game's rules.
 */
export interface GameCard {
  readonly id: string;
  /** In the order they are offered; the first is the usual one. */
  readonly variants: Readonly<Record<string, Variant>>;
  readonly choices: Choices;
  /** The options of a match, as the rules want them. */
  optionsOf(variant: string, chosen: Chosen): object;
  /** The variant that options stand for; undefined where they come from a later release. */
  variantOf(options: object): string | undefined;
  /** The bots that can take seats, by their strength; people alone sit at its tables unless told. */
  readonly bots?: readonly Strength[];
  /** Whether who plays alone may practise with hints: there are bots that can tell what might be best from what one sees. */
  readonly practice?: true;
  /** Whether a table is for those who sit there alone, also once the match is over; others may look on unless told. */
  closed?(options: object): boolean;
  /** Whether all may say what they like, in a game that usually asks for silence: lists mark such tables. */
  talksFreely?(options: object): boolean;
  readonly words: Catalogue<CardWords>;
  /** A variant in small, 72 px square. */
  readonly Thumbnail?: ComponentType<{ readonly variant: string }>;
  /** What else there is to know of a variant before one chooses it, beside how many can play. */
  readonly Fact?: ComponentType<{ readonly variant: string }>;
  /** The game in a few pictures of 100 by 76, by the names of their words. */
  readonly intro?: Readonly<Record<string, ComponentType>>;
  /** What of the settings is this game's alone, with its words. */
  preferences?(): Promise<GamePreferences>;
  /** A first lesson, as a page of its own, with its words. */
  course?(): Promise<ComponentType>;
  /** Where people make documents of their own for it, as decks: a page, with its words. */
  workshop?(): Promise<ComponentType>;
  /** What its figures are called, by the names that its rules give them (`Figures.kinds`); fetched with logbooks. */
  figures?(): Promise<Catalogue<FigureWords>>;
  /** The rule book. */
  book?(): Promise<Volume>;
  /** All of its rules, with the deal: who sits there alone plays without a server then. */
  wholeRules?(): Promise<AnyGame>;
  /** Everything else: when a table or a replay is opened. */
  load(): Promise<{ readonly default: AnyClientGame }>;
}

/** What figures are called, as titles. */
export type FigureWords = Readonly<Record<string, string>>;

export interface GamePreferences {
  /** The choices, one below the other. */
  readonly Choices: ComponentType;
  /** What keys do at its table, in the words of the reader, the most used first. */
  keys(): Readonly<Record<string, string>>;
}
