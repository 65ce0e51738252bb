import type { ComponentType } from "preact";
import type { Boards } from "../../shared/engine/contract/boards.ts";

/** The boards that players define, as the gallery shows them. */
export interface GameGallery<Definition extends object> {
  readonly boards: Boards<object, Definition>;
  /** As wide as its place, and hidden from screen readers. */
  readonly Picture: ComponentType<{ readonly definition: Definition }>;
  /** Approximate duration of a match with this number of moves. */
  minutesOf(moves: number, seats: number): number;
  /** Short phrases that describe a board. */
  facts(definition: Definition): readonly string[];
  /** The board as text for the fragment of a link to the editor. */
  linkOf(definition: Definition): string;
  /** Reads such a text; the board may still have faults. Undefined if the text has none. */
  definitionOf(link: string): Definition | undefined;
  /**
   * The same board under other names.
   * @param author empty for none
   */
  named(definition: Definition, title: string, author: string): Definition;
  /** Maximum lengths, in characters. */
  readonly longest: { readonly title: number; readonly author: number };
}

// biome-ignore lint/suspicious/noExplicitAny: definitions are opaque to the platform
export type AnyGameGallery = GameGallery<any>;
