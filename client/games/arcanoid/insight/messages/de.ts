import { plural } from "../../../../i18n/language.ts";
import type { ArcanoidMoveVocabulary } from "./en.ts";

const cards = (n: number) => plural("de", n, { one: "einer Karte", other: "# Karten" });

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
  themes: {
    engaging: "Einsätze",
    trumps: "Trümpfe",
    fool: "Der Narr",
    patience: "Geduld",
    abdicating: "Abdanken",
    chariot: "Der Wagen",
    end: "Ende der Runde",
  },
  reasons: {
    engaging: (worth, fields, pile) =>
      pile === 0
        ? `Der Stapel ist leer, und ${worth} auf ${fields} hält umso eher bis zum Ende.`
        : `${worth} jetzt auf ${fields} ist mehr wert als die ${cards(pile)}, die noch kommen.`,
    trump: (card, pile) => `Bei ${cards(pile)} im Stapel ändert der Trumpf ${card} mehr als jeder andere Zug.`,
    discarding: (pile) => `Geduld: Mit ${cards(pile)} im Stapel kann deine Hand vor dem Einsatz noch stärker werden.`,
    stealing: "Der Einsatz ist bei dir mehr wert als der Narr auf der Hand.",
    letting: "Der Narr ist später mehr wert: Dieser Einsatz entscheidet die Runde nicht.",
    abdicating: (field) => `${field} ist nicht mehr zu gewinnen, und jeder andere Zug kostet eine gute Karte.`,
    chariot: "Karten im Wagen machen auf der Hand Platz für neue.",
    other: "Jeder andere Zug gibt mehr her.",
  },
};

export default de;
