import { ServerError } from "@colyseus/core";
import { toHttpError, UNFORESEEN } from "../http/errors.ts";

/**
 * Runs a hook of a room. Colyseus sends error messages to the client, so errors with details such as the database's
 * address are replaced.
 * @param hook the name under which an unexpected error is reported
 * @throws ServerError with an HTTP status and a reason
 */
export async function guardHook<T>(
  hook: string,
  onError: (error: unknown, where: string) => void,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ServerError) throw error;
    const { status, reason } = toHttpError(error);
    if (reason === UNFORESEEN) onError(error, hook);
    throw new ServerError(status, reason);
  }
}
