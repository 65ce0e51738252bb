import type { ComponentType } from "preact";
import type { AnyGame, Progress } from "../../shared/engine/contract/game.ts";
import type { Catalogue } from "../i18n/catalogue.ts";
import type { AnyClientGame } from "./game.ts";
import type { Volume } from "./volume.ts";

export type ChoiceValue = string | boolean | number;

/** An option besides variant and number of seats. */
export interface ChoiceSpec {
  /** In display order. */
  readonly values: readonly ChoiceValue[];
  readonly usual: ChoiceValue;
  /** The only number of seats for which the choice matters. */
  readonly onlyFor?: number;
  /** Otherwise this choice is not offered. */
  readonly onlyWith?: Readonly<Record<string, ChoiceValue>>;
  /** In invitations, if it is not the default. */
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
  /** Choices missing from `chosen` have their default. */
  minutes(seats: number, chosen?: ChoiceValues): number;
}

/** By name of the choice. */
export type ChoiceValues = Readonly<Record<string, unknown>>;

/** Variants, choices and steps have the manifest's names. */
export interface ManifestMessages {
  readonly name: string;
  readonly motto: string;
  /** Link text to the course. */
  readonly learn?: string;
  /** Link text to the workshop. */
  readonly workshop?: string;
  /** A general word, such as "board". */
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

/** Weakest first: a beginner, one that knows the game, one that searches ahead. */
export const STRENGTHS = ["calm", "steady", "deep"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** The first page loads all manifests, so they are small and import no rules. */
export interface GameManifest {
  readonly id: string;
  /** In display order; the first is the default. */
  readonly variants: Readonly<Record<string, VariantManifest>>;
  readonly choices: Choices;
  /** In the form that the rules expect. */
  optionsOf(variant: string, chosen: ChoiceValues): object;
  /** Undefined if this release does not know the variant. */
  variantOf(options: object): string | undefined;
  /** Weakest first. Default: none. */
  readonly bots?: readonly Strength[];
  /** Solo players can get hints from bots. */
  readonly practice?: true;
  /** Whether spectators are excluded, even after the match. */
  closed?(options: object): boolean;
  /** In a game that usually asks for silence. */
  talksFreely?(options: object): boolean;
  readonly messages: Catalogue<ManifestMessages>;
  /** 72 px square. */
  readonly Thumbnail?: ComponentType<{ readonly variant: string }>;
  /** Shown before a variant is chosen. */
  readonly Fact?: ComponentType<{ readonly variant: string }>;
  /** 100 by 76 px each. */
  intro?(): Promise<IntroPictures>;
  preferences?(): Promise<GamePreferences>;
  /** A first lesson. */
  course?(): Promise<ComponentType>;
  /** A page where players make documents, such as decks. */
  workshop?(): Promise<ComponentType>;
  /** Titles of figures, by the names in `Figures.kinds`. */
  figures?(): Promise<Catalogue<FigureMessages>>;
  book?(): Promise<Volume>;
  /** With the deal, so that solo matches need no server. */
  wholeRules?(): Promise<AnyGame>;
  /** Loaded when a table or a replay is opened. */
  load(): Promise<{ readonly default: AnyClientGame }>;
}

/** By the steps in `ManifestMessages.intro`. */
export type IntroPictures = Readonly<Record<string, ComponentType>>;

export type FigureMessages = Readonly<Record<string, string>>;

export interface GamePreferences {
  readonly Choices: ComponentType;
  /** In the player's language, most used first. */
  keys(): Readonly<Record<string, string>>;
}
