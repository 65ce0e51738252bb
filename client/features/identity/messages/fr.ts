import { plural } from "../../../i18n/language.ts";
import type { DeviceMessages } from "./en.ts";

export default {
  pass: {
    title: "Continuer sur un autre appareil",
    note: (name) =>
      `Ce lien vous connecte en tant que ${name} sur un autre appareil. Toute personne qui l’a peut jouer à votre place : gardez-le pour vous. Il ne sert qu’une fois, dans les dix minutes.`,
    more: "Mots de récupération, déconnexion, suppression",
    show: "Afficher le lien",
    qr: "Code QR pour vous connecter sur un autre appareil",
    until: (time) => `Utilisable une fois, jusqu’à ${time}.`,
    arrival: "Continuer ici",
    arrivalNote: "Vous serez connecté ici avec le même nom et aux mêmes places. L’autre appareil reste connecté.",
    instead: (name) =>
      `Vous êtes connecté en tant que ${name}. Si vous continuez, les parties de ${name} ne seront plus accessibles sur cet appareil.`,
    goOn: "Continuer ici",
  },
  title: "Votre compte",
  here: (name: string) => `Sur cet appareil, vous êtes connecté en tant que ${name}.`,
  nobody:
    "Vous n’êtes pas encore connecté sur cet appareil. Commencez à jouer pour obtenir un compte, ou retrouvez le vôtre avec vos mots de récupération.",
  phrase: "Mots de récupération",
  phraseNote:
    "Huit mots permettent de retrouver votre compte si vous perdez cet appareil ou effacez ses données. Ni e-mail, ni mot de passe. Toute personne qui les a peut jouer à votre place : gardez-les pour vous.",
  make: "Créer des mots",
  makeAnew: "Créer de nouveaux mots",
  made: "Notez ces mots, dans cet ordre",
  madeNote: "Ils ne sont affichés qu’une fois. Les mots précédents ne sont plus valables.",
  copy: "Copier",
  copied: "Mots copiés.",
  copyHint: "Copiez ces mots :",
  save: "Enregistrer dans un fichier",
  file: (name: string, phrase: string, address: string) =>
    `Mots de récupération de ${name} sur Stillwater\n\n${phrase}\n\nSaisissez ces mots ou ouvrez ce fichier à cette adresse : ${address}\nToute personne qui les a peut jouer à votre place : gardez-les pour vous.\n`,
  fileName: "stillwater-mots.txt",
  back: "Retrouver votre compte",
  backNote: "Saisissez les huit mots que vous avez notés, ou ouvrez le fichier enregistré.",
  words: "Vos mots",
  open: "Ouvrir un fichier",
  goOn: "Retrouver",
  mistyped: "Ce ne sont pas huit mots valables. Vérifiez l’orthographe et l’ordre.",
  unknown: "Ces mots ne correspondent à aucun compte. Peut-être en avez-vous créé de plus récents ?",
  welcome: (name: string) => `Bon retour, ${name} !`,
  leaving: {
    title: "Se déconnecter de cet appareil",
    note: (name: string) =>
      `${name} sera déconnecté de ce navigateur. Vos places et votre journal de bord sont conservés ; les parties enregistrées seulement sur cet appareil y restent.`,
    ask: (name: string) =>
      `Sans vos mots de récupération ou un autre appareil connecté, vous ne pourrez plus revenir en tant que ${name}.`,
    done: "Vous êtes déconnecté.",
  },
  notes: {
    title: "Vos notes sur les parties",
    note: "Tout ce que vous avez écrit sur des parties, à ouvrir, à supprimer ou à enregistrer.",
    show: "Les afficher",
    none: "Vous n’avez pas encore écrit de notes.",
    save: "Tout enregistrer dans un fichier",
    more: "En afficher plus",
    size: (n: number) => plural("fr", n, { one: "# note", other: "# notes" }),
  },
  deleting: {
    title: "Supprimer mon compte",
    note: (name: string) =>
      `${name} sera supprimé sur tous les appareils. Votre nom sera retiré des listes, des journaux et des discussions ; votre journal de bord, vos decks, vos notes sur les parties et vos messages seront aussi supprimés. Les autres gardent les parties, avec « N. N. » à votre place.`,
    ask: (name: string) =>
      `${name} sera supprimé définitivement : ni mots de récupération ni autre appareil n’y changeront rien. Vous quittez vos tables ; si une partie est en cours, un robot joue à votre place.`,
    done: "Votre compte est supprimé.",
  },
  stay: "Annuler",
} satisfies DeviceMessages;
