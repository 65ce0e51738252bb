import { skeletonOf } from "./look-alikes.ts";

/** The maximum length of a name, in characters. */
export const LONGEST_NAME = 24;

/** The name of deleted players, in every language. No player can choose it. */
export const ANONYMIZED = "N. N.";

/**
 * The characters of a name: letters and digits of every script, spaces and common punctuation, beginning with a letter
 * or digit. The only invisible characters are the two joiners within words of scripts without capitals, and the
 * variation selectors of Han and Mongolian.
 */
const NAME =
  /^[[\p{L}\p{N}]--\p{DI}](?:[[\p{L}\p{M}\p{N} '’“”.,:;!?\&+·\(\)_\-]--\p{DI}]|(?<=[\p{Lo}\p{M}])[\u200c\u200d](?=[\p{Lo}\p{M}])|(?<=\p{Script=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]|(?<=\p{Script=Mongolian})[\u180b-\u180d\u180f])*$/v;

/**
 * Three or more accents on a letter, or five or more combining marks: more than occur in writing, and they would cover
 * the lines above.
 */
const PILED = /[[\p{M}&&\p{Script=Inherited}]--\p{DI}]{3}|[\p{M}--\p{DI}]{5}/v;

export type NameFault = "empty" | "tooLong" | "characters" | "accents" | "nameless";

/**
 * The longest text to normalize, in UTF-16 code units. Normalization takes time that grows with the square of the
 * number of combining marks.
 */
const LONGEST_TEXT = 512;

/** Normalizes a name to NFC, and its white space. Leaves texts that are much too long for a name unchanged. */
export const tidyName = (text: string): string =>
  text.length > LONGEST_TEXT ? text : text.normalize("NFC").trim().replace(/\s+/g, " ");

const SKELETON_OF_ANONYMIZED = skeletonOf(ANONYMIZED);

/** @param name normalized by `tidyName` */
export function nameFault(name: string): NameFault | undefined {
  const fault = titleFault(name, LONGEST_NAME);
  if (fault) return fault;
  return skeletonOf(name) === SKELETON_OF_ANONYMIZED ? "nameless" : undefined;
}

/**
 * The fault of a title normalized by `tidyName`, if any. It has the characters of names.
 * @param longest the maximum length, in characters
 */
export function titleFault(title: string, longest: number): Exclude<NameFault, "nameless"> | undefined {
  if (title === "") return "empty";
  if ([...title].length > longest) return "tooLong";
  if (PILED.test(title)) return "accents";
  return NAME.test(title) ? undefined : "characters";
}
