import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { rolls } from "../kit/chance.ts";
import { gameOf } from "../kit/shelf.ts";
import { cairn } from "../kit/toys/cairn/cairn.ts";
import { fuzzCommands } from "./fuzz.ts";
import { kindOf, optionsOfKind, settingsOf } from "./settings.ts";

const withOptions = (options: unknown): AnyGame => ({ ...cairn, options, seats: () => [1, 1] }) as AnyGame;
const valuesOf = (field: z.ZodMiniType): unknown[] =>
  settingsOf(withOptions(z.strictObject({ field }))).map(({ options }) => (options as { field?: unknown }).field);

test("settings include every value of a closed choice, and the ends and the default of an open one", () => {
  expect(valuesOf(z.boolean())).toEqual([false, true]);
  expect(valuesOf(z.enum(["a", "b"]))).toEqual(["a", "b"]);
  expect(valuesOf(z.int().check(z.minimum(1), z.maximum(3)))).toEqual([1, 2, 3]);
  expect(valuesOf(z._default(z.int().check(z.minimum(1), z.maximum(9)), 5))).toEqual([5, 1, 9]);
  expect(valuesOf(z._default(z.string().check(z.regex(/^[a-z]-\d$/)), "x-1"))).toEqual(["x-1"]);
  expect(valuesOf(z.string().check(z.minLength(2), z.maxLength(4)))).toEqual(["aa", "aaaa"]);
  expect(valuesOf(z.array(z.enum(["a", "b"])))).toEqual([[], ["a"], ["b"]]);
  expect(valuesOf(z.union([z.literal("off"), z.int().check(z.minimum(4), z.maximum(5))]))).toEqual(["off", 4, 5]);
  expect(valuesOf(z.nullable(z.boolean()))).toEqual([null, false, true]);
  expect(valuesOf(z.optional(z.literal(1)))).toEqual([undefined, 1]);
});

test("an option without a known value is an error that says what to do", () => {
  expect(() => valuesOf(z.string().check(z.regex(/^[a-z]-\d$/)))).toThrow(/"string".*default/);
});

test("a kind of settings is named after its game and variant, or by what its settings have in common", () => {
  const all = settingsOf(gameOf("tranquility")!);
  const duel = all.filter((setting) => kindOf(setting) === "duel");
  const arch = all.filter((setting) => kindOf(setting) === "arch");
  expect(optionsOfKind(duel)).toEqual({ mode: "duel" });
  expect(optionsOfKind(arch)).toEqual({ mode: "arch" });
  expect(kindOf(settingsOf(gameOf("pebbles")!)[0]!)).toBe("pebbles");
});

test("made-up commands reach every field of every type, including texts, choices and answers", () => {
  const options = settingsOf(cairn as AnyGame)[0]!.options;
  const table = cairn.initial(options as never, 1);
  const made = Array.from({ length: 60 }, (_, n) => fuzzCommands(cairn as AnyGame, table, 0, rolls(n))).flat();
  const values = (type: string, field: string) =>
    new Set(made.filter((one) => one.type === type).map((one) => (one as unknown as Record<string, unknown>)[field]));
  expect(values("Lay", "kind")).toEqual(new Set(["flat", "round", "sharp"]));
  expect(values("Lay", "stones").size).toBeGreaterThan(5);
  expect(values("Judge", "stands")).toEqual(new Set([true, false]));
  expect(values("Sign", "word").size).toBeGreaterThan(3);
});
