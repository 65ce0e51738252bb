/** Maximum silence in ms before a stream is opened again. The server sends a line at least every 11 s. */
const SILENCE = 25_000;

interface StreamSource {
  /** The URL with its query. */
  readonly url: string;
  readonly token: string;
  /** Ends the stream. */
  readonly closing?: AbortSignal | undefined;
}

/** `status`: the HTTP status, if the server refused to open the stream. */
interface StreamEnd {
  readonly type: "closed";
  readonly reason: string;
  readonly status?: number;
}

/** Always ends with a `closed` line, which has the server's reason or `NoConnection`. */
export async function* streamLines<Line>({ url, token, closing }: StreamSource): AsyncGenerator<Line | StreamEnd> {
  const quiet = new AbortController();
  let timer = setTimeout(() => quiet.abort(), SILENCE);
  try {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: closing ? AbortSignal.any([closing, quiet.signal]) : quiet.signal,
    });
    if (!response.ok || !response.body) {
      yield { type: "closed", reason: reasonIn(await response.json()), status: response.status };
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
      for (const line of lines) yield JSON.parse(line) as Line;
    }
  } catch {
    // The connection was lost, or an intermediary such as a proxy sent something else.
  } finally {
    clearTimeout(timer);
    quiet.abort();
  }
  yield { type: "closed", reason: "NoConnection" };
}

const reasonIn = (body: unknown): string =>
  typeof body === "object" && body !== null && "reason" in body ? String(body.reason) : "NoConnection";
