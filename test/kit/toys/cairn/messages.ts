import { catalogueOf } from "../../../../client/i18n/message-catalogue.ts";

const en = {
  name: "Cairn",
  motto: "Layer by layer, everybody says whether it stands. Nobody wins.",
  variant: "Game",
  variants: { usual: { title: "Cairn", note: "A cairn for up to four, signed by who finishes it." } },
  choices: {
    layers: { legend: "Layers", answers: { 2: { label: "Two" }, 3: { label: "Three" }, 5: { label: "Five" } } },
    door: {
      legend: "Door",
      answers: {
        open: { label: "Open", note: "Others can watch." },
        closed: { label: "Closed", note: "Only who sits here ever sees the match." },
      },
    },
  },
  kinds: { flat: "flat", round: "round", sharp: "sharp" } as Readonly<Record<string, string>>,
  of: (built: number, all: number) => `${built} of ${all} layers`,
  layer: (n: number, kind: string) => `${n} ${kind}`,
  doubted: "does not stand",
  parts: { stones: "Stones", kind: "Kind", stands: "The topmost layer", word: "A word for the stone" },
  stands: { true: "It stands", false: "It does not" } as Readonly<Record<string, string>>,
  deeds: { Lay: "Lay the layer", Judge: "Say so", Sign: "Sign" },
  laidBy: (what: string, who?: string) => `${who ?? "You"} laid ${what}`,
  judgedBy: (stands: boolean, who?: string) => `${who ?? "You"} said that it ${stands ? "stands" : "does not stand"}`,
  signedBy: (word: string, who?: string) => `${who ?? "You"} signed the cairn “${word}”`,
  builds: "lays a layer",
  asked: "is asked",
  looksOn: "looks on",
  built: (n: number) => `${n} stones that stand`,
  refusals: {
    TooManyStones: "A layer has one to six stones.",
    NoWord: "A cairn needs a word.",
    TooHigh: "So high a cairn is left as it is.",
  },
};

type CairnMessages = typeof en;

const de: CairnMessages = {
  name: "Steinmann",
  motto: "Schicht um Schicht sagen alle, ob sie hält. Niemand gewinnt.",
  variant: "Spiel",
  variants: { usual: { title: "Steinmann", note: "Ein Steinmann für bis zu vier; wer ihn vollendet, signiert ihn." } },
  choices: {
    layers: { legend: "Schichten", answers: { 2: { label: "Zwei" }, 3: { label: "Drei" }, 5: { label: "Fünf" } } },
    door: {
      legend: "Tür",
      answers: {
        open: { label: "Offen", note: "Andere dürfen zusehen." },
        closed: { label: "Geschlossen", note: "Nur wer hier sitzt, sieht die Partie je." },
      },
    },
  },
  kinds: { flat: "flache", round: "runde", sharp: "spitze" },
  of: (built, all) => `${built} von ${all} Schichten`,
  layer: (n, kind) => `${n} ${kind}`,
  doubted: "hält nicht",
  parts: { stones: "Steine", kind: "Art", stands: "Die oberste Schicht", word: "Ein Wort für den Stein" },
  stands: { true: "Sie hält", false: "Sie hält nicht" },
  deeds: { Lay: "Schicht legen", Judge: "So sagen", Sign: "Signieren" },
  laidBy: (what, who) => (who ? `${who} hat ${what} gelegt` : `Du hast ${what} gelegt`),
  judgedBy: (stands, who) => `${who ? `${who} sagt` : "Du sagst"}, dass sie ${stands ? "hält" : "nicht hält"}`,
  signedBy: (word, who) => `${who ? `${who} hat` : "Du hast"} den Steinmann „${word}“ signiert`,
  builds: "legt eine Schicht",
  asked: "wird gefragt",
  looksOn: "sieht zu",
  built: (n) => `${n} Steine, die halten`,
  refusals: {
    TooManyStones: "Eine Schicht hat einen bis sechs Steine.",
    NoWord: "Ein Steinmann braucht ein Wort.",
    TooHigh: "Ein so hoher Steinmann bleibt, wie er ist.",
  },
};

const fr: CairnMessages = {
  name: "Cairn",
  motto: "Couche après couche, chacun dit si elle tient. Personne ne gagne.",
  variant: "Jeu",
  variants: { usual: { title: "Cairn", note: "Un cairn jusqu’à quatre ; qui le finit le signe." } },
  choices: {
    layers: { legend: "Couches", answers: { 2: { label: "Deux" }, 3: { label: "Trois" }, 5: { label: "Cinq" } } },
    door: {
      legend: "Porte",
      answers: {
        open: { label: "Ouverte", note: "D’autres peuvent regarder." },
        closed: { label: "Fermée", note: "Seuls ceux qui y sont assis voient la partie." },
      },
    },
  },
  kinds: { flat: "plates", round: "rondes", sharp: "pointues" },
  of: (built, all) => `${built} couches sur ${all}`,
  layer: (n, kind) => `${n} ${kind}`,
  doubted: "ne tient pas",
  parts: { stones: "Pierres", kind: "Sorte", stands: "La couche du haut", word: "Un mot pour la pierre" },
  stands: { true: "Elle tient", false: "Elle ne tient pas" },
  deeds: { Lay: "Poser la couche", Judge: "Le dire", Sign: "Signer" },
  laidBy: (what, who) => (who ? `${who} a posé ${what}` : `Vous avez posé ${what}`),
  judgedBy: (stands, who) => `${who ? `${who} dit` : "Vous dites"} qu’elle ${stands ? "tient" : "ne tient pas"}`,
  signedBy: (word, who) => `${who ? `${who} a` : "Vous avez"} signé le cairn « ${word} »`,
  builds: "pose une couche",
  asked: "doit répondre",
  looksOn: "regarde",
  built: (n) => `${n} pierres qui tiennent`,
  refusals: {
    TooManyStones: "Une couche a une à six pierres.",
    NoWord: "Un cairn a besoin d’un mot.",
    TooHigh: "Un cairn si haut reste comme il est.",
  },
};

export const { messages, load } = catalogueOf<CairnMessages>({
  en: async () => ({ default: en }),
  de: async () => ({ default: de }),
  fr: async () => ({ default: fr }),
});
