import type { DeviceWords } from "./en.ts";

export default {
  title: "Qui tu es",
  here: (name: string) => `Sur cet appareil, tu es ${name}.`,
  nobody: "Personne n’est encore connu sur cet appareil. Joue, et tu es quelqu’un ; ou reviens comme qui tu étais.",
  phrase: "Une phrase à noter",
  phraseNote:
    "Huit mots te ramènent si cet appareil est perdu ou t’oublie : ni adresse, ni mot de passe. Qui les a est toi ; garde-les pour toi.",
  make: "Créer une phrase",
  makeAnew: "En créer une autre",
  made: "Note ces mots, dans cet ordre",
  madeNote: "Ils ne sont montrés que cette fois. Une phrase d’avant ne vaut plus rien.",
  copy: "Copier",
  copied: "Les mots sont copiés.",
  copyHint: "Copie ces mots :",
  save: "Enregistrer un fichier",
  file: (name: string, phrase: string, address: string) =>
    `Le chemin pour revenir comme ${name} sur Stillwater\n\n${phrase}\n\nSaisis ces mots, ou ouvre ce fichier : ${address}\nQui les a est toi : garde-les pour toi.\n`,
  fileName: "stillwater-mots.txt",
  back: "Revenir",
  backNote: "Les huit mots que tu as notés, ou le fichier qui les contient.",
  words: "Tes mots",
  open: "Ouvrir un fichier",
  goOn: "Revenir",
  mistyped: "Ce ne sont pas les huit mots : une lettre ou un mot est faux.",
  unknown: "Personne ne revient par ces mots. Peut-être y en a-t-il de plus récents ?",
  welcome: (name: string) => `Te revoilà, ${name}.`,
  leaving: {
    title: "Quitter cet appareil",
    note: (name: string) =>
      `Ce navigateur oublie qu’il est ${name}. Tes places et ton journal restent ; ce qui n’est que sur cet appareil y reste.`,
    ask: (name: string) =>
      `Sans ta phrase, ou un autre appareil où tu es ${name}, personne ne revient comme ${name} : pas même toi.`,
    done: "Ce navigateur a oublié qui tu étais.",
  },
  deleting: {
    title: "Me supprimer",
    note: (name: string) =>
      `Personne n’est plus ${name}, sur aucun appareil. Ton nom disparaît des listes, des journaux et des conversations ; ton journal de bord, tes decks et ce que tu as dit disparaissent aussi. Les parties restent aux autres, jouées par « N. N. ».`,
    ask: (name: string) =>
      `${name} est supprimé pour toujours : ni phrase ni appareil ne te ramène. Tu quittes les tables où tu es ; là où une partie continue, un bot joue à ta place.`,
    done: "Tu es supprimé.",
  },
  stay: "Rester",
} satisfies DeviceWords;
