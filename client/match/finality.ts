/** This browser lacks what tables need; retrying does not help. */
export class CannotConnect extends Error {
  override readonly name = "CannotConnect";
}

/** Errors of a table that is not available; retrying does not help. */
const UNREADABLE: readonly string[] = ["NoSuchMatch", "MatchIsDamaged", "MatchIsNewer"];
/** Reasons why the server refuses a connection until circumstances change. */
const OBJECTIONS: readonly string[] = ["NotWelcome", "NoWatchers", "NotPlayedYet", "TooManyWindows", "TooManyWatchers"];

/** A status alone proves nothing: proxies have error pages of their own. */
export const says = (error: unknown, reason: string): boolean =>
  error instanceof Error && error.message.includes(reason);

/** The message code of a final refusal; undefined if a later join may succeed. */
export function finality(error: unknown): string | undefined {
  if (error instanceof CannotConnect) return error.name;
  if (UNREADABLE.some((reason) => says(error, reason))) return "NoSuchMatch";
  return OBJECTIONS.find((reason) => says(error, reason));
}
