import { createHash } from "node:crypto";
import { writeSync } from "node:fs";
import { type DestinationStream, type Logger, pino } from "pino";

/** Pseudonym of a match: it does not open the match, but `npm run export` finds it. */
export const markOf = (match: string): string => `~${createHash("sha256").update(match).digest("hex").slice(0, 10)}`;

/** Tokens; keys and seeds; ids of matches (see ids.ts), which give access to private tables. */
const SECRETS = /\beyJ[\w-]+\.[\w-]+\.[\w-]*|\b[0-9a-f]{64}\b|\b[2-9a-hjkmnp-z]{16}\b/g;

/** Replaces the secrets that a line contains by accident. */
export const withoutSecrets = (line: string): string =>
  line.replace(SECRETS, (secret) => (secret.length === 16 ? markOf(secret) : "…"));

const output: DestinationStream = {
  write(line) {
    try {
      writeSync(1, line);
    } catch {
      // Drop the line: a full disk must not stop the server.
    }
  },
};

/** One JSON line per event. Default: to standard output. */
export function openLog(level: string, to = output): Logger {
  return pino({ level, hooks: { streamWrite: withoutSecrets } }, to);
}

/**
 * Log functions for Colyseus and its libraries. Any client can provoke their output: it is cut to 300 characters, and
 * logged at `debug`.
 */
const writingTo = (
  log: Logger,
): Record<"info" | "warn" | "error" | "debug" | "trace", (...said: unknown[]) => void> => {
  const write = (...said: readonly unknown[]) => log.debug(said.map(String).join(" ").slice(0, 300));
  return { info: write, warn: write, error: write, debug: write, trace: write };
};

export const frameworkLog = (log: Logger): Logger => Object.assign(Object.create(log), writingTo(log));

/** Redirects the console to the log, so that all output is lines of JSON. */
export function takeConsole(log: Logger): void {
  const write = writingTo(log);
  Object.assign(console, write, { log: write.info });
}
