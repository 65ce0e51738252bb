/** The codes of all refusals by the rules. The platform has words for all others. */
export const REFUSALS = [
  "NotNow",
  "NotYourAutomaton",
  "NoSuchSpace",
  "OutOfRange",
  "NotThisSection",
  "MatchIsOver",
] as const;

export type RefusalCode = (typeof REFUSALS)[number];

export const isRefusalCode = (code: string): code is RefusalCode => (REFUSALS as readonly string[]).includes(code);
