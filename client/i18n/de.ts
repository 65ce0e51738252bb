import type { Messages } from "./en.ts";
import homePage from "./home/de.ts";
import { plural } from "./language.ts";

const count = (n: number, one: string, other: string): string => plural("de", n, { one, other });

export default {
  homePage,
  place: "Stillwater",
  guestNames:
    "Albatros Alpenstrandläufer Anker Austernfischer Basstölpel Bernstein Brise Brachvogel Düne Eiderente Eissturmvogel Ebbe " +
    "Flut Kiesel Koralle Kormoran Lagune Lachmöwe Laterne Otter Papageitaucher Regenpfeifer Reiher Ringelgans Robbe " +
    "Sandregenpfeifer Schilf Seestern Seeschwalbe Strandläufer Strömung Tang Treibholz Trottellumme Walross",
  close: "Schließen",
  done: "Fertig",
  home: "Startseite",
  loading: "Einen Moment …",
  newVersion: "Eine neue Version ist da.",
  you: "du",
  bot: "Bot",
  free: "frei",
  seatNumber: (n) => `Platz ${n}`,

  proof: "Beweis",
  frame: {
    title: "Seiten",
    skip: "Zum Inhalt",
    play: "Spielen",
    past: "Frühere Partien",
    logbook: "Logbuch",
    foot: {
      title: "Über diesen Ort",
      series: "Serien",
      about: "Über",
      host: "Betreiber",
      privacy: "Datenschutz",
      source: "Quelltext",
      fair: "Faires Mischen",
    },
  },
  options: {
    title: "Neuer Tisch",
    usual: "Zurücksetzen",
    seats: "Plätze",
    players: (least, most) =>
      least === most ? count(least, "# Spieler", "# Spieler") : `${least} bis ${most} Spieler`,
    groups: { game: "Spiel", time: "Zeit", watchers: "Zuschauer" },
    standard: "Standard",
    minutes: (n) => `etwa ${n} Min.`,
  },
  link: {
    copy: "Link kopieren",
    copied: "Link kopiert",
  },
  name: {
    before: "Schon mal hier gewesen? Konto wiederherstellen",
    title: "Dein Name",
    label: "So sehen dich die anderen",
    hint: "1 bis 24 Buchstaben, Ziffern, Leerzeichen und Zeichen wie . , ' - ! ?",
    save: "Speichern",
    faults: {
      accents: "Bitte höchstens zwei Akzente pro Buchstabe.",
      nameless: "Bitte wähle einen anderen Namen: Dieser ist für gelöschte Spieler reserviert.",
      empty: "Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.",
      tooLong: "Dieser Name ist zu lang: höchstens 24 Zeichen.",
      characters:
        "Bitte nur Buchstaben, Ziffern, Leerzeichen und übliche Satzzeichen, am Anfang ein Buchstabe oder eine Ziffer. Keine Emojis.",
    },
    change: (name) => `Dein Name: ${name}. Ändern`,
    none: "Dein Name",
  },
  settings: {
    title: "Einstellungen",
    language: "Sprache",
    theme: "Design",
    themes: { auto: "Systemeinstellung", light: "Hell", dark: "Dunkel", contrast: "Hoher Kontrast" },
    motion: "Animationen",
    motions: { auto: "Systemeinstellung", full: "Alle", brisk: "Schnell", none: "Keine" },
  },
  device: {
    otherTab: (name) =>
      `In einem anderen Tab bist du jetzt als ${name} angemeldet. Lade diesen Tab neu, um auch hier zu wechseln.`,
    reload: "Neu laden",
  },
  rules: { title: "Regeln", asPage: "In neuer Seite öffnen" },
  lost: {
    title: "Hier ist nur Wasser",
    noPage: "Diese Seite gibt es nicht.",
    noTable: "Kein Tisch hat diesen Code. Vielleicht ein Tippfehler?",
    noMatch: "Keine Partie hat diesen Code. Vielleicht ein Tippfehler?",
    unreadable:
      "Dieser Tisch lässt sich nicht öffnen, weil ein Teil seiner Aufzeichnung beschädigt ist. Wer den Server betreibt, kann mehr herausfinden.",
    noConnection: "Der Server antwortet nicht. Bist du online?",
    cannotShow:
      "Dieser Browser kann die Seite nicht anzeigen. Ein aktueller Firefox, Chrome, Edge oder Safari kann es.",
    noSockets:
      "Tische brauchen eine WebSocket-Verbindung, und die wird unterwegs blockiert: oft vom Netz einer Schule oder Firma, einem VPN oder Proxy. Allein spielen, Regeln und Aufzeichnungen gehen auch ohne.",
    playAlone: "Allein auf diesem Gerät spielen",
    retry: "Noch einmal versuchen",
    newer: "Diese Seite ist zu alt für das Spiel an diesem Tisch. Versuch, sie neu zu laden.",
  },
  refusals: {
    MatchExists: "Diesen Tisch gibt es schon.",
    UnknownRules: "Diesem Server ist diese Fassung der Regeln nicht bekannt.",
    NoConnection: "Keine Verbindung. Nichts wurde gesendet.",
    NotPlayedYet: "Diese Partie hast du noch nicht gespielt. Erst spielen, dann zuschauen.",
    NoWatchers: "An diesem Tisch sind keine Zuschauer erlaubt.",
    TooFewSeats: "Alle, die hier sitzen oder erwartet werden, brauchen einen Platz.",
    SeatCount: "Dieses Brett ist nicht für diese Spielerzahl gedacht.",
    BadText: "Der Text enthält unsichtbare Zeichen. Bitte gib ihn noch einmal ein.",
    NoSuchMatch: "Diesen Tisch gibt es nicht.",
    NoSuchPass: "Dieser Link wurde schon benutzt oder ist abgelaufen. Erstelle auf dem anderen Gerät einen neuen.",
    NoToken: "Der Server kennt dich nicht mehr. Lade die Seite neu.",
    TooMany: "Bitte etwas langsamer.",
    NotStored: "Der Server konnte das nicht speichern. Nichts hat sich geändert: Versuch es noch einmal.",
    StoreUnavailable: "Der Server erreicht seine Datenbank gerade nicht. Versuch es gleich noch einmal.",
    ServerError: "Auf dem Server ist etwas schiefgegangen. Nichts hat sich geändert.",
  },
  refused: "Das hat nicht geklappt.",
} satisfies Messages;
