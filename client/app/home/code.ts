/**
 * An invitation may be pasted whole: its code is what follows the last slash. A code that was read out may come in capitals,
 * or in pieces.
 */
export function codeIn(text: string): string {
  const last = text.trim().replace(/\/+$/, "").split("/").at(-1) ?? "";
  return last.replace(/[\s-]+/g, "").toLowerCase();
}
