import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { BadConfig, configFrom, VARIABLES } from "../../server/config.ts";

const USUAL = {
  port: 2567,
  host: "0.0.0.0",
  dataDir: "data",
  store: "sqlite",
  databaseUrl: undefined,
  redisUrl: undefined,
  publicAddress: undefined,
  origins: [],
  proxies: ["loopback"],
  limits: {
    requests: { count: 6000, seconds: 10 },
    joins: { count: 3000, seconds: 60 },
    matches: { count: 1000, seconds: 600 },
    messages: { count: 20_000, seconds: 10 },
    talk: { count: 20, seconds: 10 },
    codes: { count: 60, seconds: 600 },
    allCodes: { count: 6000, seconds: 600 },
    documents: { count: 300, seconds: 600 },
    handedIn: { count: 60, seconds: 600 },
    pictures: { count: 120, seconds: 60 },
    reads: { count: 400_000, seconds: 60 },
    renames: { count: 60, seconds: 60 },
    choices: { count: 300, seconds: 600 },
    invitations: { count: 60, seconds: 3600 },
    programInvitations: { count: 60, seconds: 3600 },
    webhookTests: { count: 5, seconds: 600 },
    writes: { count: 9_000_000, seconds: 60 },
  },
  sockets: 2500,
  guestSockets: 500,
  tables: 1250,
  guestTables: 250,
  series: { most: 5, mostInAll: 1000 },
  gallery: { most: 20, mostADay: 10, mostInAll: 10_000, week: "played", odds: 200 },
  bytes: { count: 524_288, seconds: 10 },
  metricsToken: undefined,
  botPause: 900,
  seatHeld: 5,
  pushServices: ["fcm.googleapis.com", "*.push.services.mozilla.com", "*.notify.windows.com", "*.push.apple.com"],
  pushContact: "https://stillwater.invalid",
  webhookServices: ["discord.com", "hooks.slack.com"],
  about: {},
  logLevel: "info",
};

describe("the configuration", () => {
  test("of an empty environment is the default, whatever unknown variables it has", () => {
    expect(configFrom({})).toEqual(USUAL);
    expect(configFrom({ HOME: "/root", PORTS: "x", port: "1" })).toEqual(USUAL);
  });

  test("takes every variable as it is given", () => {
    const env = {
      PORT: "8080",
      HOST: "::1",
      DATA_DIR: "/var/lib/stillwater",
      STORE: "memory",
      DATABASE_URL: "postgres://ann:secret@db.example.com:5433/cards?search_path=club",
      ORIGINS: "https://play.example.com, http://localhost:5173",
      TRUST_PROXY: "private, 203.0.113.7, 2001:db8::/32",
      LIMIT_REQUESTS: "100/1",
      LIMIT_JOINS: "off",
      LIMIT_MATCHES: "1/3600",
      LIMIT_MESSAGES: "5/5",
      LIMIT_TALK: "1/1",
      LIMIT_CODES: "3/60",
      LIMIT_ALL_CODES: "off",
      LIMIT_DOCUMENTS: "9/60",
      LIMIT_CHOICES: "8/60",
      LIMIT_INVITATIONS: "8/90",
      LIMIT_PROGRAM_INVITATIONS: "7/80",
      LIMIT_WEBHOOK_TESTS: "2/90",
      LIMIT_WRITES: "5000/60",
      LIMIT_HANDED_IN: "8/60",
      LIMIT_PICTURES: "10/60",
      LIMIT_READS: "5000/10",
      LIMIT_RENAMES: "5/60",
      LIMIT_SOCKETS: "7",
      LIMIT_GUEST_SOCKETS: "6",
      LIMIT_TABLES: "5",
      LIMIT_GUEST_TABLES: "4",
      LIMIT_GUEST_SERIES: "3",
      LIMIT_SERIES: "30",
      LIMIT_GUEST_BOARDS: "2",
      LIMIT_DAY_BOARDS: "1",
      LIMIT_BOARDS: "5",
      BOARD_OF_WEEK: "none",
      BOARD_ODDS: "0",
      LIMIT_BYTES: "65536/1",
      REDIS_URL: "redis://:secret@cache:6379/2",
      PUBLIC_ADDRESS: "play.example.com:8443/p/1",
      METRICS_TOKEN: "a-token-of-the-host",
      BOT_PAUSE: "0",
      SEAT_HELD: "15",
      PUSH_SERVICES: "push.example.com, *.example.org, 127.0.0.1:8443",
      PUSH_CONTACT: "mailto:host@example.com",
      WEBHOOK_SERVICES: "discord.com, chat.example.org:8443",
      HOST_NAME: "Ada",
      HOST_CONTACT: "mailto:ada@example.com",
      SOURCE_URL: "https://example.com/source",
      LOG_LEVEL: "silent",
    };
    expect(configFrom(env)).toEqual({
      port: 8080,
      host: "::1",
      dataDir: "/var/lib/stillwater",
      store: "memory",
      databaseUrl: "postgres://ann:secret@db.example.com:5433/cards?search_path=club",
      redisUrl: "redis://:secret@cache:6379/2",
      publicAddress: "play.example.com:8443/p/1",
      origins: ["https://play.example.com", "http://localhost:5173"],
      proxies: ["private", "203.0.113.7", "2001:db8::/32"],
      limits: {
        requests: { count: 100, seconds: 1 },
        joins: undefined,
        matches: { count: 1, seconds: 3600 },
        messages: { count: 5, seconds: 5 },
        talk: { count: 1, seconds: 1 },
        codes: { count: 3, seconds: 60 },
        allCodes: undefined,
        documents: { count: 9, seconds: 60 },
        choices: { count: 8, seconds: 60 },
        invitations: { count: 8, seconds: 90 },
        programInvitations: { count: 7, seconds: 80 },
        webhookTests: { count: 2, seconds: 90 },
        writes: { count: 5000, seconds: 60 },
        handedIn: { count: 8, seconds: 60 },
        pictures: { count: 10, seconds: 60 },
        reads: { count: 5000, seconds: 10 },
        renames: { count: 5, seconds: 60 },
      },
      sockets: 7,
      guestSockets: 6,
      tables: 5,
      guestTables: 4,
      series: { most: 3, mostInAll: 30 },
      gallery: { most: 2, mostADay: 1, mostInAll: 5, week: "none", odds: 0 },
      bytes: { count: 65_536, seconds: 1 },
      metricsToken: "a-token-of-the-host",
      botPause: 0,
      seatHeld: 15,
      pushServices: ["push.example.com", "*.example.org", "127.0.0.1:8443"],
      pushContact: "mailto:host@example.com",
      webhookServices: ["discord.com", "chat.example.org:8443"],
      about: { host: "Ada", contact: "mailto:ada@example.com", source: "https://example.com/source" },
      logLevel: "silent",
    });
    expect(configFrom({ PUSH_SERVICES: "off" }).pushServices).toEqual([]);
    expect(configFrom({ WEBHOOK_SERVICES: "off" }).webhookServices).toEqual([]);
  });

  test("counts an empty variable as unset", () => {
    const empty = Object.fromEntries(
      ["PORT", "HOST", "DATA_DIR", "STORE", "BOT_PAUSE", "LOG_LEVEL"].map((k) => [k, ""]),
    );
    expect(configFrom(empty)).toEqual(USUAL);
    expect(configFrom({ PORT: undefined })).toEqual(USUAL);
  });

  test.each([
    ["PORT", "http"],
    ["PORT", "-1"],
    ["PORT", "65536"],
    ["PORT", "25.5"],
    ["PORT", " "],
    ["PORT", "0x1f"],
    ["PORT", "1e3"],
    ["STORE", "SQLite"],
    ["STORE", "postgres://x"],
    ["ORIGINS", "example.com"],
    ["ORIGINS", "https://example.com/"],
    ["ORIGINS", "https://a.example,"],
    ["TRUST_PROXY", "everybody"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "loopback,"],
    ["LIMIT_REQUESTS", "100"],
    ["LIMIT_JOINS", "0/10"],
    ["LIMIT_MATCHES", "10/0"],
    ["LIMIT_MESSAGES", "-1/10"],
    ["LIMIT_TALK", "none"],
    ["LIMIT_SOCKETS", "0"],
    ["LIMIT_GUEST_SOCKETS", "0"],
    ["LIMIT_TABLES", "off"],
    ["LIMIT_GUEST_TABLES", "-1"],
    ["PUBLIC_ADDRESS", "https://play.example.com"],
    ["PUBLIC_ADDRESS", "play.example.com/"],
    ["SEAT_HELD", "0"],
    ["SEAT_HELD", "1441"],
    ["BOT_PAUSE", "-1"],
    ["BOT_PAUSE", "soon"],
    ["BOT_PAUSE", "60001"],
    ["PUSH_SERVICES", "https://push.example.com"],
    ["WEBHOOK_SERVICES", "https://discord.com"],
    ["PUSH_SERVICES", "*.example.com,"],
    ["PUSH_SERVICES", "push_service.example.com"],
    ["PUSH_SERVICES", "push..example.com"],
    ["PUSH_SERVICES", "push.example.com:70000"],
    ["PUSH_CONTACT", "host@example.com"],
    ["LOG_LEVEL", "loud"],
  ])("refuses %s=%j, and says so", (variable, value) => {
    const wrong = () => configFrom({ [variable]: value });
    expect(wrong).toThrow(BadConfig);
    expect(wrong).toThrow(`${variable}=${JSON.stringify(value)}: `);
  });

  test("refuses Redis without a shared database and an invalid Redis address, and shows no password", () => {
    const refusal = (env: Record<string, string>) => {
      try {
        return String(configFrom(env));
      } catch (error) {
        return String(error);
      }
    };
    expect(refusal({ REDIS_URL: "redis://:opensesame@cache" })).toMatch(
      /^BadConfig: REDIS_URL .* set DATABASE_URL as well$/,
    );
    const wrong = refusal({ REDIS_URL: "http://:opensesame@cache", DATABASE_URL: "postgres://db/cards" });
    expect(wrong).toMatch(/REDIS_URL=…: .*expected redis:/);
    expect(wrong).not.toContain("opensesame");
  });

  test.each(["METRICS_TOKEN", "PROGRAM_KEY"])("refuses a short %s without showing it", (variable) => {
    const wrong = () => configFrom({ [variable]: "sesame" });
    expect(wrong).toThrow(`${variable}=…: Too small`);
    expect(wrong).not.toThrow("sesame");
  });

  test("names all wrong values in one message, and no right ones", () => {
    const text = String(
      (() => {
        try {
          return configFrom({ PORT: "x", HOST: "here", STORE: "y", BOT_PAUSE: "z", LOG_LEVEL: "info" });
        } catch (error) {
          return error;
        }
      })(),
    );
    expect(text.match(/\b[A-Z_]{4,}(?==)/g)).toEqual(["PORT", "STORE", "BOT_PAUSE"]);
  });
});

describe("the pages for hosts", () => {
  const page = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  const rows = [...page("server/HOSTING.md").matchAll(/^\| `([A-Z_]+)` \|([^|]*)\|(.+)\|$/gm)].map((row) =>
    row.slice(1).map((cell) => cell.trim()),
  );

  const UNITS: Readonly<Record<string, string>> = {
    LIMIT_REQUESTS: "requests",
    LIMIT_JOINS: "joins",
    LIMIT_MATCHES: "matches",
    LIMIT_MESSAGES: "messages",
    LIMIT_TALK: "lines",
    LIMIT_CODES: "codes",
    LIMIT_ALL_CODES: "codes",
    LIMIT_DOCUMENTS: "documents",
    LIMIT_HANDED_IN: "matches",
    LIMIT_PICTURES: "pictures",
    LIMIT_READS: "events",
    LIMIT_RENAMES: "names",
    LIMIT_CHOICES: "choose",
    LIMIT_INVITATIONS: "invitations",
    LIMIT_PROGRAM_INVITATIONS: "invitations",
    LIMIT_WEBHOOK_TESTS: "messages",
    LIMIT_WRITES: "bytes",
    LIMIT_BYTES: "bytes",
    LIMIT_SOCKETS: "sockets",
    LIMIT_GUEST_SOCKETS: "sockets",
    LIMIT_TABLES: "tables",
    LIMIT_GUEST_TABLES: "tables",
    LIMIT_GUEST_SERIES: "series",
    LIMIT_SERIES: "series",
    LIMIT_GUEST_BOARDS: "boards",
    LIMIT_DAY_BOARDS: "boards",
    LIMIT_BOARDS: "boards",
  };

  test("list every variable once", () => {
    expect(rows.map(([name]) => name).sort()).toEqual([...VARIABLES].sort());
  });

  test.each(rows.filter(([, usual]) => /^`.+`$/.test(usual!)))("give the default of %s: %s", (name, usual) => {
    expect(configFrom({ [name!]: usual!.slice(1, -1) })).toEqual(configFrom({}));
  });

  test("say what each limit counts", () => {
    const limits = VARIABLES.filter((name) => name.startsWith("LIMIT_"));
    expect(Object.keys(UNITS).sort()).toEqual([...limits].sort());
    for (const [name, , meaning] of rows) if (name! in UNITS) expect(meaning, name).toContain(UNITS[name!]);
  });

  test("name in the changelog every variable that an earlier release did not have", () => {
    const older =
      "PORT HOST DATA_DIR STORE DATABASE_URL REDIS_URL PUBLIC_ADDRESS ORIGINS LIMIT_REQUESTS LIMIT_JOINS LIMIT_MATCHES LIMIT_MESSAGES LIMIT_TALK METRICS_TOKEN LIMIT_CODES LIMIT_ALL_CODES LIMIT_DOCUMENTS LIMIT_HANDED_IN LIMIT_BYTES LIMIT_SOCKETS BOT_PAUSE LOG_LEVEL";
    const changes = page(".github/CHANGELOG.md");
    const added = VARIABLES.filter((name) => !older.split(" ").includes(name));
    expect(added.filter((name) => !changes.includes(`\`${name}\``))).toEqual([]);
  });
});
