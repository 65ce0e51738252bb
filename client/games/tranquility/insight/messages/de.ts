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
  themes: {
    toll: "Gemeinsamer Abwurf",
    discard: "Wann abwerfen?",
    paying: "Bezahlen",
    sides: "Tag und Nacht",
    storms: "Stürme",
    gaps: "Letzte Felder",
    joker: "Joker",
    end: "Endspiel",
    placing: "Ablegen",
  },
  reasons: {
    flaw: (move, flaw) => `${move} ${flaw}.`,
    only: (n, fits) =>
      fits === 1
        ? `Nur die ${n} passt auf dieses Feld.`
        : `Auf dieses Feld passen nur ${fits} Zahlen, und die ${n} ist eine davon.`,
    room: (n, below, above) => `Die ${n} lässt ${sides([side("darunter", below), side("darüber", above)])}.`,
    discarding: "Nichts anderes ist die Karten oder den Platz wert: Zwei neue Karten helfen mehr.",
    giving: (n) =>
      n === 0
        ? "Du brauchst alle deine Karten: Die anderen können geben."
        : `Du kannst ${n === 1 ? "eine Karte" : `${n} Karten`} entbehren und behältst, was passt.`,
    paying: "Die Karten, die du behältst, passen besser auf die freien Felder als die, die du abgibst.",
    clearing:
      "Das Feld bleibt gesperrt, bis ein Kompass den Sturm vertreibt, und Besseres hat der Kompass kaum zu tun.",
    turning: (n) => `Die ${n} zeigt die falsche Seite, und der Leuchtturm wartet, bis sie gewendet ist.`,
    sweep: "Die offene Reihe passt besser auf deine Felder als deine Hand.",
    start: "Alles andere kann warten.",
  },
  flaws: {
    tooFew: (left, below, above, numbers) =>
      `lässt ${spaces(left)} ${stretch(below, above)} für ${plural("de", numbers, { one: "eine Zahl", other: "# Zahlen" })}`,
    tooMany: (left, below, above, held) =>
      `lässt nur ${spaces(left)} ${stretch(below, above)} für ${cards(held)} auf der Hand`,
    onlyPlace: (n, below, above) => `gibt die ${n} her, die auf das eine Feld ${stretch(below, above)} passt`,
  },
};

type RoomOnSide = Parameters<TranquilityMoveVocabulary["reasons"]["room"]>[1];

const side = (where: string, { spaces, numbers }: RoomOnSide): string =>
  spaces === 0
    ? ""
    : `${where} ${plural("de", spaces, { one: "ein Feld", other: "# Felder" })} für ${plural("de", numbers, { one: "eine Zahl", other: "# Zahlen" })}`;

const sides = (parts: readonly string[]): string => parts.filter((part) => part !== "").join(" und ");

export default de;
