/** How the place looks: by day, by night, or as plainly as possible. */
export type Theme = "light" | "dark" | "contrast";

/** The colours of paper and marks; those of the water are in `SEAS`. */
export interface ThemeColours {
  readonly panel: string;
  readonly panel2: string;
  readonly rule: string;
  readonly ink: string;
  /** Quiet ink. */
  readonly ink2: string;
  /** Text on ink. */
  readonly onInk: string;
  /** Chosen, and whose turn it is. */
  readonly gold: string;
  /** Away, and warnings. */
  readonly coral: string;
  /** Present. */
  readonly leaf: string;
  /** A space on which a card may be placed. */
  readonly legal: string;
  /** The line around a gold ring. */
  readonly line: string;
  /** Red, green, blue of a shadow. */
  readonly shadow: string;
}

export const THEMES: Readonly<Record<Theme, ThemeColours>> = {
  light: {
    panel: "#fbf4e6",
    panel2: "#f3e7cf",
    rule: "#dfd0b1",
    ink: "#1b2b3a",
    ink2: "#50606b",
    onInk: "#fbf4e6",
    gold: "#f2b441",
    coral: "#b23f2a",
    leaf: "#24704f",
    legal: "#f8e9c4",
    line: "#1b2b3a",
    shadow: "16,48,56",
  },
  dark: {
    panel: "#14252f",
    panel2: "#1d333f",
    rule: "#34505d",
    ink: "#f3ead6",
    ink2: "#a9bcc2",
    onInk: "#14252f",
    gold: "#f6c55f",
    coral: "#f2957a",
    leaf: "#86cfa8",
    legal: "#eedfb8",
    line: "#08141c",
    shadow: "0,8,14",
  },
  contrast: {
    panel: "#000000",
    panel2: "#000000",
    rule: "#ffffff",
    ink: "#ffffff",
    ink2: "#ffffff",
    onInk: "#000000",
    gold: "#ffd400",
    coral: "#ffb3a0",
    leaf: "#a6f5c8",
    legal: "#ffd400",
    line: "#ffffff",
    shadow: "0,0,0",
  },
};
