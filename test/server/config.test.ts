import { describe, expect, test } from "vitest";
import { BadConfig, configFrom } from "../../server/config.ts";

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
  },
  sockets: 2500,
  bytes: { count: 524_288, seconds: 10 },
  metricsToken: undefined,
  botPause: 900,
  pushServices: ["fcm.googleapis.com", "*.push.services.mozilla.com", "*.notify.windows.com", "*.push.apple.com"],
  pushContact: "https://stillwater.invalid",
  logLevel: "info",
};

describe("the configuration", () => {
  test("of an empty environment is the usual one, whatever else is in it", () => {
    expect(configFrom({})).toEqual(USUAL);
    expect(configFrom({ HOME: "/root", PORTS: "x", port: "1" })).toEqual(USUAL);
  });

  test("takes every variable at its word", () => {
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
      LIMIT_HANDED_IN: "8/60",
      LIMIT_PICTURES: "10/60",
      LIMIT_SOCKETS: "7",
      LIMIT_BYTES: "65536/1",
      REDIS_URL: "redis://:secret@cache:6379/2",
      PUBLIC_ADDRESS: "play.example.com:8443/p/1",
      METRICS_TOKEN: "a-token-of-the-host",
      BOT_PAUSE: "0",
      PUSH_SERVICES: "push.example.com, *.example.org, 127.0.0.1:8443",
      PUSH_CONTACT: "mailto:host@example.com",
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
        handedIn: { count: 8, seconds: 60 },
        pictures: { count: 10, seconds: 60 },
      },
      sockets: 7,
      bytes: { count: 65_536, seconds: 1 },
      metricsToken: "a-token-of-the-host",
      botPause: 0,
      pushServices: ["push.example.com", "*.example.org", "127.0.0.1:8443"],
      pushContact: "mailto:host@example.com",
      logLevel: "silent",
    });
    expect(configFrom({ PUSH_SERVICES: "off" }).pushServices).toEqual([]);
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
    ["METRICS_TOKEN", "short"],
    ["PUBLIC_ADDRESS", "https://play.example.com"],
    ["PUBLIC_ADDRESS", "play.example.com/"],
    ["BOT_PAUSE", "-1"],
    ["BOT_PAUSE", "soon"],
    ["BOT_PAUSE", "60001"],
    ["PUSH_SERVICES", "https://push.example.com"],
    ["PUSH_SERVICES", "*.example.com,"],
    ["PUSH_CONTACT", "host@example.com"],
    ["LOG_LEVEL", "loud"],
  ])("refuses %s=%j, and says so", (variable, value) => {
    const wrong = () => configFrom({ [variable]: value });
    expect(wrong).toThrow(BadConfig);
    expect(wrong).toThrow(`${variable}=${JSON.stringify(value)}: `);
  });

  test("refuses Redis without a database to share, and a Redis that is none, and shows no password", () => {
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

  test("names all that is wrong at once, and nothing that is right", () => {
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
