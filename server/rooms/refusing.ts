import { ServerError } from "@colyseus/core";
import { asFault, UNFORESEEN } from "../http/faults.ts";

/**
 * Runs a hook of a room that decides who may come. The framework sends the message of any error to the client, so an error that
 * is no refusal of ours becomes one: its own message may hold the address of the database.
 * @param hook by which an unforeseen error is logged
 * @throws ServerError with a status of HTTP and a reason
 */
export async function refusing<T>(
  hook: string,
  onError: (error: unknown, where: string) => void,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ServerError) throw error;
    const { status, reason } = asFault(error);
    if (reason === UNFORESEEN) onError(error, hook);
    throw new ServerError(status, reason);
  }
}
