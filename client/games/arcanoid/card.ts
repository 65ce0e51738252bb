import { catalogueOf } from "../../i18n/catalogue.ts";
import type { GameCard, Variant } from "../card.ts";
import type { SetupWords } from "./setup/words/en.ts";

/** How long a round takes, in minutes: 41 turns of 15 to 20 seconds, however many play (rules, section 12). */
const ROUND = 12;
const USUAL_ROUNDS = 5;

const variant: Variant = {
  seats: [2, 10],
  choices: ["rounds", "tide", "renewals", "ties"],
  minutes: () => ROUND * USUAL_ROUNDS,
};

/** In the order they are offered. */
const VARIANTS = {
  dresden: variant,
  nassau: variant,
  koblenz: variant,
  mainz: variant,
  malta: variant,
  worms: variant,
};

/** Arcanoïd on the shelf. */
export const arcanoidCard: GameCard = {
  id: "arcanoid",
  variants: VARIANTS,
  choices: {
    rounds: { values: [1, 3, 5, 7], usual: USUAL_ROUNDS },
    tide: { values: [false, true], usual: false },
    renewals: { values: [0, 1, 2, 5], usual: 2 },
    ties: { values: ["top-card", "fewest-cards"], usual: "top-card" },
  },
  optionsOf: (name, chosen) => ({ variant: name, ...chosen }),
  variantOf(options) {
    const name = "variant" in options ? String(options.variant) : "";
    return Object.hasOwn(VARIANTS, name) ? name : undefined;
  },
  hasBots: true,
  words: catalogueOf<SetupWords>({
    en: () => import("./setup/words/en.ts"),
    fr: () => import("./setup/words/fr.ts"),
    de: () => import("./setup/words/de.ts"),
  }),
  load: () => import("./index.ts"),
};
