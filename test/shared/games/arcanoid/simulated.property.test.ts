import { describe, expect, test } from "vitest";
import { headerOf, type MatchFile } from "../../../../shared/engine/log/format.ts";
import { VARIANT_NAMES } from "../../../../shared/games/arcanoid/options.ts";
import { rolls } from "../../../kit/chance.ts";
import { altered, entryAt, type LooseEntry, renumbered, verdict, versionOf, without } from "../../../kit/forged.ts";
import { gameOf } from "../../../kit/games.ts";
import { goldens } from "../../../kit/golden.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { byStrength } from "../../../kit/strength.ts";
import { dealt, playOn } from "../../../lab/bots.ts";
import { randomPlayer } from "../../../lab/players.ts";

const game = gameOf("arcanoid")!;
const MATCHES = byStrength({ quick: 1, gate: 1, nightly: 200 });
const FORGERIES = byStrength({ quick: 4, gate: 8, nightly: 200 });

/** A match of one round; every fourth has five. */
function matchOf(variant: string, seats: number, n: number): MatchFile {
  const options = {
    variant,
    tide: n % 3 === 2,
    rounds: n % 4 === 3 ? 5 : 1,
    renewals: (n % 6) as number,
    ties: "top-card",
  };
  const bout = { game, options, seats, name: "whim", id: `${variant}-${seats}-${n}`, text: `${variant} ${seats} ${n}` };
  const { match, log } = playOn(bout, dealt(bout), randomPlayer(bout)).at(-1)!;
  return { header: headerOf(match, log), log };
}

describe.each(VARIANT_NAMES)("matches of random moves: %s", (variant) => {
  test.each([2, 4, 8])(
    "X78, section 13: with %i they end, and are proved by their logs",
    { timeout: 600_000 },
    (seats) => {
      let events = 0;
      for (let n = 0; n < MATCHES; n++) {
        const file = matchOf(variant, seats, n);
        events += file.log.length;
        expect(file.header.outcome?.reason).toMatch(/^(fields|swords|staves|cups|latest|none)$/);
        expect(verdict(file)).toBe(undefined);
      }
      console.info(`${variant} with ${seats}: ${MATCHES} matches, ${events} events, all proved`);
    },
  );
});

/** Changes or removes a field of an entry's payload; undefined if it has none. */
function forged(entry: LooseEntry, roll: (n: number) => number): object | undefined {
  const fields = Object.keys(entry).filter((field) => !["v", "at", "cause", "by", "type"].includes(field));
  const field = fields[roll(fields.length)];
  if (field === undefined) return undefined;
  const { [field]: value, ...rest } = entry;
  if (typeof value === "number") return { ...entry, [field]: value + 1 };
  return Array.isArray(value) && value.length > 0 ? { ...entry, [field]: value.slice(1) } : rest;
}

describe.each(VARIANT_NAMES)("altered matches are refused: %s", { timeout: 600_000 }, (variant) => {
  const kept = goldens({ arcanoid: game })
    .map(({ file }) => file)
    .filter(({ header }) => (header.options as { variant: string }).variant === variant)
    .toSorted((a, b) => a.log.length - b.log.length);

  test("an event is altered, is missing, or is repeated", () => {
    const file = itemAt(kept, 0);
    const roll = rolls(variant.length);
    for (let n = 0; n < FORGERIES; n++) {
      // Near the end of a match another choice could leave no trace.
      const v = versionOf(file, "RoundBegun") + roll(file.log.length >> 1);
      const other = forged(entryAt(file, v), roll);
      if (other) expect(verdict(altered(file, v, () => other)), JSON.stringify(other)).toBeDefined();
      expect(verdict(renumbered(without(file, v))), `${v} is missing`).toBeDefined();
      const twice = { ...file, log: file.log.toSpliced(v, 0, itemAt(file.log, v - 1)) };
      expect(verdict(renumbered(twice)), `${v} is told twice`).toBeDefined();
    }
  });
});
