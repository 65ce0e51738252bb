import { digestOf } from "./chance/fair.ts";

/**
 * Equal for equal JSON values, whatever the order of fields.
 * @param digits hexadecimal, at most 64
 */
export const fingerprintOf = (value: unknown, digits: number): string =>
  digestOf(JSON.stringify(sorted(value))).slice(0, digits);

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)]),
  );
}
