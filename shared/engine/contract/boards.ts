/** The reasons why a value is not a board, for developers. */
interface BoardFaults {
  readonly faults: readonly string[];
}

/**
 * Boards that players define, and publish in the gallery. A definition is JSON. Its title and its author are names: two
 * definitions that differ only in these are the same board.
 */
export interface Boards<Options extends object, Definition extends object = object> {
  /** Checks a definition. Never throws. */
  parse(definition: unknown): { readonly definition: Definition } | BoardFaults;
  title(definition: Definition): string;
  author(definition: Definition): string | undefined;
  /** The options of a table with this board. */
  optionsOf(definition: Definition): Options;
  /** The board of a table; undefined if its options choose one of the game's own boards. */
  definitionOf(options: Options): Definition | undefined;
  /**
   * A fingerprint of the content without the names: 16 hexadecimal digits, unique among all games. Must be the same in
   * every release, because matches are counted by it.
   */
  idOf(definition: Definition): string;
}
