/** The codes of all refusals by the rules. All others have messages of the platform. */
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
