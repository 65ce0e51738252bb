import type { ReadingWords } from "./en.ts";

const de: ReadingWords = {
  pages: "Seiten",
  play: "Spielen",
  print: "Drucken",
  wholeBook: "Alle zusammen",
  rulesOf: (game) => `Die Regeln von ${game}`,
  rulesLead:
    "Von Anfang bis Ende erzählt. Die Nummern neben dem Text sind die, die der Tisch nennt, wenn er Nein sagt.",
  day: {
    title: "Die Partie des Tages",
    lead: "Jeden Tag eine Partie, für alle dieselben Karten: Ein Versuch zählt, danach siehst du, wie es allen erging.",
  },
  fair: {
    title: "Niemand kann die Karten bestimmen",
    lead: "Nicht wer spielt, nicht wer das hier gebaut hat, nicht wer den Server betreibt. Und niemand muss das glauben: Jede Partie, die zu Ende ist, lässt sich prüfen, auf dem eigenen Gerät.",
    steps: [
      [
        "Das Geben ist versiegelt, bevor sich jemand setzt",
        "Wenn ein Tisch aufgemacht wird, zieht der Server einen Samen, eine Zahl aus 64 Ziffern, und zeigt sein Siegel (SHA-256). Das Siegel verrät nichts, und kein anderer Samen hat das gleiche.",
      ],
      [
        "Alle geben eine eigene Zahl dazu",
        "Wer Platz nimmt, wirft eine Zahl in den Topf, die das eigene Gerät gezogen hat. Der Server hatte seinen Samen gewählt, bevor er sie kannte; und niemand kannte den Samen.",
      ],
      [
        "Jedes Mischen folgt aus diesen Zahlen",
        "Samen und Zahlen zusammen entscheiden über jede Karte, die gegeben, gezogen oder gemischt wird, nach einem Verfahren, das aufgeschrieben ist (HMAC-SHA-256). Eine andere Quelle hat der Zufall nicht.",
      ],
      [
        "Am Ende wird der Samen verraten",
        "Er muss zum Siegel vom Anfang passen. Von da an kann jeder Mensch die ganze Partie nachrechnen: jede Karte, jeden Zug, das Ende.",
      ],
    ],
    check: "Nachprüfen",
    checkNote:
      "Öffne die Rückschau einer Partie, die zu Ende ist. Dein Gerät rechnet alles nach, ohne den Server zu fragen, und im Titel steht „Geprüft“. Ein Druck darauf sagt, was geprüft wurde.",
    ownMatches: "Eine Partie von mir",
    file: "Eine Partiedatei",
    limits: "Was das nicht zeigt",
    limitsNote:
      "Wer den Server betreibt, könnte während einer Partie in die Karten sehen, sie aber nicht ändern. Und zwei, die beieinandersitzen, können über ihre reden: Das verhindert keine Maschine. Wird eine Partie ohne Verbindung gegeben, kommt ihr Samen von dem Gerät, auf dem sie gespielt wird, und kein Server hat ihn versiegelt.",
  },
};

export default de;
