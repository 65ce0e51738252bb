import type { Progress } from "../../../../../shared/engine/contract/game.ts";

/** For lists, the home page and the form for a new table. English is the schema. */
const en = {
  name: "Tranquility",
  motto: "Fill the sea with islands, in order, in silence.",
  learn: "Learn it in two minutes",
  variant: "Board",
  variants: {
    standard: { title: "Standard", note: "Six by six, a harbour, a toll, a lighthouse." },
    arch: { title: "Great Arch", note: "Two pillars first, then the roof on top. No harbour, no toll." },
    pyramid: { title: "Pyramid", note: "Rough seas: borders hide storms, monsters and help." },
    "day-night": { title: "Day and Night", note: "Compasses turn every hand. Each half wants its own side up." },
    duel: { title: "Duel", note: "Two against each other, for islands in unbroken runs." },
  },
  progress: ({ done, of }: Progress) => `${done} of ${of} spaces filled`,
  choices: {
    galateia: {
      legend: "Islands",
      answers: {
        false: { label: "All eighty", note: "All eighty islands are in the deal." },
        true: {
          label: "Galateia",
          note: "Four random islands are removed, face down, before the deal. Harder to plan.",
        },
      },
    },
    difficulty: {
      legend: "Seas",
      answers: {
        easier: { label: "Calmer", note: "Three of the five sea monsters are borders instead." },
        normal: { label: "Rough", note: "The explorers’ deck as printed." },
        harder: { label: "Wild", note: "Harbours drawn from the deck count as jagged rocks." },
      },
    },
    edition: {
      legend: "Borders in the deck",
      answers: {
        fr: { label: "Jokers", note: "A border you draw goes to your hand and can be any island, or the lighthouse." },
        de: { label: "No effect", note: "A border you draw is discarded." },
      },
    },
    soloToll: {
      legend: "Toll (solo)",
      answers: {
        "draw-five": { label: "Draw five", note: "Draw five more cards, then pay eight of the nine." },
        "two-rounds": { label: "Two rounds", note: "Pay four, refill your hand, pay four again." },
      },
    },
    talk: {
      legend: "Chat",
      answers: {
        silent: {
          label: "Silent",
          note: "No talking, except about numbers while the toll is open. This is how the game is meant to be played.",
        },
        open: { label: "Open", note: "Players can write whatever they like." },
      },
    },
  },
  intro: {
    title: "How to play",
    steps: {
      rise: {
        title: "Always ascending",
        note: "Place islands anywhere, as long as the numbers rise from the first space to the last.",
      },
      price: {
        title: "Neighbours cost cards",
        note: "Next to an island you pay the difference in cards. On open water it is free.",
      },
      toll: {
        title: "One toll",
        note: "The player who draws the harbour (Start card) must play it. Then the table pays eight cards together.",
      },
      light: {
        title: "Home",
        note: "When the sea is full, a lighthouse (Finish card) brings everyone home. You all win or all lose.",
      },
    },
  },
  seas: { calm: "Calm sea", choppy: "Choppy sea", rough: "Rough sea" },
};

export type TranquilitySetupMessages = typeof en;
export default en;
