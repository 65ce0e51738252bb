/** Letters, each followed by the basic Latin one that it looks like: Greek and Cyrillic capitals, then others. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  (
    "ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX АA ВB ЕE ЅS ІI ЈJ КK МM НH ОO РP СC ТT УY ХX " +
    "αa οo νv ρp υu ιi κk χx ηn аa еe оo рp сc уy хx іi јj ѕs ԁd һh пn ռn ɴn ıi ɡg"
  )
    .split(" ")
    .map((pair) => [...pair] as [string, string]),
);

const ACCENTS = /[\p{M}&&\p{Script=Inherited}]/gv;
const UNREAD = /[^\p{L}\p{M}\p{N}]/gu;

/** The same for names that look alike. */
export const skeletonOf = (name: string): string =>
  [...name.normalize("NFKD").replace(ACCENTS, "").replace(UNREAD, "")]
    .map((letter) => LOOK_ALIKES.get(letter) ?? letter)
    .join("")
    .toLowerCase()
    .replace(/[i1|]/g, "l")
    .replaceAll("0", "o")
    .replaceAll("rn", "m");
