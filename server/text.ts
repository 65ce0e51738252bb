/** PostgreSQL cannot store NUL, and UTF-8 cannot encode lone surrogates. */
export const isText = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** Checks all strings and field names, at any depth. */
export function holdsText(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === "string" && !isText(next)) return false;
    if (typeof next !== "object" || next === null) continue;
    for (const [name, held] of Object.entries(next)) {
      if (!isText(name)) return false;
      left.push(held);
    }
  }
  return true;
}
