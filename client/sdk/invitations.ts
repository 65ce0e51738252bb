import type { Invitation } from "../../shared/engine/people/program-offers.ts";
import { streamLines } from "./stream-lines.ts";

/** Pause before a stream that was cut is opened again, in ms. */
const PAUSE = 1000;
/** After these statuses, another attempt would be refused as well. */
const FINAL: ReadonlySet<number> = new Set([400, 401, 403, 404]);

/** The server refuses a stream permanently. */
export class StreamRefused extends Error {
  override readonly name = "StreamRefused";
  readonly reason: string;
  readonly status: number;

  constructor(reason: string, status: number) {
    super(`the server refused: ${reason}`);
    this.reason = reason;
    this.status = status;
  }
}

type InvitationLine =
  | ({ readonly type: "invitation" } & Invitation)
  | { readonly type: "withdrawn"; readonly match: string };

/**
 * Yields each invitation once, across lost connections, until `signal` aborts.
 * @throws StreamRefused if the account cannot receive any
 */
export async function* invitationsOf(url: string, token: string, signal?: AbortSignal): AsyncGenerator<Invitation> {
  const seen = new Map<string, string>();
  while (!signal?.aborted) {
    for await (const line of streamLines<InvitationLine>({ url, token, closing: signal })) {
      if (line.type === "closed" && line.status !== undefined && FINAL.has(line.status))
        throw new StreamRefused(line.reason, line.status);
      if (line.type === "withdrawn") seen.delete(line.match);
      if (line.type !== "invitation") continue;
      const { type: _, ...invitation } = line;
      const text = JSON.stringify(invitation);
      if (seen.get(invitation.match) === text) continue;
      seen.set(invitation.match, text);
      yield invitation;
    }
    // The next stream begins with all open invitations, so none is missed.
    if (!signal?.aborted) await new Promise((done) => setTimeout(done, PAUSE));
  }
}
