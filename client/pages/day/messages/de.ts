import { plural } from "../../../i18n/language.ts";
import type { DayMessages } from "./en.ts";

export default {
  title: "Partie des Tages",
  of: (day) => `Partie vom ${day}`,
  lead: "Jeden Tag eine Partie mit denselben Karten für alle. Du hast einen Versuch.",
  alone: "allein",
  withBots: (n) => plural("de", n, { one: "mit einem Bot", other: "mit # Bots" }),
  play: "Partie des Tages spielen",
  goOn: "Versuch fortsetzen",
  again: "Noch einmal spielen",
  later: "Diese Partie spielen",
  notCounted: "Nur zum Spaß: zählt nicht mehr.",
  opening: "Die Karten werden verteilt …",
  open: (left, at) => `Noch ${left} offen, bis ${at} deiner Zeit.`,
  sealed: (left, at) => `Versiegelt. Sie öffnet in ${left}, um ${at} deiner Zeit.`,
  closing: (at) =>
    `Wer schon angefangen hat, kann bis ${at} deiner Zeit zu Ende spielen. Dann werden die Ergebnisse veröffentlicht.`,
  tries: (n, finished) =>
    n === 0
      ? "Noch keine Versuche."
      : `${plural("de", n, { one: "# Versuch", other: "# Versuche" })}, ${finished} geschafft`,
  commitment: "Siegel der Karten",
  fair: "So prüfst du es",
  yours: "Dein Versuch",
  finished: "Geschafft",
  unplayed: "Nicht zu Ende gespielt",
  ended: "Vorbei",
  underWay: "Läuft",
  rank: (rank, of) => `${rank}. von ${of}`,
  best: "Beste Ergebnisse",
  watch: "Replay",
  watchOf: (name) => `Replay von ${name}`,
  share: "Ergebnis teilen",
  copied: "Ergebnis kopiert",
  copy: "Dein Ergebnis kopieren",
  everybody: "Alle Ergebnisse",
  everybodyNote: "Jede Säule zählt die Versuche mit diesem Ergebnis; die goldene ist deine.",
  everybodyNoteOnly: "Jede Säule zählt die Versuche mit diesem Ergebnis.",
  everybodyLater: "Die Ergebnisse der anderen siehst du, sobald dein Versuch beendet oder der Tag vorbei ist.",
  tried: "Versuche",
  you: "Du",
  average: "Durchschnitt der geschafften Versuche",
  orMore: (n) => `${n} oder mehr`,
  calendar: "Frühere Tage",
  more: "Weitere Tage",
  ahead: "Kommende Tage",
  aheadNote:
    "Ihre Karten stehen schon fest. Ist der Tag da, kann jeder ihren Startwert mit dem Siegel unter „Beweis“ prüfen.",
  today: "Zur heutigen Partie",
  none: "Diesen Tag gibt es nicht.",
  failed: "Die Tage lassen sich gerade nicht laden.",
} satisfies DayMessages;
