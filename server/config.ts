import { z } from "zod";

/** Digits and nothing else: an empty space would count as 0. */
const whole = z.string().regex(/^\d+$/, "Invalid input: expected a whole number, 0 or more").transform(Number);

const environment = z.object({
  PORT: whole.pipe(z.number().max(65_535)).default(2567),
  HOST: z.string().min(1).default("0.0.0.0"),
  DATA_DIR: z.string().min(1).default("data"),
  STORE: z.enum(["sqlite", "memory"]).default("sqlite"),
  /** How long a bot looks at its cards before it plays, in milliseconds. */
  BOT_PAUSE: whole.pipe(z.number().max(60_000)).default(900),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly store: "sqlite" | "memory";
  readonly botPause: number;
  readonly logLevel: string;
}

/** An environment that cannot be served, in words for the person who set it. */
export class BadConfig extends Error {
  override readonly name = "BadConfig";
}

/**
 * The configuration an environment asks for. An empty variable counts as unset.
 * @throws BadConfig naming each variable that is wrong, its value, and what it may be.
 */
export function configFrom(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return `${name}=${JSON.stringify(given[name])}: ${message}`;
    });
    throw new BadConfig(`The environment has a wrong value. Correct or unset it:\n  ${wrong.join("\n  ")}`);
  }
  const { PORT, HOST, DATA_DIR, STORE, BOT_PAUSE, LOG_LEVEL } = parsed.data;
  return { port: PORT, host: HOST, dataDir: DATA_DIR, store: STORE, botPause: BOT_PAUSE, logLevel: LOG_LEVEL };
}
