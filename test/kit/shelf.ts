import fc from "fast-check";
import { test } from "vitest";
import { type AnyGame, variantOf } from "../../shared/engine/contract/game.ts";
import { maxLogLengthOf } from "../../shared/engine/contract/max-log-length.ts";
import type { MatchFileHeader } from "../../shared/engine/log/format.ts";
import { GAMES } from "../../shared/games/index.ts";
import { type Setting, settingsOf } from "../lab/settings.ts";
import { isAbout, type Law } from "../laws/laws.ts";
import { gameOf, SHELF } from "./games.ts";
import { byStrength, runSeed, samples } from "./strength.ts";

export type { Setting };

export { gameOf, SHELF };

/** Settings of all games, including toys. */
export const SETTINGS: readonly Setting[] = Object.values(SHELF).flatMap(settingsOf);

/** Maximum number of settings per kind in tests; larger kinds are sampled. */
const ENOUGH = byStrength({ quick: 6, gate: 10, nightly: 64 });

export const nameOf = ({ game, options, seats }: Setting): string =>
  `${[game.id, ...Object.values(options).map(textOf)].join(" ")} with ${seats}`;

/** An option's value as text; objects are represented by their title. */
export const textOf = (value: unknown): string =>
  typeof value === "object" && value !== null && "title" in value ? String(value.title) : String(value);

/** The game, and the variant if it has several. */
export const kindNameOf = ({ game, options }: Pick<Setting, "game" | "options">): string =>
  `${game.id} ${variantOf(game, options)}`.trim();

export const kindNameOfFile = ({ game, options }: MatchFileHeader): string =>
  kindNameOf({ game: gameOf(game)!, options });

/** Shifts samples by a fraction of a step: at strength `gate`, other seeds try other settings. */
const OFFSET = byStrength({ quick: 0, gate: (runSeed() % 97) / 97, nightly: 0 });

/** An index after the first and before the last. */
const between = (i: number, length: number): number => 1 + Math.floor(((i + OFFSET) * (length - 2)) / (ENOUGH - 2));

/** Number of settings per sampled kind in games with long matches. */
const OF_LONG = byStrength({ quick: 1, gate: 2, nightly: ENOUGH });

const isLong = (game: AnyGame): boolean => maxLogLengthOf(game) > maxLogLengthOf({});

/** Samples the first, the last, and an even spread between; in long games an even spread that differs by kind. */
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
  // Multiples of the golden ratio are evenly spread.
  const at = (n: number) => Math.floor(((n * GOLDEN) % 1) * length);
  return Array.from({ length: OF_LONG }, (_, i) => settings[at(kind * OF_LONG + i)]!);
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

export const kindsOf = (games: Iterable<AnyGame>): ReadonlyMap<string, readonly Setting[]> =>
  new Map(
    [...games].flatMap((game) =>
      [...Map.groupBy(settingsOf(game), kindNameOf)].map(([kind, settings], n) => [kind, spread(settings, n)] as const),
    ),
  );

/** Matches per setting. A kind gets about `samples(count)`, in long games fewer. */
export const matchesEach = (settings: readonly Setting[], count: number): number =>
  Math.ceil(samples(count) / (isLong(settings[0]!.game) ? ENOUGH : settings.length));

/** Kinds of all games, including toys. */
export const KINDS = kindsOf(Object.values(SHELF));

/** Kinds of the published games. */
export const MODES = kindsOf(Object.values(GAMES));

/** Registers a test for each kind that the law applies to. */
export function lawByKind(
  name: Law,
  holds: (settings: readonly Setting[], kind: string) => void | Promise<void>,
): void {
  for (const [kind, settings] of KINDS)
    if (isAbout(name, settings[0]!.game)) test(`${name}: ${kind}`, () => holds(settings, kind));
}

/** Registers a law as one property per setting, with about `count` matches per kind, scaled by STRENGTH. */
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

function report<T>(setting: Setting, result: fc.RunDetails<T>): void {
  if (!result.failed) return;
  const { errorInstance: cause } = result;
  const message = cause instanceof Error ? cause.message : "";
  throw new Error(`${nameOf(setting)}: ${message}\n${fc.defaultReportMessage(result)}`, { cause });
}
