import { plural } from "../../../i18n/language.ts";
import type { InsightMessages } from "./en.ts";

const de: InsightMessages = {
  found: "Analyse dieses Zugs",
  failed: "Diese Partie lässt sich hier nicht analysieren.",
  begins: "Wird vorbereitet …",
  working: (done, of) => `${done} von ${of} Zügen analysiert`,
  chance: "Siegchance bei gutem Spiel",
  chanceOf: (name) => `Siegchance bei gutem Spiel: ${name}`,
  play: {
    good: "bei gutem Spiel",
    here: "so, wie dieser Tisch spielt",
    hereNote: "Aus den bisherigen Zügen an diesem Tisch, verglichen mit guten.",
    both: (good, here) => `${good} bei gutem Spiel, ${here} so, wie du bisher spielst`,
    only: (good) => `${good} bei gutem Spiel`,
  },
  graph: (what, first, last) => `${what}, Zug für Zug: ${first} am Anfang, ${last} am Ende`,
  eyes: {
    open: "Tatsächliche Chancen",
    known: (name) => `Was ${name} wissen konnte`,
    openNote: "Mit allen Händen und Ablagen offen, aber ohne die Karten, die noch gezogen werden.",
    knownNote: "Nur nach dem, was diese Person gesehen hatte. Danach werden die Züge beurteilt.",
  },
  fromTo: (from, to) => `${from} → ${to}`,
  decision: "Entscheidung",
  luck: "Glück",
  luckNote:
    "Glück ist jede Änderung der Siegchance, die keine Entscheidung bewirkt hat: gezogene Karten und Karten, die niemand sehen konnte.",
  cost: ({ played, why, from, to, better, kept }) =>
    `${played}${why && ` ${why}`}: Bei gutem Spiel sank die Siegchance von ${from} auf ${to}; mit ${better} wären es ${kept}.`,
  others: (moves) => `Auch besser: ${moves.join("; ")}.`,
  other: (move, chance) => `${move}, ${chance}`,
  best: (played) => `${played}: bester Zug (keiner war klar besser).`,
  hint: {
    ask: "Tipp",
    note: "Der beste Zug nach dem, was du sehen kannst. Im Verlauf steht, dass du gefragt hast.",
    weighing: "Denkt nach …",
    nothing: "Hier gibt es keinen Tipp.",
    done: "Verstanden",
    taken: (n) => plural("de", n, { one: "bisher # Tipp", other: "bisher # Tipps" }),
  },
  advice: {
    over: (chance) => `über ${chance}`,
    best: (move, chance) => `${move}: Siegchance ${chance}.`,
    asGood: (move) => `${move}: etwa genauso gut.`,
    worse: (move, why, chance) => `${move}${why && ` ${why}`}: ${chance}.`,
  },
  notYet: "Dieser Zug wird noch analysiert …",
  nothing: "Hier war nichts zu entscheiden.",
  unsure: "Hier ist zu viel bekannt, um diesen Zug zu analysieren.",
  summary: {
    title: "Wie es sich entschied",
    soFar: "Bis jetzt: Noch sind nicht alle Züge analysiert.",
    known: "Was wissen konnte, wer am Zug war",
    accuracy: "Genauigkeit",
    accuracyNote:
      "Welchen Teil der bestmöglichen Siegchance die Züge erhalten haben, gemessen an dem, was man wissen konnte.",
    account: "Können und Glück, in Prozentpunkten",
    first: "Am Anfang",
    decisionsOf: (name) => `Entscheidungen: ${name}`,
    givenUp: "Aufgegeben",
    last: "Am Ende",
    whose: "Spieler",
    moments: "Schlüsselmomente",
    mistakes: "Weitere Fehler",
    turning: "Wendepunkt",
    noTurning: "Der wahrscheinlichere Ausgang war vom ersten bis zum letzten Zug derselbe.",
    wasGivenUp: "Die Partie wurde durch Aufgeben entschieden, nicht durch einen Zug.",
    moment: (n, name) => `Zug ${n}, ${name}`,
    moved: (decision, luck) => `Entscheidung ${decision}, Glück ${luck}`,
    share: "Diesen Moment teilen",
    shareAll: "Teilen",
    shared: (mode, line) => `${mode} in Stillwater. ${line}`,
    line: (moment, told, moved) => `${moment}${told && `: ${told}`} (${moved})`,
    lines: (accuracy, moment, hasTurned) =>
      `Genauigkeit: ${accuracy}.${moment === undefined ? "" : ` ${hasTurned ? "Wendepunkt" : "Wichtigster Moment"}: ${moment}`}`,
    none: "Es gab keine Züge, also nichts zu analysieren.",
    table: "Alle Züge als Tabelle",
    move: "Zug",
    who: "Wer",
    said: "Analyse",
    drops: (n) =>
      plural("de", n, {
        one: "# Fehler (Zug, der die Siegchance gesenkt hat).",
        other: "# Fehler (Züge, die die Siegchance gesenkt haben).",
      }),
  },
};

export default de;
