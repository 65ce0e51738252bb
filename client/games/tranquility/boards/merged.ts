/** Changes to some fields. Undefined: the field is removed. */
export type Changes<T> = { readonly [Field in keyof T]?: T[Field] | undefined };

/** An object with some fields changed or removed. */
export const merged = <T extends object>(base: T, changes: Changes<T>): T =>
  Object.fromEntries(Object.entries({ ...base, ...changes }).filter(([, value]) => value !== undefined)) as T;
