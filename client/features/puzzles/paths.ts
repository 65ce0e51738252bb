/** In an address, stands for the puzzle of the day instead of a set. */
export const DAILY = "daily";

export const puzzlesPath = (set?: string, id?: string): string =>
  ["/puzzles", set, id].filter((part) => part !== undefined).join("/");
