/** Replaces a set in an address. */
export const DAILY = "daily";

export const puzzlesPath = (set?: string, id?: string): string =>
  ["/puzzles", set, id].filter((part) => part !== undefined).join("/");
