/** For JSON values. Ignores the order of keys; undefined fields count as absent. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => equal(own(left, key), own(right, key)));
}

/** Ignores inherited fields, such as `__proto__`. */
export const own = (object: object, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key as keyof typeof object] : undefined;
