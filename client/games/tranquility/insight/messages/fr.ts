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
  themes: {
    toll: "Défausse commune",
    discard: "Quand défausser",
    paying: "Payer",
    sides: "Jour et nuit",
    storms: "Tempêtes",
    gaps: "Dernières cases",
    joker: "Jokers",
    end: "Fin de partie",
    placing: "Placer",
  },
  reasons: {
    flaw: (move, flaw) => `${move} ${flaw}.`,
    only: (n, fits) =>
      fits === 1
        ? `Seul le ${n} convient à cette case.`
        : `Seuls ${fits} nombres conviennent à cette case, dont le ${n}.`,
    room: (n, below, above) => `Le ${n} laisse ${sides([side("en dessous", below), side("au-dessus", above)])}.`,
    discarding: "Rien d’autre ne vaut ses cartes ni la place prise : deux nouvelles cartes aident davantage.",
    giving: (n) =>
      n === 0
        ? "Toutes vos cartes sont utiles : les autres peuvent donner."
        : `Vous pouvez vous passer de ${n === 1 ? "une carte" : `${n} cartes`}, et gardez celles qui conviennent.`,
    paying: "Les cartes gardées conviennent mieux aux cases libres que celles que vous donnez.",
    clearing:
      "La case reste fermée tant qu’une boussole ne chasse pas la tempête, et la boussole n’a guère mieux à faire.",
    turning: (n) => `Le ${n} montre le mauvais côté, et le phare attend qu’il soit retourné.`,
    sweep: "La rangée visible convient mieux à vos cases que votre main.",
    start: "Tout le reste peut attendre.",
  },
  flaws: {
    tooFew: (left, below, above, numbers) =>
      `laisse ${spaces(left)} ${stretch(below, above)} pour ${plural("fr", numbers, { one: "un nombre", other: "# nombres" })}`,
    tooMany: (left, below, above, held) =>
      `ne laisse que ${spaces(left)} ${stretch(below, above)} pour ${cards(held)} en main`,
    onlyPlace: (n, below, above) => `abandonne ${n}, qui va sur la seule case ${stretch(below, above)}`,
  },
};

type RoomOnSide = Parameters<TranquilityMoveVocabulary["reasons"]["room"]>[1];

const side = (where: string, { spaces, numbers }: RoomOnSide): string =>
  spaces === 0
    ? ""
    : `${where} ${plural("fr", spaces, { one: "une case", other: "# cases" })} pour ${plural("fr", numbers, { one: "un nombre", other: "# nombres" })}`;

const sides = (parts: readonly string[]): string => parts.filter((part) => part !== "").join(" et ");

export default fr;
