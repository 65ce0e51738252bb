/** This browser lacks a feature that tables need; retrying does not help. */
export class CannotConnect extends Error {
  override readonly name = "CannotConnect";
}

/** The table cannot be opened; retrying does not help. */
const UNREADABLE: readonly string[] = ["NoSuchMatch", "MatchIsDamaged", "MatchIsNewer"];
/** The server refuses until the situation changes. */
const OBJECTIONS: readonly string[] = ["NotWelcome", "NoWatchers", "NotPlayedYet", "TooManyWindows", "TooManyWatchers"];

/** The HTTP status is not checked, because proxies have their own error pages. */
export const says = (error: unknown, reason: string): boolean =>
  error instanceof Error && error.message.includes(reason);

/** The message code of a final error; undefined if a later join may succeed. */
export function finality(error: unknown): string | undefined {
  if (error instanceof CannotConnect) return error.name;
  if (UNREADABLE.some((reason) => says(error, reason))) return "NoSuchMatch";
  return OBJECTIONS.find((reason) => says(error, reason));
}
