import type { HandingInMessages } from "./en.ts";

export default {
  title: "Auf diesem Gerät",
  note: "Offline gespielt. Hochgeladene Partien stehen auch bei deinen früheren Partien. Sie zählen nicht für Siegquote und Durchschnitt, weil niemand wissen kann, wie viele Versuche es gab.",
  here: "Bisher nur auf diesem Gerät.",
  send: "Hochladen",
  noLine: "Sobald du wieder online bist, kannst du sie hochladen.",
  asking: "Wird geprüft …",
  done: "Hochgeladen.",
  watch: "Replay ansehen",
  why: {
    NoConnection: "Gerade keine Verbindung. Die Partie bleibt auf diesem Gerät.",
    Busy: "Gerade werden viele Partien geprüft. Versuch es gleich noch einmal.",
    TooMany: "Zu viele auf einmal. Versuch es in ein paar Minuten noch einmal.",
    TooLarge: "Diese Partie ist zu lang zum Hochladen.",
    NotYourMatch: "Diese Partie wurde mit einem anderen Konto gespielt. Nur damit lässt sie sich hochladen.",
    HandedInOtherwise: "Diese Karten wurden schon hochgeladen, anders gespielt oder von jemand anderem.",
    FalseMatch: "Diese Partie verstößt irgendwo gegen die Regeln und wird nicht angenommen.",
    UnknownMatch: "Der Server kennt diese Fassung des Spiels noch nicht. Versuch es später noch einmal.",
    BadMatchFile: "Die gespeicherte Partie ist beschädigt und lässt sich nicht lesen.",
    NotPlayedAlone: "Nur Solopartien, die auf einem Gerät gespielt wurden, lassen sich hochladen.",
    MatchIsNotOver: "Nur beendete Partien lassen sich hochladen.",
    DealtHere: "Diese Partie lief über den Server und steht schon bei deinen früheren Partien.",
    NoSuchMatch: "Diese Partie ist auf diesem Gerät nicht mehr zu finden.",
  },
} satisfies HandingInMessages;
