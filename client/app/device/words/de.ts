import type { DeviceWords } from "./en.ts";

export default {
  title: "Wer du bist",
  here: (name: string) => `Auf diesem Gerät bist du ${name}.`,
  nobody:
    "Auf diesem Gerät ist noch niemand bekannt. Spiel, und du bist jemand; oder komm zurück als die Person, die du warst.",
  phrase: "Ein Satz zum Aufschreiben",
  phraseNote:
    "Acht Wörter bringen dich zurück, wenn dieses Gerät verloren geht oder dich vergisst: ohne Adresse, ohne Passwort. Wer sie hat, ist du; behalte sie für dich.",
  make: "Wörter machen",
  makeAnew: "Neue Wörter machen",
  made: "Schreib diese Wörter auf, in dieser Reihenfolge",
  madeNote: "Sie werden nur dieses eine Mal gezeigt. Frühere Wörter gelten nicht mehr.",
  copy: "Kopieren",
  copied: "Die Wörter sind kopiert.",
  copyHint: "Kopiere diese Wörter:",
  save: "Als Datei sichern",
  file: (name: string, phrase: string, address: string) =>
    `Der Weg zurück als ${name} bei Stillwater\n\n${phrase}\n\nTippe diese Wörter ein, oder öffne diese Datei: ${address}\nWer sie hat, ist du: Behalte sie für dich.\n`,
  fileName: "stillwater-woerter.txt",
  back: "Zurückkommen",
  backNote: "Die acht Wörter, die du aufgeschrieben hast, oder die Datei mit ihnen.",
  words: "Deine Wörter",
  open: "Datei öffnen",
  goOn: "Zurückkommen",
  mistyped: "Das sind nicht die acht Wörter: Ein Buchstabe oder ein Wort stimmt nicht.",
  unknown: "Mit diesen Wörtern kommt niemand zurück. Vielleicht gab es neuere?",
  welcome: (name: string) => `Willkommen zurück, ${name}.`,
  leaving: {
    title: "Dieses Gerät verlassen",
    note: (name: string) =>
      `Dieser Browser vergisst, dass er ${name} ist. Deine Plätze und dein Logbuch bleiben; was nur auf diesem Gerät liegt, bleibt darauf.`,
    ask: (name: string) =>
      `Ohne deine Wörter oder ein anderes Gerät, auf dem du ${name} bist, kommt niemand als ${name} zurück: auch du nicht.`,
    done: "Dieser Browser hat vergessen, wer du warst.",
  },
  deleting: {
    title: "Mich löschen",
    note: (name: string) =>
      `Niemand ist mehr ${name}, auf keinem Gerät. Dein Name verschwindet aus allen Listen, Protokollen und Gesprächen; dein Logbuch, deine Decks und was du gesagt hast, verschwinden auch. Partien bleiben den anderen, gespielt von „N. N.“.`,
    ask: (name: string) =>
      `${name} wird für immer gelöscht: Keine Wörter und kein Gerät bringen dich zurück. Du verlässt die Tische, an denen du sitzt; wo eine Partie weitergeht, spielt ein Bot an deiner Stelle.`,
    done: "Du bist gelöscht.",
  },
  stay: "Bleiben",
} satisfies DeviceWords;
