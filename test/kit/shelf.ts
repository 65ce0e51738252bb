import fc from "fast-check";
import { test } from "vitest";
import { type Setting, settingsOf } from "../../server/cli/settings.ts";
import { GAMES } from "../../shared/games/index.ts";

export type { Setting };

/** Every game on the shelf with every mode, every combination of its options, and every number of seats. */
export const SETTINGS: readonly Setting[] = Object.values(GAMES).flatMap(settingsOf);

/** A setting in words, for the name of a test and the message of a failure. */
export const nameOf = ({ game, options, seats }: Setting): string =>
  `${game.id} ${Object.values(options).join(" ")} with ${seats}`;

/** The settings of each game and mode: what a law has a test of its own for. */
export const MODES: ReadonlyMap<string, readonly Setting[]> = Map.groupBy(SETTINGS, ({ game, options }) =>
  "mode" in options ? `${game.id} ${options.mode}` : game.id,
);

/**
 * Registers a law: a test for every mode on the shelf, which holds about so many matches against it, at least one
 * for every setting of the mode: one property over all settings would leave some of them to chance.
 */
export function law<T>(
  name: string,
  plans: fc.Arbitrary<T>,
  holds: (setting: Setting, plan: T) => void,
  { matches: count = 60 } = {},
): void {
  for (const [mode, settings] of MODES) {
    test(`${name}: ${mode}`, () => {
      for (const setting of settings) {
        const property = fc.property(plans, (plan) => holds(setting, plan));
        fc.assert(property, {
          numRuns: Math.ceil(count / settings.length),
          reporter: (result) => report(setting, result),
        });
      }
    });
  }
}

/** Throws what a property found out, with the setting it was about. */
function report<T>(setting: Setting, result: fc.RunDetails<T>): void {
  if (!result.failed) return;
  const { errorInstance: cause } = result;
  const message = cause instanceof Error ? cause.message : "";
  throw new Error(`${nameOf(setting)}: ${message}\n${fc.defaultReportMessage(result)}`, { cause });
}
