import { catalogueOf } from "../../../../client/i18n/message-catalogue.ts";

const en = {
  name: "Pebbles",
  motto: "Each puts one token unseen; the highest that nobody else has put scores.",
  variant: "Game",
  variants: { usual: { title: "Pebbles", note: "Five tokens each, three rounds, all at once." } },
  choices: {},
  faces: { one: "One", two: "Two", three: "Three", four: "Four", five: "Five", hidden: "Hidden" },
  round: (n: number) => `Round ${n} of 3`,
  put: "Put one of your tokens",
  lies: "On the table",
  chooses: "chooses",
  hasPut: "has put",
  left: (n: number) => `${n} tokens in hand`,
  points: (n: number) => `${n} points`,
  dealt: "Everybody has five tokens",
  putBy: (who?: string) => `${who ?? "You"} put a token`,
  goneBy: (who?: string) => `${who ?? "You"} left the round`,
  shown: (faces: string, winner?: string) => `${faces}: ${winner ? `a point for ${winner}` : "no point"}`,
  refusals: { AlreadyPut: "You have put a token already.", NotYours: "This token is not yours." },
};

type PebblesMessages = typeof en;

const de: PebblesMessages = {
  name: "Kiesel",
  motto: "Jeder legt verdeckt einen Stein; der höchste, den sonst niemand gelegt hat, zählt.",
  variant: "Spiel",
  variants: { usual: { title: "Kiesel", note: "Fünf Steine für jeden, drei Runden, alle zugleich." } },
  choices: {},
  faces: { one: "Eins", two: "Zwei", three: "Drei", four: "Vier", five: "Fünf", hidden: "Verdeckt" },
  round: (n) => `Runde ${n} von 3`,
  put: "Lege einen deiner Steine",
  lies: "Auf dem Tisch",
  chooses: "wählt",
  hasPut: "hat gelegt",
  left: (n) => `${n} Steine auf der Hand`,
  points: (n) => `${n} Punkte`,
  dealt: "Jeder hat fünf Steine",
  putBy: (who) => (who ? `${who} hat einen Stein gelegt` : "Du hast einen Stein gelegt"),
  goneBy: (who) => (who ? `${who} ist ausgestiegen` : "Du bist ausgestiegen"),
  shown: (faces, winner) => `${faces}: ${winner ? `ein Punkt für ${winner}` : "kein Punkt"}`,
  refusals: { AlreadyPut: "Du hast schon einen Stein gelegt.", NotYours: "Dieser Stein gehört dir nicht." },
};

const fr: PebblesMessages = {
  name: "Galets",
  motto: "Chacun pose un galet caché ; le plus haut que personne d’autre n’a posé marque.",
  variant: "Jeu",
  variants: { usual: { title: "Galets", note: "Cinq galets chacun, trois manches, tous à la fois." } },
  choices: {},
  faces: { one: "Un", two: "Deux", three: "Trois", four: "Quatre", five: "Cinq", hidden: "Caché" },
  round: (n) => `Manche ${n} sur 3`,
  put: "Posez un de vos galets",
  lies: "Sur la table",
  chooses: "choisit",
  hasPut: "a posé",
  left: (n) => `${n} galets en main`,
  points: (n) => `${n} points`,
  dealt: "Chacun a cinq galets",
  putBy: (who) => (who ? `${who} a posé un galet` : "Vous avez posé un galet"),
  goneBy: (who) => (who ? `${who} s’est retiré` : "Vous vous êtes retiré"),
  shown: (faces, winner) => `${faces} : ${winner ? `un point pour ${winner}` : "aucun point"}`,
  refusals: { AlreadyPut: "Vous avez déjà posé un galet.", NotYours: "Ce galet n’est pas à vous." },
};

export const { messages, load } = catalogueOf<PebblesMessages>({
  en: async () => ({ default: en }),
  de: async () => ({ default: de }),
  fr: async () => ({ default: fr }),
});
