import { type $ZodType, type $ZodTypes, config } from "zod/v4/core";

/** JSON texts of about `bytes` bytes that replace `sample`. */
const FILLINGS: readonly ((bytes: number, sample: unknown) => string)[] = [
  (bytes) => `[${repeated("{}", bytes)}]`,
  (bytes) => `[${repeated("0", bytes)}]`,
  (bytes, sample) => `[${repeated(JSON.stringify(wrongIn(Array.isArray(sample) ? sample[0] : sample)), bytes)}]`,
  (bytes) => `{${numbered(bytes, (key) => `"${key}":0`)}}`,
  (bytes) => "[".repeat(bytes / 2) + "]".repeat(bytes / 2),
  (bytes) => `"${"a ".repeat(bytes / 2)}"`,
  (bytes) => "9".repeat(bytes),
];

/** Replaces values by others of a wrong type, and keeps the shape. */
function wrongIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [{}, {}] : value.map(wrongIn);
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, wrongIn(part)]));
}

const repeated = (item: string, bytes: number): string =>
  Array(Math.floor(bytes / (item.length + 1)))
    .fill(item)
    .join(",");

function numbered(bytes: number, itemOf: (key: string) => string): string {
  const items: string[] = [];
  for (let n = 0, size = 0; size < bytes; n++) {
    const item = itemOf(n.toString(36));
    items.push(item);
    size += item.length + 1;
  }
  return items.join(",");
}

/**
 * Copies of a sample with one huge value each, one per kind of place and filling. Each has at most `bytes` bytes. For
 * `undefined`, only the fillings.
 */
export function* oversized(sample: unknown, bytes: number): Generator<string> {
  const whole = JSON.stringify(sample) ?? "";
  for (const path of placesIn(sample)) {
    for (const filling of FILLINGS) {
      const room = bytes - whole.length - 64;
      if (room > 0) yield textWith(sample, path, filling(room, valueAt(sample, path)));
    }
  }
}

type Path = readonly (string | number)[];

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (at as Readonly<Record<string | number, unknown>>)[key], value);

/** Paths to the parts of a value: of a list only the first item, of lists or objects of one shape only one. */
function placesIn(value: unknown, path: Path = [], seen = new Set<string>()): readonly Path[] {
  const looks = shapeOf(value);
  if (looks !== "single" && seen.has(looks)) return [];
  seen.add(looks);
  const parts = Array.isArray(value) ? [...value.slice(0, 1).entries()] : entriesOf(value);
  return [path, ...parts.flatMap(([key, part]) => placesIn(part, [...path, key], seen))];
}

const shapeOf = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? JSON.stringify(entriesOf(value).map(([key, part]) => [key, shapeOf(part)]))
    : "single";

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === "object" && value !== null ? Object.entries(value) : [];

function textWith(value: unknown, [key, ...path]: Path, text: string): string {
  if (key === undefined) return text;
  if (Array.isArray(value))
    return `[${value.map((part, at) => (at === key ? textWith(part, path, text) : JSON.stringify(part))).join(",")}]`;
  const parts = entriesOf(value).map(
    ([name, part]) => `${JSON.stringify(name)}:${name === key ? textWith(part, path, text) : JSON.stringify(part)}`,
  );
  return `{${parts.join(",")}}`;
}

export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]))
    : value;
}

/** Counts the error messages that Zod schemas build. */
export async function issuesIn(act: () => unknown): Promise<number> {
  let count = 0;
  const { customError } = config();
  config({
    customError: () => {
      count++;
      return undefined;
    },
  });
  try {
    await act();
    return count;
  } finally {
    config({ customError });
  }
}

/** Paths of lists, sets, maps and records without a maximum length. */
export function unboundedIn(schema: $ZodType, path = "", seen = new Set<$ZodType>()): readonly string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const within = (part: $ZodType, at: string) => unboundedIn(part, `${path}${at}`, seen);
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case "array":
      return [...(isCapped(schema) ? [] : [`${path}[]`]), ...within(def.element, "[]")];
    case "set":
    case "map":
    case "record":
      return isCapped(schema) ? [] : [`${path}{}`];
    case "object":
      return Object.entries(def.shape).flatMap(([key, part]) => within(part, `.${key}`));
    case "union":
      return def.options.flatMap((part) => within(part, ""));
    case "tuple":
      return def.items.flatMap((part, at) => within(part, `[${at}]`));
    case "pipe":
      return [...within(def.in, ""), ...within(def.out, "")];
    case "default":
    case "nullable":
    case "optional":
    case "readonly":
    case "nonoptional":
    case "prefault":
    case "catch":
      return within(def.innerType, "");
    default:
      return [];
  }
}

/** Zod reads a list without such a check whole before it rejects the list. */
const isCapped = (schema: $ZodType): boolean =>
  ((schema as $ZodTypes)._zod.def.checks ?? []).some(({ _zod: { def } }) =>
    ["max_length", "max_size", "length_equals", "size_equals"].includes(def.check),
  );
