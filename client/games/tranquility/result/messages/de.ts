import { plural } from "../../../../i18n/language.ts";
import type { TranquilityResultMessages } from "./en.ts";

const count = (n: number, one: string, other: string): string => plural("de", n, { one, other });
const rounds = (n: number): string => count(n, "# Runde", "# Runden");
const spaces = (n: number): string => count(n, "# Feld", "# Felder");

const FULL = {
  standard: (n: number) => `Alle ${n} Inseln, vom Hafen zum Leuchtturm`,
  arch: (n: number) => `Zwei Pfeiler und ein Dach, alle ${n} Inseln`,
  pyramid: (n: number) => `Alle ${n} Inseln, bis zum Licht an der Spitze`,
  "day-night": (n: number) => `Alle ${n} Inseln, jede auf ihrer richtigen Seite`,
  duel: (n: number) => `Alle ${n} Inseln`,
  board: (n: number) => `Alle ${n} Inseln`,
};

const de: TranquilityResultMessages = {
  endings: {
    home: {
      title: () => "Heim im Lampenschein",
      note: (p) => `${FULL[p.mode](p.islands)}, in ${rounds(p.rounds)}.`,
    },
    spaces: {
      title: () => "In der Flaute",
      note: ({ who, cards, spaces: left }) => {
        const rest = cards === 0 ? "keine Karte mehr" : "nur noch eine Karte und kein Feld dafür";
        return `${who ? `${who} hatte` : "Du hattest"} ${rest}, ${count(left, "# Feld blieb", "# Felder blieben")} offen.`;
      },
    },
    storms: {
      title: () => "Im Sturm gefangen",
      note: ({ who, storms }) =>
        `${count(storms, "Auf dem letzten Feld lag ein Sturm", "Auf den letzten # Feldern lagen Stürme")}, und ${
          who ? `${who} konnte` : "du konntest"
        } ${count(storms, "ihn", "sie")} nicht vertreiben.`,
    },
    roof: {
      title: () => "Ein halber Bogen",
      note: ({ spaces: left }) =>
        `Das Dach öffnete sich nie: ${count(left, "# Feld der Pfeiler blieb", "# Felder der Pfeiler blieben")} leer.`,
    },
    light: {
      title: () => "Land in Sicht",
      note: ({ who }) =>
        `Jede Insel lag an ihrem Platz, doch ${who ? `${who} hatte` : "du hattest"} keinen Leuchtturm zum Entzünden.`,
    },
    sides: {
      title: () => "Land in Sicht",
      note: ({ who, wrong }) =>
        `Jede Insel lag an ihrem Platz, doch ${count(wrong, "eine zeigte", "# zeigten")} die falsche Seite, und ${
          who ? `${who} hatte` : "du hattest"
        } keine Karte mehr zum Wenden.`,
    },
    toll: {
      title: () => "Im Hafen festgehalten",
      note: ({ amount, cards }) => `Der Zoll verlangte ${amount} Karten, und alle Hände zusammen hatten nur ${cards}.`,
    },
    spent: {
      title: () => "Der letzte Zoll",
      note: ({ who, cards, spaces: left }) =>
        `Der Zoll ${
          cards === 0
            ? `nahm ${who ?? "dir"} die letzten Karten`
            : `ließ ${who ?? "dir"} eine Karte, für die kein Feld mehr da war`
        }; ${left === 0 ? "jede Insel lag an ihrem Platz" : count(left, "# Feld war noch offen", "# Felder waren noch offen")}.`,
    },
    conceded: {
      title: () => "Umgekehrt",
      note: ({ spaces: left }) =>
        `Die Partie wurde aufgegeben, ${count(left, "# Feld blieb", "# Felder blieben")} offen.`,
    },
    duel: {
      title: ({ who }) => (who ? `${who} gewinnt das Duell` : "Du gewinnst das Duell"),
      note: ({ scores: [won, lost], decider }) =>
        ({
          points: `Mit ${count(won - lost, "einem Punkt", "# Punkten")} Vorsprung: ${won} zu ${lost}.`,
          islands: `${won} zu ${lost}. Gleich viele Punkte: Mehr Inseln entscheiden.`,
          discarded: `${won} zu ${lost}. Gleich viele Punkte und Inseln: Weniger Abwürfe entscheiden.`,
          longest: `${won} zu ${lost}. Sonst alles gleich: Die längste Reihe entscheidet.`,
        })[decider],
    },
    yielded: {
      title: ({ who }) => (who ? `${who} gewinnt das Duell` : "Du gewinnst das Duell"),
      note: ({ spaces: left }) =>
        `Die andere Seite hat aufgegeben, ${count(left, "# Feld blieb", "# Felder blieben")} offen.`,
    },
    even: {
      title: () => "Gleichauf",
      note: ({ points }) => `${points} zu ${points}, und auch sonst in allem gleich.`,
    },
    over: { title: () => "Es ist vorbei", note: () => "" },
  },
  decisions: {
    last: ({ number, round }) => `Die ${number} füllte in Runde ${round} das letzte Feld.`,
    gap: ({ low, high, spaces: left, round }) =>
      `Ab Runde ${round} konnten die Zahlen nicht mehr reichen: ${spaces(left)} ${
        low === undefined
          ? `vor der ${high}`
          : high === undefined
            ? `nach der ${low}`
            : `zwischen der ${low} und der ${high}`
      }.`,
    cards: ({ round }) => `Ab Runde ${round} gab es zu wenige Karten für die Felder.`,
    toll: ({ round, spaces }) =>
      `Ab Runde ${round} gab es zu wenige Karten ${spaces > 0 ? "für die Felder und den Zoll" : "für den Zoll"}.`,
    light: ({ round }) => `Ab Runde ${round} blieb keine Karte mehr für den Leuchtturm übrig.`,
    pile: ({ who, round }) => `Nach Runde ${round} ${who ? `hatte ${who}` : "hattest du"} nichts mehr zu ziehen.`,
    lead: ({ who, round }) => `${who ? `${who} lag` : "Du lagst"} ab Runde ${round} endgültig vorn.`,
  },
  facts: {
    free: ({ n, of }) => `${n} von ${count(of, "# Insel", "# Inseln")} ${n === 1 ? "kostete" : "kosteten"} nichts.`,
    harbour: ({ round }) => `Der Hafen kam in Runde ${round}.`,
    roof: ({ round }) => `Das Dach öffnete sich in Runde ${round}.`,
    storms: ({ raised, cleared }) =>
      `${count(raised, "Ein Sturm kam auf", "# Stürme kamen auf")}, ${
        cleared === 0
          ? "keiner wurde"
          : cleared < raised
            ? count(cleared, "einer wurde", "# wurden")
            : count(raised, "und wurde", "alle wurden")
      } vertrieben.`,
    swallowed: ({ n }) => count(n, "Ein Seeungeheuer verschlang eine Insel.", "Seeungeheuer verschlangen # Inseln."),
    jokers: ({ n }) => count(n, "Ein Joker stand für eine Insel.", "# Joker standen für Inseln."),
    turns: ({ hands, islands }) =>
      `Alle Hände drehten sich ${hands}-mal, ${count(islands, "eine Insel wurde", "# Inseln wurden")} für eine Karte gewendet.`,
    sweeps: ({ n }) => count(n, "Die Auslage wurde einmal geräumt.", "Die Auslage wurde #-mal geräumt."),
  },
  tiles: {
    paid: (n) => count(n, "Karte bezahlt", "Karten bezahlt"),
    thrown: "abgeworfen",
    inPiles: "in den Stapeln",
    spaces: (n) => count(n, "Feld frei", "Felder frei"),
  },
  course: {
    spaces: "Freie Felder, Runde um Runde",
    lead: "Wer vorn lag, Runde um Runde",
    aloud: ({ label, first, last }) => `${label}: am Anfang ${first}, am Ende ${last}`,
  },
  dearest: "Teuerster Zug",
  nextTo: "neben",
  cost: ({ n }) => count(n, "# Karte", "# Karten"),
  byEach: (hasToll) => (hasToll ? "bezahlte Karten, den Zoll eingerechnet" : "bezahlte Karten"),
  winner: "gewinnt",
  total: "Punkte",
  run: ({ from, to, n, who }) => `${who}: Reihe von ${from} bis ${to}, ${n} Punkte`,
};

export default de;
