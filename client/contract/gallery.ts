import type { ComponentType } from "preact";
import type { Boards } from "../../shared/engine/contract/boards.ts";

export interface GameGallery<Definition extends object> {
  readonly boards: Boards<object, Definition>;
  /** Hidden from screen readers. */
  readonly Picture: ComponentType<{ readonly definition: Definition }>;
  minutesOf(moves: number, seats: number): number;
  facts(definition: Definition): readonly string[];
  linkOf(definition: Definition): string;
  /** Reads a link's text; the board may have faults. Undefined if there is no board. */
  definitionOf(link: string): Definition | undefined;
  /** @param author empty for none */
  named(definition: Definition, title: string, author: string): Definition;
  /** In characters. */
  readonly longest: { readonly title: number; readonly author: number };
}

// biome-ignore lint/suspicious/noExplicitAny: definitions are opaque to the platform
export type AnyGameGallery = GameGallery<any>;
