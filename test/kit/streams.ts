import type { InvitationLine } from "../../server/rooms/invitation-stream.ts";
import type { StreamLine } from "../../shared/engine/log/stream-line.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { mustBeInvitationLine, mustBeStreamLine } from "./described-answers.ts";

/** A stream counts as read after such a silence, in ms. */
const SILENCE = 100;

/** A response's text; of an endless stream, what arrives before a silence of `SILENCE` ms. */
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

interface JsonLines<Line> extends AsyncIterable<Line> {
  readonly all: readonly Line[];
  /** All bytes so far, as text. */
  readonly text: string;
  /** Undefined after the end. @throws if a line is not as documented */
  next(): Promise<Line | undefined>;
  /** @throws if the stream ends before a line fits */
  until(fits: (line: Line) => boolean): Promise<Line>;
  /** Reads to the end in the background. */
  record(): void;
  stop(): void;
}

export interface StreamLines extends JsonLines<StreamLine> {
  /** The events of all lines so far. */
  readonly events: readonly Recorded[];
}

/**
 * @param query such as "?after=12"
 * @throws if the request is refused
 */
export async function linesOf(origin: string, token: string, match: string, query = ""): Promise<StreamLines> {
  const lines = await openLines<StreamLine>(`${origin}/api/matches/${match}/stream${query}`, token, mustBeStreamLine);
  const eventsOf = (line: StreamLine) => (line.type === "events" ? line.events : []);
  return Object.defineProperty(lines, "events", { get: () => lines.all.flatMap(eventsOf) }) as StreamLines;
}

/** @throws if the request is refused */
export const invitationLinesOf = (origin: string, token: string): Promise<JsonLines<InvitationLine>> =>
  openLines(`${origin}/api/programs/me/stream`, token, mustBeInvitationLine);

/** @param mustBe throws if a line is not as documented */
async function openLines<Line>(
  address: string,
  token: string,
  mustBe: (line: unknown) => void,
): Promise<JsonLines<Line>> {
  const stop = new AbortController();
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` }, signal: stop.signal });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const all: Line[] = [];
  let text = "";
  let rest = "";
  const waiting: Line[] = [];

  async function next(): Promise<Line | undefined> {
    while (waiting.length === 0) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
      if (done || value === undefined) return undefined;
      text += value;
      const lines = (rest + value).split("\n");
      rest = lines.pop()!;
      for (const line of lines) waiting.push(JSON.parse(line) as Line);
    }
    const line = waiting.shift()!;
    mustBe(line);
    all.push(line);
    return line;
  }

  const until = async (fits: (line: Line) => boolean): Promise<Line> => {
    for (;;) {
      const line = await next();
      if (!line) throw new Error("the stream has ended");
      if (fits(line)) return line;
    }
  };

  return {
    all,
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
