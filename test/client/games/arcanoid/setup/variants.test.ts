import { expect, test } from "vitest";
import * as z from "zod/mini";
import { listedVariants } from "../../../../../client/catalog/catalog.ts";
import type { GameManifest } from "../../../../../client/contract/manifest.ts";
import {
  CHOICES,
  isVariant,
  movesIn,
  optionsOf,
  VARIANTS,
  variantOf,
} from "../../../../../client/games/arcanoid/setup/variants.ts";
import type { AnyGame } from "../../../../../shared/engine/contract/game.ts";
import { arcanoid } from "../../../../../shared/games/arcanoid/arcanoid.ts";
import { options, VARIANT_NAMES } from "../../../../../shared/games/arcanoid/options.ts";
import { botOf, dealt, playOn } from "../../../../lab/bots.ts";

const NAMES = Object.keys(VARIANTS) as (keyof typeof VARIANTS)[];
const game = arcanoid as unknown as AnyGame;

test("the form offers all variants, and MAINZ with the Tide as GAZA", () => {
  expect(NAMES).toEqual([...VARIANT_NAMES, "gaza"]);
  expect(z.parse(options, optionsOf("gaza", { rounds: 3 }))).toMatchObject({ variant: "mainz", tide: true, rounds: 3 });
  expect(variantOf({ variant: "mainz", tide: true })).toBe("gaza");
  expect(variantOf({ variant: "mainz", tide: false })).toBe("mainz");
  expect(variantOf({ variant: "worms", tide: true })).toBe("worms");
  expect(variantOf({ variant: "gaza" })).toBe(undefined);
  expect(isVariant("toString")).toBe(false);
});

test("the defaults of the form are those of the rules, except for fewer rounds: a first table takes an evening otherwise", () => {
  const { variant: _, ...usual } = z.parse(options, {});
  const form = Object.fromEntries(Object.entries(CHOICES).map(([name, choice]) => [name, choice.usual]));
  expect(form).toEqual({ ...usual, rounds: 3 });
});

/** Bot moves, without answers to the Fool's window, votes and declined extra turns. */
function movesOfRound(seats: number, tide: boolean, n: number): number {
  const chosen = { ...z.parse(options, { rounds: 1, tide }) };
  const bout = { game, options: chosen, seats, name: "steady", id: `${n}`, text: `${seats} ${tide} ${n}` };
  const { log } = playOn(bout, dealt(bout), botOf(game, "steady")).at(-1)!;
  const answers = ["StealForgone", "FoolPlayed", "RenewalVoted", "ExtraTurnForgone"];
  const answered = new Set(log.flatMap(({ type, cause }) => (answers.includes(type) ? [cause] : [])));
  return new Set(log.flatMap(({ by, cause }) => (by === undefined || answered.has(cause) ? [] : [cause]))).size;
}

/** Tolerance as a fraction: rounds of bots differ in length, and the sample is small. */
const ABOUT = 0.2;

test.each([
  [2, false],
  [4, false],
  [6, false],
  [10, false],
  [2, true],
  [4, true],
])("with %i players, Tide %s, a round has about as many moves as bots make", (seats, tide) => {
  const rounds = Array.from({ length: 6 }, (_, n) => movesOfRound(seats, tide, n));
  const mean = rounds.reduce((sum, n) => sum + n, 0) / rounds.length;
  expect(Math.abs(mean / movesIn(seats, tide) - 1)).toBeLessThan(ABOUT);
});

test("the form shows minutes in multiples of five: more in company, fewer for fewer rounds and with the Tide", () => {
  const { dresden, gaza } = VARIANTS;
  expect([2, 4, 6, 10].map((seats) => dresden.minutes(seats))).toEqual([45, 50, 55, 65]);
  expect([1, 3, 5, 7].map((rounds) => dresden.minutes(4, { rounds }))).toEqual([20, 50, 80, 110]);
  expect(dresden.minutes(2, { rounds: 1, tide: true })).toBe(15);
  expect(gaza.minutes(3, { rounds: 1 })).toBe(VARIANTS.dresden.minutes(3, { rounds: 1, tide: true }));
});

test("MAINZ is offered only to players who have chosen it; all other variants are offered to all", () => {
  const card = { variants: VARIANTS } as unknown as GameManifest;
  expect(listedVariants(card, "dresden")).toEqual(NAMES.filter((name) => name !== "mainz"));
  expect(listedVariants(card, undefined)).not.toContain("mainz");
  expect(listedVariants(card, "mainz")).toEqual(NAMES);
});
