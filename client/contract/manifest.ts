import type { ComponentType } from "preact";
import type { AnyGame, Progress } from "../../shared/engine/contract/game.ts";
import type { Catalogue } from "../i18n/message-catalogue.ts";
import type { AnyClientGame } from "./game.ts";
import type { Volume } from "./volume.ts";

export type ChoiceValue = string | boolean | number;

/** An option of a new table, besides its variant and number of seats. */
export interface ChoiceSpec {
  /** In display order. */
  readonly values: readonly ChoiceValue[];
  readonly usual: ChoiceValue;
  /** The only number of seats for which the choice matters. */
  readonly onlyFor?: number;
  /** Values that other choices must have; otherwise this choice is not offered. */
  readonly onlyWith?: Readonly<Record<string, ChoiceValue>>;
  /** Invitations mention the choice if it is not the default. */
  readonly isMentioned?: true;
}

export const isApplicable = ({ onlyWith = {} }: ChoiceSpec, chosen: ChoiceValues): boolean =>
  Object.entries(onlyWith).every(([name, value]) => chosen[name] === value);

export type Choices = Readonly<Record<string, ChoiceSpec>>;

export interface VariantManifest {
  /** Inclusive. */
  readonly seats: readonly [min: number, max: number];
  readonly choices: readonly string[];
  /** Not offered for new tables. */
  readonly isUnlisted?: true;
  /** Duration of an uninterrupted match. Choices missing from `chosen` have their default. */
  minutes(seats: number, chosen?: ChoiceValues): number;
}

/** By name of the choice. */
export type ChoiceValues = Readonly<Record<string, unknown>>;

/** Variants and choices have the manifest's names. */
export interface ManifestMessages {
  readonly name: string;
  readonly motto: string;
  /** Link text to the course. */
  readonly learn?: string;
  /** Link text to the workshop. */
  readonly workshop?: string;
  /** The general word for a variant, such as "board". */
  readonly variant: string;
  readonly variants: Readonly<Record<string, { readonly title: string; readonly note: string }>>;
  readonly choices: Readonly<Record<string, ChoiceMessages>>;
  readonly progress?: (progress: Progress) => string;
  readonly intro?: {
    readonly title: string;
    readonly steps: Readonly<Record<string, { readonly title: string; readonly note: string }>>;
  };
}

interface ChoiceMessages {
  readonly legend: string;
  /** By the answers' values, as strings. */
  readonly answers: Readonly<Record<string, { readonly label: string; readonly note?: string }>>;
}

/** Bots, weakest first: a beginner, one that knows the game, one that searches ahead. */
export const STRENGTHS = ["calm", "steady", "deep"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** A game in lists and forms. The first page loads all manifests, so they are small and import no rules. */
export interface GameManifest {
  readonly id: string;
  /** In display order; the first is the default. */
  readonly variants: Readonly<Record<string, VariantManifest>>;
  readonly choices: Choices;
  /** Match options in the form that the rules expect. */
  optionsOf(variant: string, chosen: ChoiceValues): object;
  /** Undefined if this release does not know the variant. */
  variantOf(options: object): string | undefined;
  /** The chapter of the rules for options without a variant, such as boards by players. */
  readonly boardChapter?: string;
  /** Bots that can take seats, weakest first. Default: none. */
  readonly bots?: readonly Strength[];
  /** Whether solo players can get hints from bots. */
  readonly practice?: true;
  /** Whether spectators are excluded, even after the match. Default: false. */
  closed?(options: object): boolean;
  /** Whether chat is free in a game that usually asks for silence. */
  talksFreely?(options: object): boolean;
  readonly messages: Catalogue<ManifestMessages>;
  /** Square, 36 to 72 px. */
  readonly Thumbnail?: ComponentType<{ readonly variant: string }>;
  /** Extra information, shown before a variant is chosen. */
  readonly Fact?: ComponentType<{ readonly variant: string }>;
  /** Pictures for the home page, in a box of 100 x 76 units each. */
  intro?(): Promise<IntroPictures>;
  preferences?(): Promise<GamePreferences>;
  /** A first lesson on its own page. */
  course?(): Promise<ComponentType>;
  /** A page where players make documents, such as decks. */
  workshop?(): Promise<ComponentType>;
  /** Titles of figures, by the names in `Figures.kinds`. */
  figures?(): Promise<Catalogue<FigureMessages>>;
  book?(): Promise<Volume>;
  /** The complete rules with the deal, so that solo matches need no server. */
  wholeRules?(): Promise<AnyGame>;
  /** The rest of the game. */
  load(): Promise<{ readonly default: AnyClientGame }>;
}

/** By the steps in `ManifestMessages.intro`. */
export type IntroPictures = Readonly<Record<string, ComponentType>>;

export type FigureMessages = Readonly<Record<string, string>>;

export interface GamePreferences {
  readonly Choices: ComponentType;
  /** Keys at a table and what they do, in the player's language, most used first. */
  keys(): Readonly<Record<string, string>>;
}
