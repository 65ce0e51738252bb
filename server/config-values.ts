import { z } from "zod";
import { networkOf } from "./http/addresses.ts";
import type { Limit } from "./limits.ts";

/** Digits only, because `Number` reads a space as 0. */
export const whole = z.string().regex(/^\d+$/, "Invalid input: expected a whole number, 0 or more").transform(Number);

export const list = z.string().transform((text) => text.split(",").map((item) => item.trim()));

export const origin = z
  .string()
  .refine(
    (text) => text === "*" || URL.parse(text)?.origin === text,
    "Invalid input: expected https://example.com, or *",
  );

export const proxy = z.string().refine(isNetwork, "Invalid input: expected loopback, private, an address or a network");

/** Count/seconds, such as 100/60, or `off`. */
const limit = z
  .string()
  .regex(/^([1-9]\d{0,8}\/[1-9]\d{0,5}|off)$/, "Invalid input: expected count/seconds (for example 100/60), or off")
  .transform((text): Limit | undefined => {
    const [count, seconds] = text.split("/").map(Number);
    return seconds === undefined ? undefined : { count: count!, seconds };
  });
/** Defaults should be far above normal play, even of a family with bots behind one address. */
export const usual = (text: string) => z.string().default(text).pipe(limit);

export const database = z
  .string()
  .refine(
    isDatabase,
    "Invalid input: expected postgres://name:password@host/database (the value is not shown because it may hold a password)",
  );

/** Hosts in the form of `OutboundRules.hosts`, or `off`. */
export const hosts = list.pipe(
  z.array(
    z
      .string()
      .toLowerCase()
      .regex(
        /^(off|(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:[1-9]\d{0,4})?)$/,
        "Invalid input: expected hosts such as push.example.com or *.example.com, or off",
      )
      .refine(
        (host) => URL.canParse(`https://${host.replace("*", "any")}`),
        "Invalid input: expected ports below 65536",
      ),
  ),
);

export const contact = z.string().regex(/^(https:\/\/|mailto:)\S+$/, "Invalid input: expected https://… or mailto:…");

export const redis = z
  .string()
  .refine(
    isRedis,
    "Invalid input: expected redis://name:password@host:port/number (the value is not shown because it may hold a password)",
  );

function isDatabase(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && ["postgres:", "postgresql:"].includes(url.protocol) && url.hostname !== "";
}

function isRedis(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && ["redis:", "rediss:"].includes(url.protocol) && url.hostname !== "";
}

function isNetwork(text: string): boolean {
  try {
    networkOf([text]);
    return true;
  } catch {
    return false;
  }
}
