import { plural } from "../../../../i18n/language.ts";
import type { TranquilityResultMessages } from "./en.ts";

const count = (n: number, one: string, other: string): string => plural("fr", n, { one, other });
const rounds = (n: number): string => count(n, "# tour", "# tours");
const spaces = (n: number): string => count(n, "# case", "# cases");

const FULL = {
  standard: (n: number) => `Les ${n} îles, du port au phare`,
  arch: (n: number) => `Deux piliers et un toit, ${n} îles en tout`,
  pyramid: (n: number) => `Les ${n} îles, jusqu’au phare tout en haut`,
  "day-night": (n: number) => `Les ${n} îles, chacune du bon côté`,
  duel: (n: number) => `Les ${n} îles`,
  board: (n: number) => `Les ${n} îles`,
};

const fr: TranquilityResultMessages = {
  endings: {
    home: {
      title: () => "Rentrés à la lueur du phare",
      note: (p) => `${FULL[p.mode](p.islands)}, en ${rounds(p.rounds)}.`,
    },
    spaces: {
      title: () => "Calme plat",
      note: ({ who, cards, spaces: left }) => {
        const rest =
          cards === 0
            ? `${who ? "n’avait" : "n’aviez"} plus de carte`
            : `${who ? "n’avait" : "n’aviez"} plus qu’une carte, sans case pour elle`;
        return `${who ?? "Vous"} ${rest} ; ${count(left, "# case restait libre", "# cases restaient libres")}.`;
      },
    },
    storms: {
      title: () => "Pris par la tempête",
      note: ({ who, storms }) =>
        `${count(storms, "Une tempête couvrait la dernière case", "Des tempêtes couvraient les # dernières cases")}, et ${
          who ? `${who} ne pouvait` : "vous ne pouviez"
        } pas ${count(storms, "la", "les")} dissiper.`,
    },
    roof: {
      title: () => "Une demi-arche",
      note: ({ spaces: left }) =>
        `Le toit ne s’est jamais ouvert : ${count(left, "# case des piliers est restée vide", "# cases des piliers sont restées vides")}.`,
    },
    light: {
      title: () => "En vue de la côte",
      note: ({ who }) =>
        `Chaque île était à sa place, mais ${who ? `${who} n’avait` : "vous n’aviez"} pas de phare à allumer.`,
    },
    sides: {
      title: () => "En vue de la côte",
      note: ({ who, wrong }) =>
        `Chaque île était à sa place, mais ${count(wrong, "une montrait", "# montraient")} le mauvais côté, et ${
          who ? `${who} n’avait` : "vous n’aviez"
        } plus de carte pour en retourner une.`,
    },
    toll: {
      title: () => "Retenus au port",
      note: ({ amount, cards }) =>
        `Le péage demandait ${amount} cartes, et toutes les mains ensemble n’en avaient que ${cards}.`,
    },
    spent: {
      title: () => "Le dernier péage",
      note: ({ who, cards, spaces: left }) =>
        `Le péage ${
          cards === 0
            ? `a pris ${who ? `les dernières cartes de ${who}` : "vos dernières cartes"}`
            : `${who ? `n’a laissé à ${who}` : "ne vous a laissé"} qu’une carte, et aucune case pour elle`
        } ; ${left === 0 ? "chaque île était à sa place" : count(left, "# case restait libre", "# cases restaient libres")}.`,
    },
    conceded: {
      title: () => "Demi-tour",
      note: ({ spaces: left }) =>
        `La partie a été abandonnée ; ${count(left, "# case restait libre", "# cases restaient libres")}.`,
    },
    duel: {
      title: ({ who }) => (who ? `${who} remporte le duel` : "Vous remportez le duel"),
      note: ({ scores: [won, lost], decider }) =>
        ({
          points: `De ${count(won - lost, "# point", "# points")} : ${won} à ${lost}.`,
          islands: `${won} à ${lost}. Égalité de points : le plus d’îles l’emporte.`,
          discarded: `${won} à ${lost}. Égalité de points et d’îles : le moins de défausses l’emporte.`,
          longest: `${won} à ${lost}. Tout est égal sauf la plus longue suite : elle l’emporte.`,
        })[decider],
    },
    yielded: {
      title: ({ who }) => (who ? `${who} remporte le duel` : "Vous remportez le duel"),
      note: ({ spaces: left }) =>
        `L’autre côté a abandonné ; ${count(left, "# case restait libre", "# cases restaient libres")}.`,
    },
    even: {
      title: () => "Eaux égales",
      note: ({ points }) => `${points} à ${points}, et égalité en tout le reste.`,
    },
    over: { title: () => "C’est fini", note: () => "" },
  },
  decisions: {
    last: ({ number, round }) => `Le ${number} a rempli la dernière case, au tour ${round}.`,
    gap: ({ low, high, spaces: left, round }) =>
      `Dès le tour ${round}, les nombres ne suffisaient plus : ${spaces(left)} ${
        low === undefined
          ? `avant le ${high}`
          : high === undefined
            ? `après le ${low}`
            : `entre le ${low} et le ${high}`
      }.`,
    cards: ({ round }) => `Dès le tour ${round}, il y avait trop peu de cartes pour les cases.`,
    toll: ({ round, spaces }) =>
      `Dès le tour ${round}, il y avait trop peu de cartes ${spaces > 0 ? "pour les cases et le péage" : "pour le péage"}.`,
    light: ({ round }) => `Dès le tour ${round}, il ne restait aucune carte pour le phare.`,
    pile: ({ who, round }) => `Après le tour ${round}, ${who ? `${who} n’avait` : "vous n’aviez"} plus rien à piocher.`,
    lead: ({ who, round }) => `${who ? `${who} menait` : "Vous meniez"} pour de bon dès le tour ${round}.`,
  },
  facts: {
    free: ({ n, of }) => `${n} ${count(of, "île sur # n’a rien coûté", "îles sur # n’ont rien coûté")}.`,
    harbour: ({ round }) => `Le port est venu au tour ${round}.`,
    roof: ({ round }) => `Le toit s’est ouvert au tour ${round}.`,
    storms: ({ raised, cleared }) =>
      `${count(raised, "Une tempête s’est levée", "# tempêtes se sont levées")}, ${
        cleared === 0
          ? "aucune n’a été dissipée"
          : cleared < raised
            ? count(cleared, "une a été dissipée", "# ont été dissipées")
            : count(raised, "et a été dissipée", "toutes ont été dissipées")
      }.`,
    swallowed: ({ n }) => count(n, "Un monstre marin a englouti une île.", "Les monstres marins ont englouti # îles."),
    jokers: ({ n }) => count(n, "Un joker a pris la place d’une île.", "# jokers ont pris la place d’îles."),
    turns: ({ hands, islands }) =>
      `Les mains ont tourné ${hands} fois, et ${count(islands, "# île a été retournée", "# îles ont été retournées")} pour une carte.`,
    sweeps: ({ n }) => `La rangée a été raflée ${n} fois.`,
  },
  tiles: {
    paid: (n) => count(n, "carte payée", "cartes payées"),
    thrown: "défaussées",
    inPiles: "dans les pioches",
    spaces: (n) => count(n, "case libre", "cases libres"),
  },
  course: {
    spaces: "Cases libres, tour après tour",
    lead: "Qui menait, tour après tour",
    aloud: ({ label, first, last }) => `${label} : ${first} au début, ${last} à la fin`,
  },
  dearest: "Coup le plus cher",
  nextTo: "à côté de",
  cost: ({ n }) => count(n, "# carte", "# cartes"),
  byEach: (hasToll) => (hasToll ? "cartes payées par chacun, péage compris" : "cartes payées par chacun"),
  winner: "gagne",
  total: "Total",
  run: ({ from, to, n, who }) => `${who} : suite de ${from} à ${to}, ${n} points`,
};

export default fr;
