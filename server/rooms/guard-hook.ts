import { ServerError } from "@colyseus/core";
import { toHttpError, UNFORESEEN } from "../http/errors.ts";

/**
 * Hides messages of unexpected errors, because Colyseus sends messages to the client.
 * @param hook the name in error reports
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
