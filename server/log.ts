import { createHash } from "node:crypto";
import { writeSync } from "node:fs";
import { type DestinationStream, type Logger, pino } from "pino";

/** A pseudonym that gives no access to the match. `npm run export` accepts it. */
export const markOf = (match: string): string => `~${createHash("sha256").update(match).digest("hex").slice(0, 10)}`;

/** Tokens; keys and seeds; match ids, which give access to private tables. */
const SECRETS = /\beyJ[\w-]+\.[\w-]+\.[\w-]*|\b[0-9a-f]{64}\b|\b[2-9a-hjkmnp-z]{16}\b/g;

/** A line may contain secrets by accident. */
export const withoutSecrets = (line: string): string =>
  line.replace(SECRETS, (secret) => (secret.length === 16 ? markOf(secret) : "…"));

const output: DestinationStream = {
  write(line) {
    try {
      writeSync(1, line);
    } catch {
      // A full disk must not stop the server.
    }
  },
};

/** Default: to standard output. */
export function openLog(level: string, to = output): Logger {
  return pino({ level, hooks: { streamWrite: withoutSecrets } }, to);
}

/** Cuts output of Colyseus and its libraries to 300 characters, at level `debug`, because clients can provoke it. */
const writingTo = (
  log: Logger,
): Record<"info" | "warn" | "error" | "debug" | "trace", (...said: unknown[]) => void> => {
  const write = (...said: readonly unknown[]) => log.debug(said.map(String).join(" ").slice(0, 300));
  return { info: write, warn: write, error: write, debug: write, trace: write };
};

export const frameworkLog = (log: Logger): Logger => Object.assign(Object.create(log), writingTo(log));

/** Makes all console output JSON. */
export function takeConsole(log: Logger): void {
  const write = writingTo(log);
  Object.assign(console, write, { log: write.info });
}
