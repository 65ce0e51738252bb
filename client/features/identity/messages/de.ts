import { plural } from "../../../i18n/language.ts";
import type { DeviceMessages } from "./en.ts";

export default {
  pass: {
    title: "Auf einem anderen Gerät weiterspielen",
    note: (name) =>
      `Dieser Link meldet dich auf einem anderen Gerät als ${name} an. Wer ihn hat, kann als du spielen: Gib ihn nicht weiter. Er gilt einmal, zehn Minuten lang.`,
    more: "Wiederherstellungswörter, Abmelden, Löschen",
    show: "Link anzeigen",
    qr: "QR-Code zum Anmelden auf einem anderen Gerät",
    until: (time) => `Gilt einmal, bis ${time} Uhr.`,
    arrival: "Hier weiterspielen",
    arrivalNote:
      "Hier bist du dann dieselbe Person wie auf dem anderen Gerät: derselbe Name, dieselben Plätze. Auch dort bleibst du angemeldet.",
    instead: (name) =>
      `Hier bist du gerade als ${name} angemeldet. Danach sind die Partien von ${name} auf diesem Gerät nicht mehr erreichbar.`,
    goOn: "Hier weiterspielen",
  },
  title: "Dein Konto",
  here: (name: string) => `Auf diesem Gerät bist du als ${name} angemeldet.`,
  nobody:
    "Auf diesem Gerät bist du noch nicht angemeldet. Spiel einfach los, dann bekommst du ein Konto, oder stelle deins mit deinen Wiederherstellungswörtern wieder her.",
  phrase: "Wiederherstellungswörter",
  phraseNote:
    "Mit acht Wörtern stellst du dein Konto wieder her, wenn du dieses Gerät verlierst oder seine Daten löschst: ohne E-Mail, ohne Passwort. Wer sie hat, kann als du spielen; gib sie nicht weiter.",
  make: "Wörter erstellen",
  makeAnew: "Neue Wörter erstellen",
  made: "Schreib diese Wörter in dieser Reihenfolge auf",
  madeNote: "Sie werden nur einmal angezeigt. Frühere Wörter gelten nicht mehr.",
  copy: "Kopieren",
  copied: "Wörter kopiert.",
  copyHint: "Kopiere diese Wörter:",
  save: "Als Datei speichern",
  file: (name: string, phrase: string, address: string) =>
    `Wiederherstellungswörter für ${name} bei Stillwater\n\n${phrase}\n\nGib diese Wörter hier ein oder öffne hier diese Datei: ${address}\nWer sie hat, kann als du spielen: Gib sie nicht weiter.\n`,
  fileName: "stillwater-woerter.txt",
  back: "Konto wiederherstellen",
  backNote: "Gib die acht Wörter ein, die du aufgeschrieben hast, oder öffne die gespeicherte Datei.",
  words: "Deine Wörter",
  open: "Datei öffnen",
  goOn: "Wiederherstellen",
  mistyped: "Das sind keine acht gültigen Wörter. Prüfe Schreibweise und Reihenfolge.",
  unknown: "Zu diesen Wörtern gehört kein Konto. Vielleicht hast du neuere erstellt?",
  welcome: (name: string) => `Willkommen zurück, ${name}.`,
  leaving: {
    title: "Auf diesem Gerät abmelden",
    note: (name: string) =>
      `${name} wird in diesem Browser abgemeldet. Deine Plätze und dein Logbuch bleiben erhalten; Partien, die nur auf diesem Gerät liegen, bleiben hier.`,
    ask: (name: string) =>
      `Ohne deine Wiederherstellungswörter oder ein anderes angemeldetes Gerät kannst du nicht als ${name} zurückkommen.`,
    done: "Du bist abgemeldet.",
  },
  notes: {
    title: "Deine Notizen zu Partien",
    note: "Alles, was du zu Partien notiert hast, zum Öffnen, Löschen oder Speichern.",
    show: "Anzeigen",
    none: "Du hast noch nichts notiert.",
    save: "Alle als Datei speichern",
    more: "Mehr zeigen",
    size: (n: number) => plural("de", n, { one: "# Notiz", other: "# Notizen" }),
  },
  deleting: {
    title: "Mein Konto löschen",
    note: (name: string) =>
      `${name} wird auf allen Geräten gelöscht. Dein Name wird aus allen Listen, Verläufen und Chats entfernt; auch dein Logbuch, deine Decks, deine Notizen zu Partien und deine Nachrichten werden gelöscht. Die Partien bleiben den anderen erhalten, mit „N. N.“ an deiner Stelle.`,
    ask: (name: string) =>
      `${name} wird endgültig gelöscht: Auch Wiederherstellungswörter und andere Geräte helfen dann nicht mehr. Du verlässt deine Tische; läuft eine Partie noch, spielt ein Bot an deiner Stelle.`,
    done: "Dein Konto ist gelöscht.",
  },
  stay: "Abbrechen",
} satisfies DeviceMessages;
