import { plural } from "../../../i18n/language.ts";
import type { HistoryMessages } from "./en.ts";

export default {
  title: "Frühere Partien",
  tableTitle: "Frühere Partien dieses Tischs",
  filters: "Filter",
  any: "Egal",
  game: "Spiel",
  seats: "Spieler",
  result: "Ergebnis",
  results: { won: "Gewonnen", lost: "Verloren", draw: "Unentschieden", ended: "Beendet" },
  wonBy: (names: string) => `Sieg für ${names}`,
  name: "Gespielt mit",
  nameHint: "Name",
  since: "Von",
  until: "Bis",
  players: (n: number) => plural("de", n, { one: "# Spieler", other: "# Spieler" }),
  playedOn: (move: number) => (move === 0 ? "von Anfang an weitergespielt" : `weitergespielt ab Zug ${move}`),
  playedOffline: "offline gespielt",
  hints: (n) => plural("de", n, { one: "mit # Tipp", other: "mit # Tipps" }),
  alone: "Allein",
  more: "Mehr anzeigen",
  all: "Alle anzeigen",
  shown: (n: number) => plural("de", n, { one: "# Partie", other: "# Partien" }),
  shownMore: (n: number) => `${plural("de", n, { one: "# Partie", other: "# Partien" })} und mehr`,
  none: "Noch keine beendeten Partien.",
  noneNote:
    "Spiel eine Partie zu Ende, allein oder mit anderen: Dann steht sie hier, und du kannst sie Zug für Zug ansehen.",
  tableNone: "Die Partien dieses Tischs kannst du nicht sehen.",
  tableNoneNote:
    "Partien an einem privaten Tisch sieht nur, wer dort gespielt hat. Deine eigenen stehen in deiner Liste.",
  play: "Eine Partie spielen",
  noneFits: "Keine Partien gefunden.",
  noneFitsNote: "Versuch es mit weniger Filtern.",
  failed: "Die Partien lassen sich gerade nicht laden.",
} satisfies HistoryMessages;
