/** All refusals by the rules. The platform has messages for all others. */
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
