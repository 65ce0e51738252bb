/** Every reason for which the rules refuse something. What else is refused the platform tells. */
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
