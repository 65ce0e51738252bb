import type { Progress } from "../../../../../shared/engine/contract/game.ts";
import { RED } from "../variants.ts";

/** For lists, the home page and the form for a new table. English is the schema. */
const en = {
  name: "Wayward",
  motto: "An unofficial companion for Dead Reckoning: beside your own copy it plays the Wayward Alliance.",
  learn: "Learn it in one turn",
  workshop: "Your own decks",
  variant: "Players",
  variants: {
    solo: {
      title: "Solo",
      note: "You against the Wayward Alliance, the game’s automaton. You need Dead Reckoning itself.",
    },
    pair: { title: "Two against two", note: "Two people against two automata of the Alliance; about a level easier." },
  },
  progress: ({ done }: Progress) => (done === 0 ? "Before the first turn" : `Turn ${done}`),
  choices: {
    difficulty: {
      legend: "Difficulty",
      answers: {
        normal: { label: "Normal", note: "The normal faces of its cards." },
        hard: { label: "Hard", note: "Normal and hard faces in turn." },
        expert: { label: "Expert", note: "Hard faces only." },
        extreme: { label: "Extreme", note: "Expert, and a bonus card after every third turn." },
        mixed: { label: "Mixed", note: "As many hard faces among the normal ones as you like." },
      },
    },
    red: { legend: "Hard cards of 18", answers: RED },
    deck: {
      legend: "Cards of the Alliance",
      answers: {
        practice: { label: "Practice fleet", note: "Invented cards, ready to use." },
        own: {
          label: "Your own deck",
          note: "Entered from your own copy. It stays on your device.",
        },
      },
    },
    onlookers: {
      legend: "Can others watch?",
      answers: {
        false: { label: "Nobody" },
        true: {
          label: "Anyone with the link",
          note: "A second device, for example. They see every card that is revealed, even after the match.",
        },
      },
    },
    saga: {
      legend: "Saga content on the table",
      answers: { false: { label: "Without" }, true: { label: "With a saga" } },
    },
  },
  intro: {
    title: "How to play",
    steps: {
      board: {
        title: "The board is in front of you",
        note: "Take your own turn on the real table as usual, with this device beside it.",
      },
      card: {
        title: "It reveals a card",
        note: "Where its ship sails, what it places and what it earns is shown in large type, step by step.",
      },
      answer: {
        title: "It asks what it cannot see",
        note: "One tap per question: which spaces are unexplored, how a battle ended. You can undo any answer.",
      },
      race: {
        title: "Four achievements",
        note: "It keeps track of its coins, cannons and cubes. The first to reach four achievements triggers the final turns.",
      },
    },
  },
};

export type WaywardSetupMessages = typeof en;
export default en;
