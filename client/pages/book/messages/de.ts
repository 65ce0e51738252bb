import type { ReadingMessages } from "./en.ts";

const de: ReadingMessages = {
  print: "Drucken",
  wholeBook: "Alle auf einer Seite",
  rulesOf: (game) => `Die Regeln von ${game}`,
  rulesLead: "Die vollständigen Regeln. Die Nummern am Rand sind die, die erscheinen, wenn ein Zug nicht erlaubt ist.",
  day: {
    title: "Partie des Tages",
    lead: "Jeden Tag eine Partie mit denselben Karten für alle: Du hast einen Versuch, danach siehst du alle Ergebnisse.",
  },
  series: {
    title: "Serien mit gleichen Karten",
    lead: "Mehrere Partien mit denselben Karten für alle: jede einmal spielen, dann vergleichen.",
  },
  about: {
    title: "Über Stillwater",
    lead: "Ruhige Kartenspiele mit Freunden, live oder Zug um Zug über mehrere Tage. Ohne Anmeldung, ohne Werbung, ohne Tracking.",
    host: {
      title: "Wer diesen Server betreibt",
      by: (name) => `Diesen Server betreibt ${name}.`,
      unnamed: "Wer diesen Server betreibt, hat hier keinen Namen angegeben. Frag, wer dir den Link geschickt hat.",
      contact: "Kontakt",
    },
    privacy: {
      title: "Was über dich gespeichert wird",
      notes: [
        "Es gibt keine Anmeldung, keine E-Mail-Adresse und keine Cookies. Dein Konto ist, was dein Browser speichert: eine zufällige Kennung, ihr Geheimnis und der Name, den du gewählt hast.",
        "Der Server speichert deinen Namen, jeden Zug deiner Partien und die letzten Nachrichten jedes Tisches. Wenn du es willst, auch Decks, ein offenes Logbuch, Benachrichtigungen, deine Zustimmung, dass aus einer Partie Rätsel werden dürfen, und einen Fingerabdruck deiner Wiederherstellungswörter, nie die Wörter selbst.",
        "Netzwerkadressen dienen nur dazu, Missbrauch zu begrenzen. Sie werden nicht mit Partien gespeichert; das Protokoll des Servers nennt ein Netz nur, wenn es zu viel sendet.",
        "Du kannst dich jederzeit löschen. Dein Name verschwindet aus Listen, Verläufen und Chat; die Partien bleiben denen, mit denen du gespielt hast, ohne deinen Namen.",
      ],
      remove: "Deine Identität auf diesem Gerät, und wie du sie löschst",
    },
    source: {
      title: "Quelltext und Lizenz",
      licence: (version) => `Stillwater ${version} ist freie Software unter der MIT-Lizenz.`,
      link: "Der Quelltext dieser Version",
    },
  },
  fair: {
    title: "Nachprüfbar faire Karten",
    lead: "Niemand kann die Karten bestimmen: weder die Spieler noch die Entwickler noch die Betreiber des Servers. Du musst uns das nicht glauben: Jede beendete Partie kannst du auf deinem eigenen Gerät prüfen.",
    steps: [
      [
        "Die Mischung ist versiegelt, bevor sich jemand setzt",
        "Wenn ein Tisch eröffnet wird, zieht der Server einen Startwert, eine Zahl aus 64 Ziffern, und zeigt sein Siegel (SHA-256). Das Siegel verrät nichts, und kein anderer Startwert hat das gleiche.",
      ],
      [
        "Alle Spieler steuern eine Zahl bei",
        "Wer Platz nimmt, steuert eine Zahl bei, die das eigene Gerät gezogen hat. Der Server hatte seinen Startwert gewählt, bevor er diese Zahlen kannte; und niemand kannte den Startwert.",
      ],
      [
        "Jedes Mischen folgt aus diesen Zahlen",
        "Startwert und Zahlen zusammen bestimmen jede Karte, die ausgeteilt, gezogen oder gemischt wird, nach einem veröffentlichten Verfahren (HMAC-SHA-256). Eine andere Quelle hat der Zufall nicht.",
      ],
      [
        "Am Ende wird der Startwert veröffentlicht",
        "Er muss zum Siegel vom Anfang passen. Dann kann jeder die ganze Partie nachrechnen: jede Karte, jeden Zug, das Ergebnis.",
      ],
    ],
    check: "Selbst prüfen",
    checkNote:
      "Öffne das Replay einer beendeten Partie. Dein Gerät rechnet alles nach, ohne den Server zu fragen, und im Titel steht „Geprüft“. Ein Klick darauf zeigt, was geprüft wurde.",
    ownMatches: "Eine Partie von mir",
    file: "Eine Partiedatei",
    limits: "Was das nicht beweist",
    limitsNote:
      "Wer den Server betreibt, könnte während einer Partie in die Karten sehen, sie aber nicht ändern. Und zwei Leute im selben Raum können über ihre Karten reden: Das verhindert keine Software. Bei einer Offline-Partie kommt der Startwert von dem Gerät, auf dem gespielt wird; kein Server hat ihn versiegelt.",
  },
};

export default de;
