import type { ComponentType } from "preact";
import type { Language } from "../i18n/language.ts";
import type { Book } from "./book.ts";

/** What a game gives for its rule book. */
export interface Volume {
  /** The modes there are, each with its least and most players; a chapter of any other mode is not shown. */
  readonly modes: Readonly<Record<string, readonly [least: number, most: number]>>;
  /** The words of each language, fetched when they are wanted. */
  readonly words: Readonly<Record<Language, () => Promise<{ readonly default: Book }>>>;
  /** Draws one of the book's pictures. */
  readonly Picture: ComponentType<{ readonly name: string; readonly label: string }>;
}

/** The rule books there are, by game. Nothing of one is loaded before it is opened. */
export const VOLUMES: Readonly<Record<string, () => Promise<{ readonly volume: Volume }>>> = {
  tranquility: () => import("../games/tranquility/rules/volume.ts"),
};
