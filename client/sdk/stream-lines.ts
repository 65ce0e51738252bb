import type { StreamLine } from "../../shared/engine/log/stream-line.ts";

/** How long a stream may be silent before it is opened again, in ms. The server sends a line at least every 11 s. */
const SILENCE = 25_000;

interface StreamSource {
  /** Of the stream, with its query. */
  readonly url: string;
  readonly token: string;
  /** Ends the stream. */
  readonly closing: AbortSignal;
}

/**
 * The lines of a stream. The last one is always `closed`: with the server's reason, also if it refuses the stream, or with
 * `NoConnection`.
 */
export async function* streamLines({ url, token, closing }: StreamSource): AsyncGenerator<StreamLine> {
  const quiet = new AbortController();
  let timer = setTimeout(() => quiet.abort(), SILENCE);
  try {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.any([closing, quiet.signal]),
    });
    if (!response.ok || !response.body) {
      yield closed(reasonIn(await response.json()));
      return;
    }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      clearTimeout(timer);
      timer = setTimeout(() => quiet.abort(), SILENCE);
      const lines = (rest + value).split("\n");
      rest = lines.pop()!;
      for (const line of lines) yield JSON.parse(line) as StreamLine;
    }
  } catch {
    // The connection was lost, or something on the way answered.
  } finally {
    clearTimeout(timer);
    quiet.abort();
  }
  yield closed("NoConnection");
}

const closed = (reason: string): StreamLine => ({ type: "closed", reason, version: 0 });

const reasonIn = (body: unknown): string =>
  typeof body === "object" && body !== null && "reason" in body ? String(body.reason) : "NoConnection";
