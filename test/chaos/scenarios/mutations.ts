import fc from "fast-check";

export type Mutation<T> = (value: T) => T;

/** Values that no code expects. */
const EDGES: readonly unknown[] = [
  null,
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  -1,
  0.5,
  63,
  64,
  2 ** 31,
  2 ** 53,
  "",
  "__proto__",
  "constructor",
  "\u0000\u2028\ud800",
  "x".repeat(5000),
  [],
  {},
  Array.from({ length: 300 }, (_, i) => i),
  { __proto__: null, length: 3 },
];
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...EDGES),
  fc.anything({ maxDepth: 2, maxKeys: 3 }),
  fc.integer({ min: -4, max: 100 }),
  fc.string({ maxLength: 40 }),
);

const HOWS = ["replaced", "left out", "added", "wrapped", "twice"] as const;

/** Mutates one place, at most three levels deep. */
export const bend: fc.Arbitrary<Mutation<unknown>> = fc
  .record({
    steps: fc.array(fc.nat(20), { maxLength: 3 }),
    how: fc.constantFrom(...HOWS),
    key: fc.oneof(fc.constantFrom("seat", "type", "id", "__proto__", "toString"), fc.string({ maxLength: 8 })),
    junk,
  })
  .map(({ steps, how, key, junk }) => {
    const change: Mutation<unknown> = (value) => {
      if (how === "wrapped") return [value];
      if (how === "twice") return Array.isArray(value) ? [...value, ...value] : [value, value];
      if (how === "added" && isRecord(value)) return { ...value, [key]: junk };
      return junk;
    };
    return (value) => mutatedAt(value, steps, how === "left out" ? without : change);
  });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A copy without its first field; undefined for arrays, and for values without fields. */
function without(value: unknown): unknown {
  if (!isRecord(value)) return undefined;
  const [first, ...rest] = Object.entries(value);
  return first && Object.fromEntries(rest);
}

function mutatedAt(value: unknown, [step, ...rest]: readonly number[], change: Mutation<unknown>): unknown {
  if (step === undefined || typeof value !== "object" || value === null) return change(value);
  const keys = Object.keys(value);
  const key = keys[step % (keys.length + 1)];
  // The whole value is changed as often as each of its parts.
  if (key === undefined) return change(value);
  const bent = mutatedAt((value as Record<string, unknown>)[key], rest, change);
  return Array.isArray(value) ? value.map((item, i) => (String(i) === key ? bent : item)) : { ...value, [key]: bent };
}

const cutShort = fc.nat().map(
  (at): Mutation<Buffer> =>
    (bytes) =>
      bytes.subarray(0, at % (bytes.length + 1)),
);
const overwritten = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 }).map(
  (changes): Mutation<Buffer> =>
    (bytes) => {
      const bent = Buffer.from(bytes);
      for (const [at, byte] of changes) bent[at % Math.max(1, bent.length)] = byte;
      return bent;
    },
);
const doubled = fc.tuple(fc.nat(), fc.nat(200)).map(
  ([at, length]): Mutation<Buffer> =>
    (bytes) => {
      const from = at % (bytes.length + 1);
      const part = bytes.subarray(from, from + length);
      return Buffer.concat([bytes.subarray(0, from), part, part, bytes.subarray(from + length)]);
    },
);
const anything = fc.uint8Array({ maxLength: 120 }).map(
  (all): Mutation<Buffer> =>
    () =>
      Buffer.from(all),
);

export const scramble: fc.Arbitrary<Mutation<Buffer>> = fc.oneof(cutShort, overwritten, doubled, anything);
