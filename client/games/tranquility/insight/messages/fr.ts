import { plural } from "../../../../i18n/language.ts";
import type { TranquilityMoveVocabulary } from "./en.ts";

const spaces = (n: number) => plural("fr", n, { one: "une case", other: "# cases" });
const cards = (n: number) => plural("fr", n, { one: "une carte", other: "# cartes" });

function stretch(below: number | undefined, above: number | undefined): string {
  if (below === undefined) return above === undefined ? "sur le plateau" : `sous le ${above}`;
  return above === undefined ? `au-dessus du ${below}` : `entre ${below} et ${above}`;
}

const fr: TranquilityMoveVocabulary = {
  beside: (n, other) => `${n} à côté du ${other}`,
  between: (n, below, above) => `${n} entre ${below} et ${above}`,
  first: (n) => `${n} sur la première case`,
  last: (n) => `${n} sur la dernière case`,
  at: (n, row, column) => `${n} en rangée ${row}, colonne ${column}`,
  paying: (move, names) => `${move} (en payant avec ${names})`,
  joker: (n) => `un joker comme ${n}`,
  discarding: (names) => `défausser ${names}`,
  giving: (names) => `donner ${names}`,
  givingNothing: "ne rien donner",
  payingWith: (names) => `payer avec ${names}`,
  start: "le port",
  finish: "le phare",
  clearing: (row, column) => `chasser la tempête en rangée ${row}, colonne ${column}`,
  turning: (n) => `retourner ${n}`,
  sweep: "prendre toute la rangée",
  flaws: {
    tooFew: (left, below, above, numbers) =>
      `laisse ${spaces(left)} ${stretch(below, above)} pour ${plural("fr", numbers, { one: "un nombre", other: "# nombres" })}`,
    tooMany: (left, below, above, held) =>
      `ne laisse que ${spaces(left)} ${stretch(below, above)} pour ${cards(held)} en main`,
    onlyPlace: (n, below, above) => `abandonne ${n}, qui va sur la seule case ${stretch(below, above)}`,
  },
};

export default fr;
