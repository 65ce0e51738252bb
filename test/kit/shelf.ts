import fc from "fast-check";
import { test } from "vitest";
import type { Header } from "../../shared/engine/format.ts";
import { type AnyGame, variantOf } from "../../shared/engine/game.ts";
import { longestLog } from "../../shared/engine/longest.ts";
import { GAMES } from "../../shared/games/index.ts";
import { type Setting, settingsOf } from "../lab/settings.ts";
import { isAbout, type Law } from "../laws/laws.ts";
import { gameOf, SHELF } from "./games.ts";
import { byStrength, samples } from "./strength.ts";

export type { Setting };

export { gameOf, SHELF };

/** Every game on the test shelf with every variant, combinations of its options, and every number of seats. */
export const SETTINGS: readonly Setting[] = Object.values(SHELF).flatMap(settingsOf);

/** So many settings of a kind are held against the laws; of more, some from all over. */
const ENOUGH = byStrength({ quick: 6, gate: 10, nightly: 64 });

/** A setting in words, for the name of a test and the message of a failure. */
export const nameOf = ({ game, options, seats }: Setting): string =>
  `${[game.id, ...Object.values(options)].join(" ")} with ${seats}`;

/** What a kind of table is called in names of tests: the game, and its variant where there are several. */
export const kindNameOf = ({ game, options }: Pick<Setting, "game" | "options">): string =>
  `${game.id} ${variantOf(game, options)}`.trim();

/** The same of a match file. */
export const kindNameOfFile = ({ game, options }: Header): string => kindNameOf({ game: gameOf(game)!, options });

/** Where between two settings the gate looks, from 0 to 1 exclusive: each run elsewhere, by its seed. */
const OFFSET = byStrength({ quick: 0, gate: (Number(process.env.SEED ?? 0) % 97) / 97, nightly: 0 });

/** The place of the i-th setting between the first and the last of so many. */
const between = (i: number, length: number): number => 1 + Math.floor(((i + OFFSET) * (length - 2)) / (ENOUGH - 2));

/** Matches of thousands of events are dear: of a game of such, so many settings of a kind, others for each kind. */
const OF_LONG = byStrength({ quick: 1, gate: 2, nightly: ENOUGH });

const isLong = (game: AnyGame): boolean => longestLog(game) > longestLog({});

/** Some settings of a kind: the first, the last, and others from all over between them. */
function spread(settings: readonly Setting[], kind: number): readonly Setting[] {
  const { length } = settings;
  if (length <= ENOUGH) return settings;
  const { game } = settings[0]!;
  if (!isLong(game))
    return [
      settings[0]!,
      ...Array.from({ length: ENOUGH - 2 }, (_, i) => settings[between(i, length)]!),
      settings.at(-1)!,
    ];
  // Multiples of the golden ratio fall evenly however many there are.
  const at = (n: number) => Math.floor(((n * GOLDEN) % 1) * length);
  return Array.from({ length: OF_LONG }, (_, i) => settings[at(kind * OF_LONG + i)]!);
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Some settings of every kind of table of these games. */
export const kindsOf = (games: Iterable<AnyGame>): ReadonlyMap<string, readonly Setting[]> =>
  new Map(
    [...games].flatMap((game) =>
      [...Map.groupBy(settingsOf(game), kindNameOf)].map(([kind, settings], n) => [kind, spread(settings, n)] as const),
    ),
  );

/** How many matches are held against a law for each of these settings of a kind, where there are about so many of a kind. */
export const matchesEach = (settings: readonly Setting[], count: number): number =>
  Math.ceil(samples(count) / (isLong(settings[0]!.game) ? ENOUGH : settings.length));

/** The settings of each game and variant on the test shelf: what a law has a test of its own for. */
export const KINDS = kindsOf(Object.values(SHELF));

/** The same of the games that are really played. */
export const MODES = kindsOf(Object.values(GAMES));

/** Registers a law: a test for every kind of table that it says anything about. */
export function lawByKind(
  name: Law,
  holds: (settings: readonly Setting[], kind: string) => void | Promise<void>,
): void {
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
        numRuns: matchesEach(settings, count),
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
