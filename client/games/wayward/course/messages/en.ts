/** The lesson's printed board, with spaces by name. */
interface LessonBoard {
  readonly framed: string;
  readonly ship: string;
  readonly icons: number;
  readonly hits: number;
  readonly cannons: number;
  readonly coins: number;
}

const en = {
  tasks: {
    reveal: (_: LessonBoard) =>
      "You play Dead Reckoning, and this device the Wayward Alliance, its automaton, which begins. Reveal its card: it shows everything the automaton does.",
    sheet: ({ ship, icons }: LessonBoard) =>
      `Both spaces were unexplored: say so. Your Pirate ship is in ${ship}: choose it, then the space. The framed space has an advancement with ${icons} cannons: choose ${icons}.`,
    ship: ({ ship, icons }: LessonBoard) => `Your Pirate ship is in ${ship}: choose it, the space, then ${icons}.`,
    claim: ({ framed, icons }: LessonBoard) =>
      `It takes what is on the framed space, ${framed}: an advancement with ${icons} cannons and battle abilities. Choose ${icons}. They count from now on.`,
    fight: ({ ship, hits }: LessonBoard) =>
      `Two cubes are for ${ship}, where you are: a battle. Its cannons are added up. Fight on your table: it takes ${hits} damage, wins, and plunders nothing.`,
    upgrade: ({ cannons }: LessonBoard) =>
      `Everything it does is listed here for you to carry out: place its cubes, move its ship. Now it takes an upgrade. Take any tile of level 1; say it shows ${cannons} cannon.`,
    harvest: ({ ship, coins }: LessonBoard) =>
      `At the end it takes what is on its islands. The cubes in ${ship} took one with ${coins} coins on it: choose the space, then ${coins} coins and no cargo.`,
  },
  done: {
    title: "Its turn is over",
    text: "Now you would take your own turn as usual, then reveal its next card. You can undo any answer.",
  },
};

export type WaywardCourseMessages = typeof en;
export default en;
