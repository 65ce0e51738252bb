import { plural } from "../../i18n/language.ts";
import type { InsightWords } from "./en.ts";

const de: InsightWords = {
  found: "Was sich zu diesem Zug zeigt",
  failed: "Diese Partie lässt sich hier nicht analysieren.",
  begins: "Gleich geht es los …",
  working: (done, of) => `${done} von ${of} Zügen abgewogen`,
  chance: "Aussicht auf den Sieg",
  chanceOf: (name) => `Aussicht auf den Sieg: ${name}`,
  graph: (what, first, last) => `${what}, Zug für Zug: ${first} am Anfang, ${last} am Ende`,
  eyes: {
    open: "Wie es stand",
    known: (name) => `Was ${name} wissen konnte`,
    openNote: "Mit allen Händen und Ablagen offen; was noch gezogen wird, weiß niemand.",
    knownNote: "Nach dem, was diese Person gesehen hatte. Nur danach werden Züge beurteilt.",
  },
  fromTo: (from, to) => `${from} → ${to}`,
  decision: "Entscheidung",
  luck: "Glück",
  luckNote:
    "Glück ist, was neben den Entscheidungen aus der Aussicht wurde: Karten, die kamen, und Karten, die niemand sehen konnte.",
  cost: ({ played, why, from, to, better, kept }) =>
    `${played}${why && ` ${why}`}: aus ${from} wurden ${to}; mit ${better} blieben ${kept}.`,
  others: (moves) => `Auch besser: ${moves.join("; ")}.`,
  other: (move, chance) => `${move}, ${chance}`,
  best: (played) => `${played}: Nichts war sicher besser.`,
  hint: {
    ask: "Tipp",
    note: "Was jetzt wohl das Beste ist, nach dem, was du siehst. Im Verlauf steht, dass du gefragt hast.",
    weighing: "Wird abgewogen …",
    nothing: "Hier lässt sich nichts sagen.",
    done: "Verstanden",
    taken: (n) => plural("de", n, { one: "bisher # Tipp", other: "bisher # Tipps" }),
  },
  advice: {
    over: (chance) => `über ${chance}`,
    best: (move, chance) => `${move}: ${chance} Aussicht.`,
    asGood: (move) => `${move}: etwa genauso gut.`,
    worse: (move, why, chance) => `${move}${why && ` ${why}`}: ${chance}.`,
  },
  notYet: "Dieser Zug wird noch abgewogen …",
  nothing: "Hier war nichts zu entscheiden.",
  unsure: "Was hier zu sehen war, verrät zu viel, um diesen Zug abzuwägen.",
  summary: {
    title: "Wie es sich entschied",
    soFar: "Bis jetzt: Noch sind nicht alle Züge abgewogen.",
    known: "Was wissen konnte, wer am Zug war",
    accuracy: "Genauigkeit",
    accuracyNote: "Der Teil der besten möglichen Aussicht, den die Züge bewahrt haben, nach dem, was zu wissen war.",
    account: "Entscheidungen und Glück, in Punkten von 100",
    first: "Am Anfang",
    decisionsOf: (name) => `Entscheidungen: ${name}`,
    last: "Am Ende",
    whose: "Wessen Aussicht",
    moments: "Die drei Momente",
    turning: "Der Wendepunkt",
    noTurning: "Die Partie blieb vom ersten Zug an auf einer Seite.",
    moment: (n, name) => `Zug ${n}, ${name}`,
    moved: (decision, luck) => `Entscheidung ${decision}, Glück ${luck}`,
    share: "Diesen Moment teilen",
    shareAll: "Teilen",
    shared: (mode, line) => `${mode} in Stillwater. ${line}`,
    line: (moment, told, moved) => `${moment}${told && `: ${told}`} (${moved})`,
    lines: (accuracy, moment, hasTurned) =>
      `Genauigkeit: ${accuracy}.${moment === undefined ? "" : ` ${hasTurned ? "Der Wendepunkt" : "Der folgenreichste Moment"}: ${moment}`}`,
    none: "Es wurde nicht gezogen: Da gibt es nichts zu analysieren.",
    table: "Alle Züge als Tabelle",
    move: "Zug",
    who: "Wer",
    said: "Was sich zeigt",
    drops: (n) =>
      plural("de", n, {
        one: "# Zug kostete einen Teil der Aussicht.",
        other: "# Züge kosteten einen Teil der Aussicht.",
      }),
  },
};

export default de;
