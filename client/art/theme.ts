import { hexes } from "./colour.ts";

export type Theme = "light" | "dark" | "contrast";

interface ThemeColours {
  readonly panel: string;
  readonly panel2: string;
  readonly rule: string;
  readonly ink: string;
  readonly ink2: string;
  readonly onInk: string;
  /** Highlights, such as the selection and the active player. */
  readonly gold: string;
  readonly coral: string;
  readonly leaf: string;
  /** For spaces on which a card may be placed. */
  readonly legal: string;
  /** The line around gold marks. */
  readonly line: string;
  /** Red, green, blue of a shadow. */
  readonly shadow: string;
}

const coloursOf = (row: string, shadow: string): ThemeColours => {
  const [panel, panel2, rule, ink, ink2, onInk, gold, coral, leaf, legal, line] = hexes(row);
  return { panel, panel2, rule, ink, ink2, onInk, gold, coral, leaf, legal, line, shadow } as ThemeColours;
};

// The colours of a row are in the order of `ThemeColours`.
export const THEMES: Readonly<Record<Theme, ThemeColours>> = {
  light: coloursOf("fbf4e6 f3e7cf dfd0b1 1b2b3a 50606b fbf4e6 f2b441 b23f2a 24704f f8e9c4 1b2b3a", "16,48,56"),
  dark: coloursOf("14252f 1d333f 34505d f3ead6 a9bcc2 14252f f6c55f f2957a 86cfa8 eedfb8 08141c", "0,8,14"),
  contrast: coloursOf("000000 000000 ffffff ffffff ffffff 000000 ffd400 ffb3a0 a6f5c8 ffd400 ffffff", "0,0,0"),
};
