import type { DeviceWords } from "./en.ts";

export default {
  title: "Qui vous êtes",
  here: (name: string) => `Sur cet appareil, vous êtes ${name}.`,
  nobody:
    "Personne n’est encore connu sur cet appareil. Jouez, et vous êtes quelqu’un ; ou revenez comme qui vous étiez.",
  phrase: "Une phrase à noter",
  phraseNote:
    "Huit mots vous ramènent si cet appareil est perdu ou vous oublie : ni adresse, ni mot de passe. Qui les a est vous ; gardez-les pour vous.",
  make: "Créer une phrase",
  makeAnew: "En créer une autre",
  made: "Notez ces mots, dans cet ordre",
  madeNote: "Ils ne sont montrés que cette fois. Une phrase d’avant ne vaut plus rien.",
  copy: "Copier",
  copied: "Les mots sont copiés.",
  copyHint: "Copiez ces mots :",
  save: "Enregistrer un fichier",
  file: (name: string, phrase: string, address: string) =>
    `Le chemin pour revenir comme ${name} sur Stillwater\n\n${phrase}\n\nSaisissez ces mots, ou ouvrez ce fichier : ${address}\nQui les a est vous : gardez-les pour vous.\n`,
  fileName: "stillwater-mots.txt",
  back: "Revenir",
  backNote: "Les huit mots que vous avez notés, ou le fichier qui les contient.",
  words: "Vos mots",
  open: "Ouvrir un fichier",
  goOn: "Revenir",
  mistyped: "Ce ne sont pas les huit mots : une lettre ou un mot est faux.",
  unknown: "Personne ne revient par ces mots. Peut-être y en a-t-il de plus récents ?",
  welcome: (name: string) => `Vous revoilà, ${name}.`,
  leaving: {
    title: "Quitter cet appareil",
    note: (name: string) =>
      `Ce navigateur oublie qu’il est ${name}. Vos places et votre journal restent ; ce qui n’est que sur cet appareil y reste.`,
    ask: (name: string) =>
      `Sans votre phrase, ou un autre appareil où vous êtes ${name}, personne ne revient comme ${name} : pas même vous.`,
    done: "Ce navigateur a oublié qui vous étiez.",
  },
  deleting: {
    title: "Me supprimer",
    note: (name: string) =>
      `Personne n’est plus ${name}, sur aucun appareil. Votre nom disparaît des listes, des journaux et des conversations ; votre journal de bord, vos decks et ce que vous avez dit disparaissent aussi. Les parties restent aux autres, jouées par « N. N. ».`,
    ask: (name: string) =>
      `${name} est supprimé pour toujours : ni phrase ni appareil ne vous ramène. Vous quittez les tables où vous êtes ; là où une partie continue, un robot joue à votre place.`,
    done: "Vous êtes supprimé.",
  },
  stay: "Rester",
} satisfies DeviceWords;
