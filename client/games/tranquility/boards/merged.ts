/** Undefined removes the field. */
export type Changes<T> = { readonly [Field in keyof T]?: T[Field] | undefined };

export const merged = <T extends object>(base: T, changes: Changes<T>): T =>
  Object.fromEntries(Object.entries({ ...base, ...changes }).filter(([, value]) => value !== undefined)) as T;
