import type { Invitation } from "../../shared/engine/people/program-offers.ts";

/** How long a stream may be silent, in ms: the server sends a line every 10 s. */
const SILENCE = 30_000;
/** Pause before a stream that was cut is opened again, in ms. */
const PAUSE = 1000;
/** Statuses after which another attempt would be refused as well. */
const FINAL: ReadonlySet<number> = new Set([400, 401, 403, 404]);

/** A stream was refused for good. */
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

type Line = ({ readonly type: "invitation" } & Invitation) | { readonly type: "withdrawn"; readonly match: string };

/**
 * The invitations of a program, each once, also when the connection is lost and opened again.
 * @param signal ends it
 * @throws StreamRefused if the account may have none
 */
export async function* invitationsOf(address: string, token: string, signal?: AbortSignal): AsyncGenerator<Invitation> {
  const seen = new Map<string, string>();
  while (!signal?.aborted) {
    try {
      for await (const line of linesOf(address, token, signal)) {
        if (line.type === "withdrawn") seen.delete(line.match);
        if (line.type !== "invitation") continue;
        const { type: _, ...invitation } = line;
        const text = JSON.stringify(invitation);
        if (seen.get(invitation.match) === text) continue;
        seen.set(invitation.match, text);
        yield invitation;
      }
    } catch (error) {
      if (error instanceof StreamRefused) throw error;
      // The connection was lost: the next stream begins with all open invitations.
    }
    if (!signal?.aborted) await new Promise((done) => setTimeout(done, PAUSE));
  }
}

/** The lines of one stream, until it ends or falls silent. */
async function* linesOf(address: string, token: string, signal: AbortSignal | undefined): AsyncGenerator<Line> {
  const silence = new AbortController();
  const awaitLine = () => setTimeout(() => silence.abort(), SILENCE);
  let timer = awaitLine();
  try {
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${token}` },
      signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
    });
    if (!response.ok && FINAL.has(response.status))
      throw new StreamRefused(((await response.json()) as { reason: string }).reason, response.status);
    if (!response.ok || !response.body) return;
    let rest = "";
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      clearTimeout(timer);
      timer = awaitLine();
      const lines = (rest + read.value).split("\n");
      rest = lines.pop()!;
      for (const line of lines) yield JSON.parse(line);
    }
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}
