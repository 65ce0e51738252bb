/** Refusals by this game's rules; the platform has messages for the others. */
export const REFUSALS = [
  "NotNow",
  "NotYourAutomaton",
  "NoSuchSpace",
  "OutOfRange",
  "NotThisSection",
  "MatchIsOver",
] as const;

export type WaywardRefusalCode = (typeof REFUSALS)[number];

export const isRefusalCode = (code: string): code is WaywardRefusalCode =>
  (REFUSALS as readonly string[]).includes(code);
