import { describe, expect, test } from "vitest";
import { BadConfig, configFrom } from "../../server/config.ts";

const USUAL = {
  port: 2567,
  host: "0.0.0.0",
  dataDir: "data",
  store: "sqlite",
  botPause: 900,
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
      BOT_PAUSE: "0",
      LOG_LEVEL: "silent",
    };
    expect(configFrom(env)).toEqual({
      port: 8080,
      host: "::1",
      dataDir: "/var/lib/stillwater",
      store: "memory",
      botPause: 0,
      logLevel: "silent",
    });
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
    ["BOT_PAUSE", "-1"],
    ["BOT_PAUSE", "soon"],
    ["BOT_PAUSE", "60001"],
    ["LOG_LEVEL", "loud"],
  ])("refuses %s=%j, and says so", (variable, value) => {
    const wrong = () => configFrom({ [variable]: value });
    expect(wrong).toThrow(BadConfig);
    expect(wrong).toThrow(`${variable}=${JSON.stringify(value)}: `);
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
