/** The part of an address that stands for the puzzle of the day instead of a set. */
export const DAILY = "daily";

/** The puzzles: the list of sets, the next puzzle of a set, or a puzzle. */
export const puzzlesPath = (set?: string, id?: string): string =>
  ["/puzzles", set, id].filter((part) => part !== undefined).join("/");
