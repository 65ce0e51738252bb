import type { Progress } from "../../../../../shared/engine/game.ts";

/** What lists, the home page and the form of a new table say of Tranquility. English is the schema of the others. */
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
        false: { label: "All eighty", note: "Every island is dealt." },
        true: {
          label: "Galateia",
          note: "Four islands are taken out unseen before the deal. Less to plan with, a harder crossing.",
        },
      },
    },
    difficulty: {
      legend: "Seas",
      answers: {
        easier: { label: "Calmer", note: "Three of the five sea monsters are borders instead." },
        normal: { label: "Rough", note: "The explorers’ deck as it is meant." },
        harder: { label: "Wild", note: "Harbours drawn from the deck count as jagged rocks." },
      },
    },
    edition: {
      legend: "Borders in the deck",
      answers: {
        fr: { label: "Jokers", note: "A border drawn goes to your hand and may be any island, or the lighthouse." },
        de: { label: "No effect", note: "A border drawn is discarded." },
      },
    },
    soloToll: {
      legend: "The toll, alone",
      answers: {
        "draw-five": { label: "Draw five", note: "Draw five more cards, then give eight of the nine." },
        "two-rounds": { label: "Two rounds", note: "Give four, fill your hand, give four again." },
      },
    },
    talk: {
      legend: "Talk",
      answers: {
        silent: {
          label: "Silent",
          note: "Nobody talks, except about numbers while the toll is open. This is how it is meant.",
        },
        open: { label: "Open", note: "Everybody may write whatever they like." },
      },
    },
  },
  intro: {
    title: "How a crossing goes",
    steps: {
      rise: {
        title: "Ever rising",
        note: "Place islands anywhere, as long as the numbers rise from the first space to the last.",
      },
      price: {
        title: "The price of being near",
        note: "Next to an island you pay the difference in cards. On open water it is free.",
      },
      toll: {
        title: "One toll",
        note: "Whoever draws the harbour must play it. Then the table gives eight cards together.",
      },
      light: { title: "Home", note: "When the sea is full, a lighthouse brings everybody home. All win, or nobody." },
    },
  },
  seas: { calm: "Calm sea", choppy: "Choppy sea", rough: "Rough sea" },
};

export type SetupWords = typeof en;
export default en;
