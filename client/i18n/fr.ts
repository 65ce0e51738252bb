import type { Messages } from "./en.ts";
import homePage from "./home/fr.ts";
import { plural } from "./language.ts";

const count = (n: number, one: string, other: string): string => plural("fr", n, { one, other });

export default {
  homePage,
  place: "Stillwater",
  guestNames:
    "Aigrette Albatros Algue Ancre Bécasseau Bernache Brise Corail Cormoran Courlis Courant Cygne Dune Étoile Galet Goéland " +
    "Guillemot Hareng Héron Lagune Lanterne Loutre Macareux Marée Mouette Otarie Pétrel Phoque Pluvier Ressac Roseau Sarcelle Sterne",
  close: "Fermer",
  done: "Terminé",
  home: "Accueil",
  loading: "Un instant…",
  newVersion: "Une nouvelle version est prête.",
  you: "vous",
  bot: "robot",
  free: "libre",
  seatNumber: (n) => `Place ${n}`,

  proof: "Preuve",
  frame: {
    title: "Pages",
    skip: "Aller au contenu",
    play: "Jouer",
    past: "Parties passées",
    logbook: "Journal de bord",
    foot: {
      title: "À propos de ce site",
      series: "Séries",
      about: "À propos",
      host: "Hébergeur",
      privacy: "Vie privée",
      source: "Code source",
      fair: "Mélange équitable",
    },
  },
  options: {
    title: "Nouvelle table",
    usual: "Réinitialiser",
    seats: "Places",
    players: (least, most) => (least === most ? count(least, "# joueur", "# joueurs") : `${least} à ${most} joueurs`),
    groups: { game: "Jeu", time: "Temps", watchers: "Spectateurs" },
    standard: "par défaut",
    minutes: (n) => `environ ${n} min`,
  },
  link: {
    copy: "Copier le lien",
    copied: "Lien copié",
  },
  name: {
    before: "Déjà venu ? Retrouvez vos parties",
    title: "Votre nom",
    label: "Le nom que voient les autres",
    hint: "1 à 24 lettres, chiffres, espaces et signes comme . , ' - ! ?",
    save: "Enregistrer",
    faults: {
      accents: "Deux accents au plus par lettre.",
      nameless: "Choisissez un autre nom : celui-ci est réservé aux joueurs supprimés.",
      empty: "Un nom demande au moins une lettre ou un chiffre.",
      tooLong: "Ce nom est trop long : 24 caractères au plus.",
      characters:
        "Utilisez seulement des lettres, des chiffres, des espaces et la ponctuation courante, en commençant par une lettre ou un chiffre. Pas d’émojis.",
    },
    change: (name) => `Votre nom : ${name}. Modifier`,
    none: "Votre nom",
  },
  settings: {
    title: "Réglages",
    language: "Langue",
    theme: "Thème",
    themes: { auto: "Selon le système", light: "Clair", dark: "Sombre", contrast: "Contraste élevé" },
    motion: "Animations",
    motions: { auto: "Selon le système", full: "Complètes", brisk: "Rapides", none: "Aucune" },
  },
  device: {
    otherTab: (name) =>
      `Vous êtes connecté en tant que ${name} dans un autre onglet. Rechargez celui-ci pour changer aussi.`,
    reload: "Recharger",
  },
  rules: { title: "Règles", asPage: "Ouvrir dans une page" },
  lost: {
    title: "Ici, rien que de l’eau",
    noPage: "Cette page n’existe pas.",
    noTable: "Aucune table n’a ce code. Peut-être une faute de frappe ?",
    noMatch: "Aucune partie n’a ce code. Peut-être une faute de frappe ?",
    unreadable:
      "Impossible d’ouvrir cette table : une partie de son enregistrement est endommagée. L’hébergeur du serveur peut en savoir plus.",
    noConnection: "Le serveur ne répond pas. Êtes-vous en ligne ?",
    cannotShow:
      "Ce navigateur ne peut pas afficher cette page. Une version récente de Firefox, Chrome, Edge ou Safari le peut.",
    noSockets:
      "Les tables ont besoin d’une connexion WebSocket, et quelque chose la bloque en route : souvent le réseau d’une école ou d’une entreprise, un VPN ou un proxy. Jouer seul, lire les règles et revoir des parties reste possible.",
    playAlone: "Jouer seul sur cet appareil",
    retry: "Réessayer",
    newer: "Cette page est trop ancienne pour le jeu de cette table. Essayez de la recharger.",
  },
  refusals: {
    MatchExists: "Cette table existe déjà.",
    UnknownRules: "Ce serveur ne connaît pas cette version des règles.",
    NoConnection: "Pas de connexion. Rien n’a été envoyé.",
    NotPlayedYet: "Vous n’avez pas encore joué cette donne. Jouez d’abord, regardez ensuite.",
    NoWatchers: "Cette table n’accepte pas de spectateurs.",
    TooFewSeats: "Il faut une place pour chaque personne assise ou attendue ici.",
    SeatCount: "Ce plateau ne se joue pas avec ce nombre de joueurs.",
    BadText: "Ce texte contient des caractères invisibles. Saisissez-le à nouveau.",
    NoSuchMatch: "Cette table n’existe pas.",
    NoSuchPass: "Ce lien a déjà servi ou a expiré. Créez-en un nouveau sur l’autre appareil.",
    NoToken: "Le serveur ne vous connaît plus. Rechargez la page.",
    TooMany: "Moins vite, s’il vous plaît.",
    NotStored: "Le serveur n’a pas pu l’enregistrer. Rien n’a changé : essayez encore.",
    StoreUnavailable: "Le serveur n’atteint pas sa base de données pour l’instant. Réessayez dans un moment.",
    ServerError: "Quelque chose n’a pas marché côté serveur. Rien n’a changé.",
  },
  refused: "Cela n’a pas marché.",
} satisfies Messages;
