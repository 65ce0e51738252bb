import fc from "fast-check";
import { test } from "vitest";
import { type Setting, settingsOf } from "../../server/cli/settings.ts";
import type { Header } from "../../shared/engine/format.ts";
import { type AnyGame, variantOf } from "../../shared/engine/game.ts";
import { GAMES } from "../../shared/games/index.ts";
import { isAbout, type Law } from "../laws/laws.ts";
import { gameOf, SHELF } from "./games.ts";
import { samples } from "./strength.ts";

export type { Setting };

export { gameOf, SHELF };

/** Every game on the test shelf with every variant, combinations of its options, and every number of seats. */
export const SETTINGS: readonly Setting[] = Object.values(SHELF).flatMap(settingsOf);

/** So many settings of a kind are held against the laws; of more, some from all over. */
const ENOUGH = 64;

/** A setting in words, for the name of a test and the message of a failure. */
export const nameOf = ({ game, options, seats }: Setting): string =>
  `${[game.id, ...Object.values(options)].join(" ")} with ${seats}`;

/** What a kind of table is called in names of tests: the game, and its variant where there are several. */
export const kindNameOf = ({ game, options }: Pick<Setting, "game" | "options">): string =>
  `${game.id} ${variantOf(game, options)}`.trim();

/** The same of a match file. */
export const kindNameOfFile = ({ game, options }: Header): string => kindNameOf({ game: gameOf(game)!, options });

const spread = (settings: readonly Setting[]): readonly Setting[] =>
  settings.length <= ENOUGH
    ? settings
    : Array.from({ length: ENOUGH }, (_, i) => settings[Math.floor((i * settings.length) / ENOUGH)]!);

const kindsOf = (games: Iterable<AnyGame>): ReadonlyMap<string, readonly Setting[]> =>
  new Map(
    [...Map.groupBy([...games].flatMap(settingsOf), kindNameOf)].map(([kind, settings]) => [kind, spread(settings)]),
  );

/** The settings of each game and variant on the test shelf: what a law has a test of its own for. */
export const KINDS = kindsOf(Object.values(SHELF));

/** The same of the games that are really played. */
export const MODES = kindsOf(Object.values(GAMES));

/** Registers a law: a test for every kind of table that it says anything about. */
export function lawByKind(name: Law, holds: (settings: readonly Setting[], kind: string) => void): void {
  for (const [kind, settings] of KINDS)
    if (isAbout(name, settings[0]!.game)) test(`${name}: ${kind}`, () => holds(settings, kind));
}

/**
 * Registers a law that is a property: about so many matches of every kind, more or fewer by the strength of today, are held against it, at least one for every setting
 * of the kind: one property over all settings would leave some of them to chance.
 */
export function law<T>(
  name: Law,
  plans: fc.Arbitrary<T>,
  holds: (setting: Setting, plan: T) => void,
  { matches: count = 60 } = {},
): void {
  lawByKind(name, (settings) => {
    for (const setting of settings) {
      const property = fc.property(plans, (plan) => holds(setting, plan));
      fc.assert(property, {
        numRuns: Math.ceil(samples(count) / settings.length),
        reporter: (result) => report(setting, result),
      });
    }
  });
}

/** Throws what a property found out, with the setting it was about. */
function report<T>(setting: Setting, result: fc.RunDetails<T>): void {
  if (!result.failed) return;
  const { errorInstance: cause } = result;
  const message = cause instanceof Error ? cause.message : "";
  throw new Error(`${nameOf(setting)}: ${message}\n${fc.defaultReportMessage(result)}`, { cause });
}
