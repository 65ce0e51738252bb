import { skeletonOf } from "./look-alikes.ts";

/** In characters. */
export const LONGEST_NAME = 24;

/** The name of deleted players; no player can choose it. */
export const ANONYMIZED = "N. N.";

/**
 * Letters and digits of every script, spaces and common punctuation, beginning with a letter or digit. Invisible
 * characters: only the two joiners within words of scripts without capitals, and the variation selectors of Han and
 * Mongolian.
 */
const NAME =
  /^[[\p{L}\p{N}]--\p{DI}](?:[[\p{L}\p{M}\p{N} '’“”.,:;!?\&+·\(\)_\-]--\p{DI}]|(?<=[\p{Lo}\p{M}])[\u200c\u200d](?=[\p{Lo}\p{M}])|(?<=\p{Script=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]|(?<=\p{Script=Mongolian})[\u180b-\u180d\u180f])*$/v;

/** Three or more accents on a letter, or five or more combining marks, which would cover the line above. */
const PILED = /[[\p{M}&&\p{Script=Inherited}]--\p{DI}]{3}|[\p{M}--\p{DI}]{5}/v;

export type NameFault = "empty" | "tooLong" | "characters" | "accents" | "nameless";

/** In UTF-16 code units. The time to normalize grows with the square of the number of combining marks. */
const LONGEST_TEXT = 512;

/** Normalizes to NFC and single spaces. Leaves much too long texts unchanged. */
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
 * @param title normalized by `tidyName`
 * @param longest in characters
 */
export function titleFault(title: string, longest: number): Exclude<NameFault, "nameless"> | undefined {
  if (title === "") return "empty";
  if ([...title].length > longest) return "tooLong";
  if (PILED.test(title)) return "accents";
  return NAME.test(title) ? undefined : "characters";
}
