/** @throws an Error at the caller's line that names what is missing */
export function itemAt<Of extends object, Key extends keyof Of>(of: Of, key: Key): NonNullable<Of[Key]> {
  const item = of[key];
  if (item !== undefined && item !== null) return item;
  const rest = Array.isArray(of) ? `in a list of ${of.length}` : `among ${Object.keys(of).join(", ") || "no fields"}`;
  const error = new Error(`there is no item ${String(key)} ${rest}`);
  Error.captureStackTrace(error, itemAt);
  throw error;
}
