import type { Progress } from "../../../../../shared/engine/game.ts";

/** What lists, the home page and the form of a new table say of Wayward. English is the schema of the others. */
const en = {
  name: "Wayward",
  motto: "A companion at your own table: it plays the automaton of a board game about ships.",
  learn: "Learn it by one turn",
  workshop: "Your own decks",
  variant: "Players",
  variants: {
    solo: { title: "Solo", note: "You against one automaton. You need the board game itself." },
    pair: { title: "Two against two", note: "Two people against two automata; about a level easier." },
  },
  progress: ({ done }: Progress) => (done === 0 ? "Before the first turn" : `Turn ${done}`),
  choices: {
    difficulty: {
      legend: "Difficulty",
      answers: {
        normal: { label: "Normal", note: "The normal faces of its cards." },
        hard: { label: "Hard", note: "Normal and hard faces in turn." },
        expert: { label: "Expert", note: "Hard faces alone." },
        extreme: { label: "Extreme", note: "Expert, and a bonus card after every third turn." },
      },
    },
    deck: {
      legend: "Cards of the automaton",
      answers: {
        practice: { label: "Practice fleet", note: "Invented cards that are here already." },
        own: {
          label: "Your own deck",
          note: "Typed in from your copy. It stays on your device; nobody else looks on.",
        },
      },
    },
    saga: {
      legend: "Saga content on the table",
      answers: { false: { label: "Without" }, true: { label: "With a saga" } },
    },
  },
  intro: {
    title: "How a turn goes",
    steps: {
      board: {
        title: "The board lies before you",
        note: "You play your own turn on the real table, as ever, and put this device beside it.",
      },
      card: {
        title: "It turns up a card",
        note: "Where its ship sails, what it places and what it earns stands there large, one step after the other.",
      },
      answer: {
        title: "It asks what it cannot see",
        note: "A tap a question: which spaces are unexplored, how a battle ended. Any answer can be taken back.",
      },
      race: {
        title: "Four achievements",
        note: "It keeps its coins, cannons and cubes. Whoever has four achievements calls the last turns.",
      },
    },
  },
};

export type SetupWords = typeof en;
export default en;
