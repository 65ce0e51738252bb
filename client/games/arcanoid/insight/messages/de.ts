import type { ArcanoidMoveVocabulary } from "./en.ts";

const de: ArcanoidMoveVocabulary = {
  couples: {
    world: "Welt",
    imperial: "Kaiserpaar",
    royal: "Königspaar",
    illegitimate: "unehelichem Paar",
  },
  engaging: (worth, fields) => `Einsatz von ${worth} auf ${fields}`,
  engagingSecretly: (worth, fields) => `verdeckter Einsatz von ${worth} auf ${fields}`,
  reinforcing: (cards, field) => `Verstärkung des Asses auf ${field} mit ${cards}`,
  abdicating: (field) => `Abdanken auf ${field}`,
  discarding: (cards) => `Abwurf von ${cards}`,
  loading: (cards) => `Wagen mit ${cards}`,
  adding: (cards) => `Ergänzung des Wagens um ${cards}`,
  dropping: "Aufgabe des Wagens",
  lifting: "Aufhebung der Mäßigkeit",
  playing: (card, target) => `Trumpf ${card}${target && ` (${target})`}`,
  calling: (card) => `Ruf nach ${card}`,
  leaving: "kein weiterer Ruf",
  stealing: "Diebstahl mit dem Narren",
  letting: "Stehenlassen",
  extra: "Extrazug",
  noExtra: "kein Extrazug",
  renewing: "Stimme für einen neuen Stapel",
  closing: "Stimme gegen einen neuen Stapel",
};

export default de;
