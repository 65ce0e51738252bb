import { describe, expect, test } from "vitest";
import { describeGame } from "../../../../server/http/games.ts";
import type { Rng } from "../../../../shared/engine/chance/rng.ts";
import { command, type SectionReading } from "../../../../shared/games/wayward/commands.ts";
import { reference } from "../../../../shared/games/wayward/reference.ts";
import { READING } from "../../../../shared/games/wayward/transcript.ts";
import { wayward } from "../../../../shared/games/wayward/wayward.ts";
import { rolls } from "../../../kit/chance.ts";
import { pageText } from "../../../kit/protocol.ts";

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const anyOf = <T>(list: readonly T[], rng: Rng): T => list[rng(list.length)]!;

/** A random value made from the schema alone. */
function anyValue(schema: Schema, rng: Rng): unknown {
  const { type, minimum = 0, maximum = 0, maxItems = 0, items, properties = {}, required = [] } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return anyOf(schema.enum, rng);
  const kinds = schema.oneOf ?? schema.anyOf;
  if (kinds) return anyValue(anyOf(kinds, rng), rng);
  if (type === "integer") return minimum + rng(maximum - minimum + 1);
  if (type === "boolean") return rng(2) === 0;
  if (type === "string") return anyOf(["Turn a marker", "2 coins (once)"], rng);
  if (type === "array") return Array.from({ length: rng(maxItems + 1) }, () => anyValue(items!, rng));
  const names = Object.keys(properties).filter((name) => required.includes(name) || rng(2) === 0);
  return Object.fromEntries(names.map((name) => [name, anyValue(properties[name]!, rng)]));
}

const { read } = describeGame(wayward, reference).forms as unknown as { readonly read: { readonly schema: Schema } };

const isOnce = (list: readonly number[]): boolean => new Set(list).size === list.length;

/** Whether a value keeps the rules, except those about `within`. */
function keepsRules({ grid, section }: SectionReading): boolean {
  const { claim, cubes, end, right } = section;
  const isOnGrid = (space: number) => {
    const [row, lane] = [Math.floor(space / 10), space % 10];
    return row >= 1 && row <= grid.rows && lane >= 1 && lane <= grid.lanes;
  };
  const spaces = [...claim, ...cubes.map(({ at }) => at)];
  const effects = right.flatMap((one) => (one.do === "if" ? [one, ...one.then, ...one.else] : [one]));
  return (
    (end === 0 || isOnGrid(end)) &&
    spaces.every(isOnGrid) &&
    isOnce(claim) &&
    isOnce(cubes.map(({ at }) => at)) &&
    effects.length <= 12 &&
    effects.every((one) => one.do !== "if" || one.then.length > 0) &&
    effects.every((one) => one.do !== "later" || one.coins + one.cargo > 0)
  );
}

/** A random reading, mostly with spaces on its grid. */
function anyReading(rng: Rng): SectionReading {
  const value = anyValue(read.schema, rng) as SectionReading;
  return rng(4) === 0 ? value : { ...value, grid: { rows: 9, lanes: 9 } };
}

describe("the form of a section", () => {
  test("is filled by its description alone: of the values that the schema allows, those that keep its rules fit, and no others", () => {
    const rng = rolls(1);
    const counts = { fitting: 0, unfitting: 0 };
    for (let i = 0; i < 600; i++) {
      const value = anyReading(rng);
      const fits = READING.fits(value, null);
      expect(fits, JSON.stringify(value)).toBe(keepsRules(value));
      counts[fits ? "fitting" : "unfitting"]++;
      const { section: _, ...header } = value;
      expect(READING.fits(value, header)).toBe(fits);
      expect(READING.fits(value, { ...header, mirror: !header.mirror })).toBe(false);
      expect(READING.fits({ ...value, more: 1 }, null)).toBe(false);
    }
    expect(counts.fitting).toBeGreaterThan(50);
    expect(counts.unfitting).toBeGreaterThan(50);
  });

  test("has a value that fits in each move", () => {
    const rng = rolls(2);
    for (const mode of ["solo", "pair"] as const) {
      expect(READING.fits(READING.usual(mode), null)).toBe(true);
      for (let i = 0; i < 50; i++) {
        const { section: _, ...header } = READING.any(null, rng);
        expect(READING.fits(READING.usual(mode, header), header)).toBe(true);
      }
    }
  });

  test("has an example on the page that fits, and the rules of the description", () => {
    const [, example] = /```json\n(\{"stages".+)\n```/.exec(pageText("wayward"))!;
    expect(READING.fits(JSON.parse(example!), null)).toBe(true);
    expect(reference.forms.read.rules.length).toBeGreaterThan(4);
  });
});

test("every question of the reference is answered by the command of its name", () => {
  const types = command.def.options.map(({ def }) => def.shape.type.def.values[0] as string);
  expect(types).toEqual(expect.arrayContaining(Object.keys(reference.questions).filter((word) => word !== "none")));
  expect(describeGame(wayward, reference).bots).toEqual([]);
});
