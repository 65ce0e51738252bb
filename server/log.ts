import { createHash } from "node:crypto";
import { writeSync } from "node:fs";
import { type DestinationStream, type Logger, pino } from "pino";

/** A match as the log calls it: who reads this cannot go there, and `npm run export` finds it all the same. */
export const markOf = (match: string): string => `~${createHash("sha256").update(match).digest("hex").slice(0, 10)}`;

/** Tokens; keys and seeds; ids of matches (see ids.ts), which are the way to a private table. */
const SECRETS = /\beyJ[\w-]+\.[\w-]+\.[\w-]*|\b[0-9a-f]{64}\b|\b[2-9a-hjkmnp-z]{16}\b/g;

/** A line without what nobody may learn from it. Nothing secret is meant to be written; this is for what slips through. */
export const withoutSecrets = (line: string): string =>
  line.replace(SECRETS, (secret) => (secret.length === 16 ? markOf(secret) : "…"));

/** Standard output. A line that it does not take is lost, and holds nobody up: it may lie on a disk that is full. */
export const output: DestinationStream = {
  write(line) {
    try {
      writeSync(1, line);
    } catch {}
  },
};

/** A JSON line an event, to standard output unless told. */
export function openLog(level: string, to = output): Logger {
  return pino({ level, hooks: { streamWrite: withoutSecrets } }, to);
}

/** What the framework and its libraries write is for their developers, and anybody can make them write: it is kept short, and to `debug`. */
const writingTo = (
  log: Logger,
): Record<"info" | "warn" | "error" | "debug" | "trace", (...said: unknown[]) => void> => {
  const write = (...said: readonly unknown[]) => log.debug(said.map(String).join(" ").slice(0, 300));
  return { info: write, warn: write, error: write, debug: write, trace: write };
};

/** A log for the framework. */
export const frameworkLog = (log: Logger): Logger => Object.assign(Object.create(log), writingTo(log));

/** Has everything in this process that writes to the console write to the log: what is read as JSON is JSON, line by line. */
export function takeConsole(log: Logger): void {
  const write = writingTo(log);
  Object.assign(console, write, { log: write.info });
}
