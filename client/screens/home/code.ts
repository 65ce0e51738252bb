/** An invitation may be pasted whole: its code is what follows the last slash. */
export const codeIn = (text: string): string => text.trim().replace(/\/+$/, "").split("/").at(-1) ?? "";
