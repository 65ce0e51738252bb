import { z } from "zod";

/** Letters, digits and the signs that names have, in any script; nothing that breaks a line or hides. */
const NAME = /^(?!.*\p{DI})[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’.\-_]*$/u;

/** A person's name: 1 to 24 characters, white space folded. */
export const name = z
  .string()
  .transform((text) => text.normalize("NFC").trim().replace(/\s+/g, " "))
  .pipe(z.string().min(1).max(24).regex(NAME, "letters, digits, spaces and ' . - _ only"));
