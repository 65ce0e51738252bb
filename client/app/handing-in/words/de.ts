import type { HandingInWords } from "./en.ts";

export default {
  title: "Auf diesem Gerät",
  note: "Offline gespielt. Eingereicht steht eine Partie auch bei deinen früheren Partien. Sie zählt für keinen Anteil und keinen Durchschnitt: Niemand kann wissen, wie oft so ein Blatt versucht wurde.",
  here: "Bisher nur auf diesem Gerät.",
  send: "Einreichen",
  noLine: "Sobald du wieder online bist, kannst du sie einreichen.",
  asking: "Wird geprüft …",
  done: "Eingereicht.",
  watch: "Dort ansehen",
  why: {
    NoConnection: "Gerade keine Verbindung. Die Partie bleibt auf diesem Gerät.",
    Busy: "Gerade werden viele Partien geprüft. Versuch es gleich noch einmal.",
    TooMany: "Das war viel auf einmal. Versuch es in ein paar Minuten noch einmal.",
    TooLarge: "Diese Partie ist zu lang zum Einreichen.",
    NotYourMatch: "Diese Partie wurde unter einer anderen Identität gespielt: Nur die kann sie einreichen.",
    HandedInOtherwise: "Dieses Blatt wurde schon eingereicht: anders gespielt oder von jemand anderem.",
    FalseMatch: "Etwas in dieser Partie folgt nicht aus den Regeln: Sie wird nicht angenommen.",
    UnknownMatch: "Der Server kennt dieses Spiel in dieser Fassung noch nicht. Versuch es an einem anderen Tag.",
    BadMatchFile: "Was von dieser Partie aufbewahrt ist, lässt sich nicht lesen.",
    NotPlayedAlone: "Nur Partien, die allein auf einem Gerät gespielt wurden, lassen sich einreichen.",
    MatchIsNotOver: "Nur eine Partie, die zu Ende ist, lässt sich einreichen.",
    DealtHere: "Diese Partie hat der Server gegeben: Sie steht schon bei deinen früheren Partien.",
    NoSuchMatch: "Diese Partie ist auf diesem Gerät nicht mehr zu finden.",
  },
} satisfies HandingInWords;
