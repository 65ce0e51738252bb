/** Reasons why a value is not a board, for developers. */
interface BoardFaults {
  readonly faults: readonly string[];
}

/** Boards that players define as JSON. Definitions that differ only in title and author are the same board. */
export interface Boards<Options extends object, Definition extends object = object> {
  /** Never throws. */
  parse(definition: unknown): { readonly definition: Definition } | BoardFaults;
  title(definition: Definition): string;
  author(definition: Definition): string | undefined;
  optionsOf(definition: Definition): Options;
  /** Undefined if the options choose one of the game's own boards. */
  definitionOf(options: Options): Definition | undefined;
  /**
   * 16 hexadecimal digits, unique among all games. Must be the same in every release, because matches are counted by
   * it. Ignores title and author.
   */
  idOf(definition: Definition): string;
}
