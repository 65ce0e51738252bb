/** How long a name may be, in characters. */
export const LONGEST_NAME = 24;

/**
 * Letters and digits of every script, spaces, and common punctuation; first a letter or a digit. Of what is invisible only the
 * two joiners, where scripts without capitals need them inside a word.
 */
const NAME =
  /^(?!.*[\p{DI}--[\u200c\u200d]])[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} '’“”.,:;!?\&+·\(\)_\-]|(?<=[\p{Lo}\p{M}])[\u200c\u200d](?=[\p{Lo}\p{M}]))*$/v;

/** What is wrong with a name. */
export type NameFault = "empty" | "tooLong" | "characters";

/** A name as it is kept: white space folded. */
export const tidyName = (text: string): string => text.normalize("NFC").trim().replace(/\s+/g, " ");

/** What is wrong with a tidied name, if anything. */
export function nameFault(name: string): NameFault | undefined {
  if (name === "") return "empty";
  if ([...name].length > LONGEST_NAME) return "tooLong";
  return NAME.test(name) ? undefined : "characters";
}
