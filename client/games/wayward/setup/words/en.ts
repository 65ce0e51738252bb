/** What lists, the home page and the form of a new table say of Wayward. English is the schema of the others. */
const en = {
  name: "Wayward",
  motto: "A companion at your own table: it plays the automaton of a board game about ships.",
  workshop: "Your own decks",
  variant: "Players",
  variants: {
    solo: { title: "Solo", note: "You against one automaton. You need the board game itself." },
    pair: { title: "Two against two", note: "Two people against two automata; about a level easier." },
  },
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
};

export type SetupWords = typeof en;
export default en;
