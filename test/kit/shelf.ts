import fc from "fast-check";
import { test } from "vitest";
import { type AnyGame, variantOf } from "../../shared/engine/contract/game.ts";
import { maxLogLengthOf } from "../../shared/engine/contract/max-log-length.ts";
import type { MatchFileHeader } from "../../shared/engine/log/format.ts";
import { GAMES } from "../../shared/games/index.ts";
import { type Setting, settingsOf } from "../lab/settings.ts";
import { isAbout, type Law } from "../laws/laws.ts";
import { gameOf, SHELF } from "./games.ts";
import { byStrength, samples } from "./strength.ts";

export type { Setting };

export { gameOf, SHELF };

/** Every setting of the test shelf: all variants, combinations of options and numbers of seats. */
export const SETTINGS: readonly Setting[] = Object.values(SHELF).flatMap(settingsOf);

/** Maximum number of settings of a kind that laws are tried with. From kinds with more, an even sample is taken. */
const ENOUGH = byStrength({ quick: 6, gate: 10, nightly: 64 });

/** A setting in words, for test names and failure messages. */
export const nameOf = ({ game, options, seats }: Setting): string =>
  `${[game.id, ...Object.values(options).map(textOf)].join(" ")} with ${seats}`;

/** The value of an option in a name: for an object its title. */
export const textOf = (value: unknown): string =>
  typeof value === "object" && value !== null && "title" in value ? String(value.title) : String(value);

/** The name of a kind of table in test names: the game, and its variant if there are several. */
export const kindNameOf = ({ game, options }: Pick<Setting, "game" | "options">): string =>
  `${game.id} ${variantOf(game, options)}`.trim();

/** The name of the kind of table that a match file belongs to. */
export const kindNameOfFile = ({ game, options }: MatchFileHeader): string =>
  kindNameOf({ game: gameOf(game)!, options });

/** Where the gate samples between two settings, from 0 to 1 exclusive; it depends on the run's seed. */
const OFFSET = byStrength({ quick: 0, gate: (Number(process.env.SEED ?? 0) % 97) / 97, nightly: 0 });

/** The index of the i-th sampled setting, between the first and the last of `length`. */
const between = (i: number, length: number): number => 1 + Math.floor(((i + OFFSET) * (length - 2)) / (ENOUGH - 2));

/**
 * Number of settings of a kind in games with thousands of events, whose matches are expensive. Each kind of such a game
 * gets different settings.
 */
const OF_LONG = byStrength({ quick: 1, gate: 2, nightly: ENOUGH });

const isLong = (game: AnyGame): boolean => maxLogLengthOf(game) > maxLogLengthOf({});

/** A sample of a kind's settings: the first, the last, and an even spread between them. */
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
  // Multiples of the golden ratio are evenly spread, whatever their number.
  const at = (n: number) => Math.floor(((n * GOLDEN) % 1) * length);
  return Array.from({ length: OF_LONG }, (_, i) => settings[at(kind * OF_LONG + i)]!);
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** A sample of settings for every kind of table of these games. */
export const kindsOf = (games: Iterable<AnyGame>): ReadonlyMap<string, readonly Setting[]> =>
  new Map(
    [...games].flatMap((game) =>
      [...Map.groupBy(settingsOf(game), kindNameOf)].map(([kind, settings], n) => [kind, spread(settings, n)] as const),
    ),
  );

/** Number of matches for each of these settings, so that a kind gets about `count` in all. */
export const matchesEach = (settings: readonly Setting[], count: number): number =>
  Math.ceil(samples(count) / (isLong(settings[0]!.game) ? ENOUGH : settings.length));

/** The sampled settings of each kind on the test shelf; each law has one test per kind. */
export const KINDS = kindsOf(Object.values(SHELF));

/** The sampled settings of each kind of the published games. */
export const MODES = kindsOf(Object.values(GAMES));

/** Registers a law: one test for every kind of table that it applies to. */
export function lawByKind(
  name: Law,
  holds: (settings: readonly Setting[], kind: string) => void | Promise<void>,
): void {
  for (const [kind, settings] of KINDS)
    if (isAbout(name, settings[0]!.game)) test(`${name}: ${kind}`, () => holds(settings, kind));
}

/**
 * Registers a law that is a property: for every kind, about `count` matches scaled by STRENGTH, at least one for each
 * setting. A single property over all settings might skip some of them.
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

/** Throws the failure of a property, with its setting. */
function report<T>(setting: Setting, result: fc.RunDetails<T>): void {
  if (!result.failed) return;
  const { errorInstance: cause } = result;
  const message = cause instanceof Error ? cause.message : "";
  throw new Error(`${nameOf(setting)}: ${message}\n${fc.defaultReportMessage(result)}`, { cause });
}
