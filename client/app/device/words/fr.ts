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
  leave: "Quitter cet appareil",
  leaveNote: (name: string) =>
    `Ce navigateur oublie qu’il est ${name}. Tes places et ton journal restent ; ce qui n’est que sur cet appareil y reste.`,
  leaveAsk: (name: string) =>
    `Sans ta phrase, ou un autre appareil où tu es ${name}, personne ne revient comme ${name} : pas même toi.`,
  stay: "Rester",
} satisfies DeviceWords;
