import { skeletonOf } from "./look-alikes.ts";

/** How long a name may be, in characters. */
export const LONGEST_NAME = 24;

/** What somebody is called who is not to be named any more: nobody's name, in every language. */
export const NAMELESS = "N. N.";

/**
 * Letters and digits of every script, spaces, and common punctuation; first a letter or a digit. Of what is invisible only the
 * two joiners, where scripts without capitals need them inside a word, and the selectors of variants that Han and Mongolian have.
 */
const NAME =
  /^[[\p{L}\p{N}]--\p{DI}](?:[[\p{L}\p{M}\p{N} '’“”.,:;!?\&+·\(\)_\-]--\p{DI}]|(?<=[\p{Lo}\p{M}])[\u200c\u200d](?=[\p{Lo}\p{M}])|(?<=\p{Script=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]|(?<=\p{Script=Mongolian})[\u180b-\u180d\u180f])*$/v;

/** More accents than two on a letter, or more marks of its script than any writes: they would cover the lines above. */
const PILED = /[[\p{M}&&\p{Script=Inherited}]--\p{DI}]{3}|[\p{M}--\p{DI}]{5}/v;

/** What is wrong with a name. */
export type NameFault = "empty" | "tooLong" | "characters" | "accents" | "nameless";

/** The longest text that is tidied, in UTF-16 code units: normalizing combining marks costs time in proportion to their square. */
const LONGEST_TEXT = 512;

/** Folds the white space of a name. A text that is far too long for a name stays as it is. */
export const tidyName = (text: string): string =>
  text.length > LONGEST_TEXT ? text : text.normalize("NFC").trim().replace(/\s+/g, " ");

const SKELETON_OF_NAMELESS = skeletonOf(NAMELESS);

/** What is wrong with a tidied name, if anything. */
export function nameFault(name: string): NameFault | undefined {
  if (name === "") return "empty";
  if ([...name].length > LONGEST_NAME) return "tooLong";
  if (PILED.test(name)) return "accents";
  if (!NAME.test(name)) return "characters";
  return skeletonOf(name) === SKELETON_OF_NAMELESS ? "nameless" : undefined;
}

/** The nth of those who have a name: the name itself, shortened where it has to be, and a number. */
function numbered(name: string, n: number): string {
  const suffix = ` ${n}`;
  return `${[...name]
    .slice(0, LONGEST_NAME - suffix.length)
    .join("")
    .trimEnd()}${suffix}`;
}

/** Whether somebody of this name is called so beside others who have it as well. */
export function isNumbered(called: string, name: string): boolean {
  const n = Number(/ ([1-9]\d*)$/.exec(called)?.[1]);
  return n > 1 && numbered(name, n) === called;
}

/** The name, with a number where it looks like one of these skeletons. Who is not to be named is not told apart. */
export function distinctName(name: string, taken: ReadonlySet<string>): string {
  if (name === NAMELESS || !taken.has(skeletonOf(name))) return name;
  for (let n = 2; ; n++) if (!taken.has(skeletonOf(numbered(name, n)))) return numbered(name, n);
}
