import { plural } from "../../../i18n/language.ts";
import type { BoardPageMessages } from "./en.ts";

const fr: BoardPageMessages = {
  title: "Dessiner un plateau",
  draw: "Dessiner votre plateau",
  lead: "Dessinez, voyez combien de fois les robots gagnent, et partagez le lien.",
  undo: "Annuler",
  redo: "Rétablir",
  start: { label: "Modèle", blank: "Plateau vide", choose: "Choisir un plateau" },
  started: (board) => `${board} est ouvert. « Annuler » ramène votre dessin.`,
  linked: "Ce plateau vient d’un lien. Vos changements restent sur cet appareil.",
  linkFaults: {
    NoBoard: "Ce lien est abîmé et ne contient aucun plateau. Demandez-le à nouveau.",
    TooLong: "Ce lien est trop long pour un plateau.",
    NewerVersion: "Ce lien vient d’une version plus récente du site. Rechargez la page plus tard.",
  },
  faults: {
    title: "Avant de pouvoir jouer",
    none: "On peut jouer sur ce plateau.",
    count: (n) => plural("fr", n, { one: "# point à corriger", other: "# points à corriger" }),
  },
  odds: {
    title: "Chances",
    seats: (n) => plural("fr", n, { one: "# joueur", other: "# joueurs" }),
    withSeats: (share, seats) => `${share}, ${seats}`,
    anySeats: "Quel que soit le nombre de joueurs",
    together: ({ percent, spread }) => `Les robots gagnent ${percent} ± ${spread} %`,
    opposed: ({ percent, spread }) => `Le premier joueur gagne ${percent} ± ${spread} %`,
    waiting: "Les robots commencent à jouer.",
    idle: "Les chances s’affichent dès qu’on peut jouer sur le plateau.",
    failed: "Les robots ne peuvent pas jouer sur ce plateau.",
    progress: (played, most) => `${played} parties sur ${most} pour chaque nombre de joueurs`,
    moves: (n) => plural("fr", n, { one: "Environ # coup par partie", other: "Environ # coups par partie" }),
    minutes: (n) => `environ ${n} min`,
    stop: "Arrêter",
    resume: "Rejouer",
    note: "Intervalle à 95 %. Les mêmes donnes pour chaque plateau, pour comparer de petits changements.",
    hard: (seats) =>
      `${seats} : les robots ne gagnent presque jamais. Moins de cases, des coûts plus bas ou plus de cartes aident.`,
    easy: (seats) =>
      `${seats} : les robots gagnent presque toujours. Plus de cases, des coûts plus élevés ou moins de cartes aident.`,
    heat: "Montrer où restent les trous des parties perdues",
    hottest: "Le plus souvent vides dans les parties perdues :",
    gap: (place, percent) => `${place} (${percent} %)`,
    noneLost: "Aucune partie perdue jusqu’ici.",
  },
  table: { title: "La table", note: "Voici à quoi ressemblera la table." },
  share: {
    title: "Partager",
    copy: "Copier le lien",
    publish: "Publier dans la galerie",
    note: "Le lien contient tout le plateau. Rien n’est conservé sur le serveur.",
  },
  sheet: {
    open: "Feuille pour votre table",
    print: "Imprimer",
    by: (author) => `de ${author}`,
    setup: "Mise en place",
    rules: "Règles",
  },
  play: {
    title: "Jouer",
    seats: "Joueurs",
    alone: "Jouer seul",
    bots: "Avec des robots",
    friends: "Ouvrir une table",
    mend: "Corrigez d’abord le plateau.",
  },
};

export default fr;
