import { plural } from "../../../../i18n/language.ts";
import type { TranquilityMoveVocabulary } from "./en.ts";

const spaces = (n: number) => plural("de", n, { one: "ein Feld", other: "# Felder" });
const cards = (n: number) => plural("de", n, { one: "eine Karte", other: "# Karten" });

function stretch(below: number | undefined, above: number | undefined): string {
  if (below === undefined) return above === undefined ? "auf dem Brett" : `unter der ${above}`;
  return above === undefined ? `über der ${below}` : `zwischen ${below} und ${above}`;
}

const de: TranquilityMoveVocabulary = {
  beside: (n, other) => `${n} neben der ${other}`,
  between: (n, below, above) => `${n} zwischen ${below} und ${above}`,
  first: (n) => `${n} auf dem ersten Feld`,
  last: (n) => `${n} auf dem letzten Feld`,
  at: (n, row, column) => `${n} in Reihe ${row}, Spalte ${column}`,
  paying: (move, names) => `${move} (bezahlt mit ${names})`,
  joker: (n) => `Joker als ${n}`,
  discarding: (names) => `Abwurf von ${names}`,
  giving: (names) => `Gabe von ${names}`,
  givingNothing: "leere Gabe",
  payingWith: (names) => `Bezahlung mit ${names}`,
  start: "Hafen",
  finish: "Leuchtturm",
  clearing: (row, column) => `Kompass gegen den Sturm in Reihe ${row}, Spalte ${column}`,
  turning: (n) => `gewendeter ${n}`,
  sweep: "ganzer Reihe",
  flaws: {
    tooFew: (left, below, above, numbers) =>
      `lässt ${spaces(left)} ${stretch(below, above)} für ${plural("de", numbers, { one: "eine Zahl", other: "# Zahlen" })}`,
    tooMany: (left, below, above, held) =>
      `lässt nur ${spaces(left)} ${stretch(below, above)} für ${cards(held)} auf der Hand`,
    onlyPlace: (n, below, above) => `gibt die ${n} her, die auf das eine Feld ${stretch(below, above)} passt`,
  },
};

export default de;
