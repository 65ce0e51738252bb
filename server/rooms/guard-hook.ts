import { ServerError } from "@colyseus/core";
import { toHttpError, UNFORESEEN } from "../http/errors.ts";

/**
 * Runs a room hook that controls access. Colyseus sends the message of any error to the client, so unexpected errors are replaced
 * by a ServerError: their messages may contain the database's address.
 * @param hook name under which an unexpected error is logged
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
