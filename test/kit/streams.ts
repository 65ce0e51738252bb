import type { StreamLine } from "../../shared/engine/log/stream-line.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { mustBeStreamLine } from "./described-answers.ts";

/** After this silence the text of a stream is returned, in ms. */
const SILENCE = 100;

/** The text of an answer; of a stream, everything before it is silent for `SILENCE` ms. */
export async function textOf(response: Response): Promise<string> {
  if (!response.headers.get("content-type")?.includes("ndjson")) return response.text();
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const silent = new Promise<undefined>((done) => setTimeout(done, SILENCE, undefined));
    const read = await Promise.race([reader.read(), silent]);
    if (!read || read.done) break;
    text += read.value;
  }
  await reader.cancel();
  return text;
}

/** A stream that is being read: its lines in turn, and all that have arrived. */
export interface StreamLines extends AsyncIterable<StreamLine> {
  readonly all: readonly StreamLine[];
  /** The events of all lines so far. */
  readonly events: readonly Recorded[];
  /** All bytes so far, as text. */
  readonly text: string;
  /** Resolves with the next line, or undefined once the stream has ended. */
  next(): Promise<StreamLine | undefined>;
  /** Reads on until a line fits. @throws if the stream ends before */
  until(fits: (line: StreamLine) => boolean): Promise<StreamLine>;
  /** Reads all lines until the stream ends, in the background. */
  record(): void;
  /** Ends the connection. */
  stop(): void;
}

/**
 * Opens the stream of a match.
 * @param query such as "?after=12"
 * @throws with the answer if it is refused
 */
export async function linesOf(origin: string, token: string, match: string, query = ""): Promise<StreamLines> {
  const stop = new AbortController();
  const response = await fetch(`${origin}/api/matches/${match}/stream${query}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const all: StreamLine[] = [];
  let text = "";
  let rest = "";
  const waiting: StreamLine[] = [];

  async function next(): Promise<StreamLine | undefined> {
    while (waiting.length === 0) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
      if (done || value === undefined) return undefined;
      text += value;
      const lines = (rest + value).split("\n");
      rest = lines.pop()!;
      for (const line of lines) waiting.push(JSON.parse(line) as StreamLine);
    }
    const line = waiting.shift()!;
    mustBeStreamLine(line);
    all.push(line);
    return line;
  }

  const until = async (fits: (line: StreamLine) => boolean): Promise<StreamLine> => {
    for (;;) {
      const line = await next();
      if (!line) throw new Error("the stream has ended");
      if (fits(line)) return line;
    }
  };

  return {
    all,
    get events() {
      return all.flatMap((line) => (line.type === "events" ? line.events : []));
    },
    get text() {
      return text;
    },
    next,
    until,
    record: () => void until(() => false).catch(() => {}),
    stop: () => stop.abort(),
    async *[Symbol.asyncIterator]() {
      for (let line = await next(); line; line = await next()) yield line;
    },
  };
}
