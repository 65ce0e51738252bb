import { plural } from "../../../i18n/language.ts";
import type { GalleryMessages } from "./en.ts";

const de: GalleryMessages = {
  title: "Spielfelder von Spielern",
  lead: "Spielfelder, die andere gezeichnet haben. Eröffne einen Tisch mit einem davon, oder mach daraus dein eigenes.",
  link: "Spielfelder von Spielern",
  make: "Spielfeld zeichnen",
  week: "Spielfeld der Woche",
  weekDeal: "Partie der Woche",
  weekDealNote: "Alle können sie einmal spielen. Alle Ergebnisse stehen in der Rangliste.",
  search: "Nach Titel oder Autor suchen",
  order: "Reihenfolge",
  orders: { newest: "Neueste", played: "Meistgespielt", won: "Am häufigsten gewonnen" },
  which: "Welche Spielfelder",
  all: "Alle",
  mine: "Deine",
  boards: "Spielfelder",
  none: "Noch gibt es keine Spielfelder. Zeichne eines und veröffentliche es!",
  noneMine: "Du hast noch kein Spielfeld veröffentlicht.",
  noneFound: "Kein Spielfeld hat das im Titel oder beim Autor.",
  more: "Mehr zeigen",
  failed: "Die Spielfelder konnten nicht geladen werden.",
  failedOne: "Das Spielfeld konnte nicht geladen werden.",
  missing: "Dieses Spielfeld gibt es hier nicht. Vielleicht wurde es entfernt.",
  by: (author) => `von ${author}`,
  unplayed: "noch nicht gespielt",
  matches: (n) => plural("de", n, { one: "einmal gespielt", other: "#-mal gespielt" }),
  won: (won, matches) => `${won} von ${matches} gewonnen`,
  published: (at) => `Veröffentlicht am ${at}`,
  preview: (title, author) =>
    `„${title}“ von ${author}. Eröffne einen Tisch damit, oder ändere es nach deinem Geschmack.`,
  start: "Als Vorlage verwenden",
  copy: "Link kopieren",
  report: "Melden",
  reported: "Danke. Der Betreiber dieser Seite sieht sich das Spielfeld an.",
  unpublish: "Aus der Galerie entfernen",
  unpublished: "Das Spielfeld ist nicht mehr in der Galerie. Partien darauf bleiben.",
  publish: {
    title: "Spielfeld veröffentlichen",
    lead: "Alle finden dein Spielfeld in der Galerie, mit diesem Titel und diesem Autor. Du kannst es jederzeit entfernen.",
    name: "Titel",
    author: "Autor",
    authorNote: "Lass die Zeile leer, um unter deinem jetzigen Namen zu veröffentlichen.",
    submit: "Veröffentlichen",
    published: "Dein Spielfeld ist in der Galerie.",
    noBoard:
      "In diesem Link ist kein Spielfeld. Vielleicht ist er unvollständig oder stammt aus einer neueren Version.",
    faulty: "Dieses Spielfeld ist noch nicht spielbar. Bessere es erst im Editor nach.",
    editor: "Zurück zum Editor",
    see: "In der Galerie ansehen",
  },
  refusals: {
    BadBoard:
      "Dieses Spielfeld kann nicht veröffentlicht werden. Titel und Autor bestehen aus Buchstaben, Ziffern und Satzzeichen und beginnen mit einem Buchstaben oder einer Ziffer.",
    BoardIsPublished: "Dieses Spielfeld gibt es schon in der Galerie, vielleicht unter einem anderen Titel.",
    TooManyBoards:
      "Du hast so viele Spielfelder veröffentlicht wie möglich. Entferne eines, oder versuche es morgen wieder.",
    NoSuchBoard: "Dieses Spielfeld gibt es in der Galerie nicht mehr.",
    NotYourBoard: "Nur wer ein Spielfeld veröffentlicht hat, kann es entfernen.",
    NoSuchGame: "Hier gibt es keine Spielfelder für dieses Spiel.",
  },
};

export default de;
