import type { ComponentType } from "preact";
import type { Boards } from "../../shared/engine/contract/boards.ts";

/** The boards of a game that players define, as the gallery shows them. */
export interface GameGallery<Definition extends object> {
  readonly boards: Boards<object, Definition>;
  /** A picture of a board, which is as wide as its place. Hidden from screen readers. */
  readonly Picture: ComponentType<{ readonly definition: Definition }>;
  /** About how long a match of so many moves takes, in minutes. */
  minutesOf(moves: number, seats: number): number;
  /** A few short phrases that describe a board. */
  facts(definition: Definition): readonly string[];
  /** The text of a board for the fragment of a link to the editor. */
  linkOf(definition: Definition): string;
  /** The board of such a text, which may still have faults; undefined if the text has none. */
  definitionOf(link: string): Definition | undefined;
  /** The same board under other names. @param author empty for none */
  named(definition: Definition, title: string, author: string): Definition;
  /** The maximum lengths of the names, in characters. */
  readonly longest: { readonly title: number; readonly author: number };
}

// biome-ignore lint/suspicious/noExplicitAny: the platform handles definitions it cannot look into
export type AnyGameGallery = GameGallery<any>;
