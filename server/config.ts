import { resolve } from "node:path";
import { z } from "zod";
import { contact, database, hosts, list, origin, proxy, redis, usual, whole } from "./config-values.ts";
import type { OperatorInfo } from "./http/service.ts";
import type { Limit, LimitRules } from "./limits.ts";
import { WEEK_RULES, type WeekRule } from "./store/gallery.ts";
import type { StoreLocation } from "./store/location.ts";

/** Variables whose values error messages hide. */
const SECRET: ReadonlySet<string> = new Set(["DATABASE_URL", "REDIS_URL", "METRICS_TOKEN", "PROGRAM_KEY"]);

const environment = z.object({
  PORT: whole.pipe(z.number().max(65_535)).default(2567),
  HOST: z.string().min(1).default("0.0.0.0"),
  DATA_DIR: z.string().min(1).default("data"),
  STORE: z.enum(["sqlite", "memory"]).default("sqlite"),
  /** Overrides DATA_DIR and STORE. */
  DATABASE_URL: database.optional(),
  REDIS_URL: redis.optional(),
  /** Address of this process behind the proxy, such as play.example.com/p/1. */
  PUBLIC_ADDRESS: z
    .string()
    .regex(/^[\w.-]+(:\d+)?(\/[\w.-]+)*$/, "Invalid input: expected host, host:port or host/path, without https://")
    .optional(),
  /** Other origins that may use this server; `*`: any. */
  ORIGINS: list.pipe(z.array(origin)).default([]),
  /** Proxies whose `X-Forwarded-For` is trusted. */
  TRUST_PROXY: list.pipe(z.array(proxy)).default(["loopback"]),
  LIMIT_REQUESTS: usual("6000/10"),
  LIMIT_JOINS: usual("3000/60"),
  LIMIT_MATCHES: usual("1000/600"),
  LIMIT_MESSAGES: usual("20000/10"),
  LIMIT_TALK: usual("20/10"),
  /** Long enough not to be guessed. */
  METRICS_TOKEN: z.string().min(16).optional(),
  PROGRAM_KEY: z.string().min(16).max(200).optional(),
  /** Wrong codes per network, which would need 2,700 years to find one of 100 private tables. */
  LIMIT_CODES: usual("60/600"),
  /** Wrong codes of all networks, which would need 27 years. */
  LIMIT_ALL_CODES: usual("6000/600"),
  LIMIT_DOCUMENTS: usual("300/600"),
  LIMIT_HANDED_IN: usual("60/600"),
  /** Drawn pictures. Cached ones are not counted. */
  LIMIT_PICTURES: usual("120/60"),
  /** Events of logs, and rows of series: 50 of the longest logs a minute, or 2,000 usual ones. */
  LIMIT_READS: usual("400000/60"),
  /** A rename counts one more for every 20 finished matches of the player. */
  LIMIT_RENAMES: usual("60/60"),
  /** Requests that write a row or create a secret. */
  LIMIT_CHOICES: usual("300/600"),
  /** Invitations by one guest, and by one network to one program. */
  LIMIT_INVITATIONS: usual("60/3600"),
  LIMIT_PROGRAM_INVITATIONS: usual("60/3600"),
  LIMIT_WEBHOOK_TESTS: usual("5/600"),
  /** At most 99 MB per network in any ten minutes, which may touch 11 periods. */
  LIMIT_WRITES: usual("9000000/60"),
  /** Bytes received per socket. */
  LIMIT_BYTES: usual("524288/10"),
  LIMIT_SOCKETS: whole.pipe(z.number().min(1)).default(2500),
  LIMIT_GUEST_SOCKETS: whole.pipe(z.number().min(1)).default(500),
  /** Open tables per network. */
  LIMIT_TABLES: whole.pipe(z.number().min(1)).default(1250),
  /** Open tables per guest. */
  LIMIT_GUEST_TABLES: whole.pipe(z.number().min(1)).default(250),
  /** Series that are not over: per guest, and in total. */
  LIMIT_GUEST_SERIES: whole.default(5),
  LIMIT_SERIES: whole.default(1000),
  /** Boards in the gallery: per guest, per guest and day, and in total. */
  LIMIT_GUEST_BOARDS: whole.default(20),
  LIMIT_DAY_BOARDS: whole.default(10),
  LIMIT_BOARDS: whole.default(10_000),
  /** Matches that bots play on a board, for each number of seats. */
  BOARD_ODDS: whole.pipe(z.number().max(1_000)).default(200),
  /** Applies unless the host has chosen a board. */
  BOARD_OF_WEEK: z.enum(WEEK_RULES).default("played"),
  /** How long an absent player's seat is held before the start, in minutes. */
  SEAT_HELD: whole.pipe(z.number().min(1).max(1440)).default(5),
  /** Delay before each bot move, in ms. */
  BOT_PAUSE: whole.pipe(z.number().max(60_000)).default(900),
  /** Hosts as in `OutboundRules.hosts`, or `off`. */
  PUSH_SERVICES: hosts.default([
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.notify.windows.com",
    "*.push.apple.com",
  ]),
  /** Hosts as in `OutboundRules.hosts`, or `off`. */
  WEBHOOK_SERVICES: hosts.default(["discord.com", "hooks.slack.com"]),
  /** Web or mail address of the operator, for push services. */
  PUSH_CONTACT: contact.default("https://stillwater.invalid"),
  /** Shown on the about page. */
  HOST_NAME: z.string().max(80).optional(),
  HOST_CONTACT: contact.optional(),
  SOURCE_URL: z
    .string()
    .regex(/^https:\/\/\S+$/, "Invalid input: expected https://…")
    .optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
});

export const VARIABLES: readonly string[] = Object.keys(environment.shape);

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly store: "sqlite" | "memory";
  /** Contains a password. */
  readonly databaseUrl: string | undefined;
  /** Contains a password. */
  readonly redisUrl: string | undefined;
  readonly publicAddress: string | undefined;
  readonly origins: readonly string[];
  readonly proxies: readonly string[];
  readonly limits: LimitRules;
  readonly sockets: number;
  readonly guestSockets: number;
  readonly tables: number;
  readonly guestTables: number;
  readonly series: { readonly most: number; readonly mostInAll: number };
  /** `most…`: boards per guest, per guest and day, and in total; `odds`: matches that bots play per number of seats. */
  readonly gallery: {
    readonly most: number;
    readonly mostADay: number;
    readonly mostInAll: number;
    readonly week: WeekRule;
    readonly odds: number;
  };
  /** Limit of received bytes per socket. */
  readonly bytes: Limit | undefined;
  readonly metricsToken: string | undefined;
  /** Undefined if programs need no key. */
  readonly programKey: string | undefined;
  readonly botPause: number;
  /** How long an absent player's seat is held before the start, in minutes. */
  readonly seatHeld: number;
  /** Empty: push is disabled. */
  readonly pushServices: readonly string[];
  readonly pushContact: string;
  /** Empty: webhooks are disabled. */
  readonly webhookServices: readonly string[];
  readonly about: OperatorInfo;
  readonly logLevel: string;
}

export class BadConfig extends Error {
  override readonly name = "BadConfig";
}

const galleryOf = (data: z.infer<typeof environment>): Config["gallery"] => ({
  most: data.LIMIT_GUEST_BOARDS,
  mostADay: data.LIMIT_DAY_BOARDS,
  mostInAll: data.LIMIT_BOARDS,
  week: data.BOARD_OF_WEEK,
  odds: data.BOARD_ODDS,
});

/**
 * An empty variable counts as unset.
 * @throws BadConfig with each invalid variable, or if REDIS_URL is set without DATABASE_URL
 */
export function configFrom(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw invalidValues(parsed.error, given);
  }
  const { data } = parsed;
  if (data.REDIS_URL !== undefined && data.DATABASE_URL === undefined)
    throw new BadConfig("REDIS_URL is for several processes, which need a shared database: set DATABASE_URL as well");
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    store: data.STORE,
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    publicAddress: data.PUBLIC_ADDRESS,
    origins: data.ORIGINS,
    proxies: data.TRUST_PROXY,
    limits: {
      requests: data.LIMIT_REQUESTS,
      joins: data.LIMIT_JOINS,
      matches: data.LIMIT_MATCHES,
      messages: data.LIMIT_MESSAGES,
      talk: data.LIMIT_TALK,
      codes: data.LIMIT_CODES,
      allCodes: data.LIMIT_ALL_CODES,
      documents: data.LIMIT_DOCUMENTS,
      handedIn: data.LIMIT_HANDED_IN,
      pictures: data.LIMIT_PICTURES,
      reads: data.LIMIT_READS,
      renames: data.LIMIT_RENAMES,
      choices: data.LIMIT_CHOICES,
      invitations: data.LIMIT_INVITATIONS,
      programInvitations: data.LIMIT_PROGRAM_INVITATIONS,
      webhookTests: data.LIMIT_WEBHOOK_TESTS,
      writes: data.LIMIT_WRITES,
    },
    sockets: data.LIMIT_SOCKETS,
    guestSockets: data.LIMIT_GUEST_SOCKETS,
    tables: data.LIMIT_TABLES,
    guestTables: data.LIMIT_GUEST_TABLES,
    series: { most: data.LIMIT_GUEST_SERIES, mostInAll: data.LIMIT_SERIES },
    gallery: galleryOf(data),
    bytes: data.LIMIT_BYTES,
    metricsToken: data.METRICS_TOKEN,
    programKey: data.PROGRAM_KEY,
    botPause: data.BOT_PAUSE,
    seatHeld: data.SEAT_HELD,
    pushServices: unlessOff(data.PUSH_SERVICES),
    webhookServices: unlessOff(data.WEBHOOK_SERVICES),
    pushContact: data.PUSH_CONTACT,
    about: {
      ...(data.HOST_NAME !== undefined && { host: data.HOST_NAME }),
      ...(data.HOST_CONTACT !== undefined && { contact: data.HOST_CONTACT }),
      ...(data.SOURCE_URL !== undefined && { source: data.SOURCE_URL }),
    },
    logLevel: data.LOG_LEVEL,
  };
}

function invalidValues({ issues }: z.ZodError, given: Readonly<Record<string, unknown>>): BadConfig {
  const wrong = issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${name}=${SECRET.has(name) ? "…" : JSON.stringify(given[name])}: ${message}`;
  });
  return new BadConfig(`The environment has invalid values. Correct or unset them:\n  ${wrong.join("\n  ")}`);
}

const unlessOff = (services: readonly string[]): readonly string[] => (services.includes("off") ? [] : services);

/** Absolute, because SQLite takes a name that begins with "file:" for a URI. */
export const databaseIn = (dataDir: string): string => resolve(dataDir, "stillwater.db");

export function storeLocation({
  databaseUrl,
  store,
  dataDir,
}: Pick<Config, "databaseUrl" | "store" | "dataDir">): StoreLocation {
  if (databaseUrl !== undefined) return { kind: "postgres", url: databaseUrl };
  return store === "memory" ? { kind: "memory" } : { kind: "file", file: databaseIn(dataDir) };
}
