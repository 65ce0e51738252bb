/** What the board of the lesson is like; spaces in words. */
interface Told {
  readonly framed: string;
  readonly ship: string;
  readonly icons: number;
  readonly hits: number;
  readonly cannons: number;
  readonly coins: number;
}

const en = {
  tasks: {
    reveal: (_: Told) =>
      "You play the board game, and this device its automaton, which begins. Turn up its card: all that it does stands on it.",
    sheet: ({ ship, icons }: Told) =>
      `The ticked spaces were unexplored; right. Your Pirate ship lies in ${ship}: choose it, tap the space. In the frame lies an advancement with ${icons} cannons: tap ${icons}.`,
    ship: ({ ship, icons }: Told) => `Your Pirate ship lies in ${ship}: choose it, tap the space, then tap ${icons}.`,
    claim: ({ framed, icons }: Told) =>
      `It takes what lies on the framed space, ${framed}. An advancement lies there with ${icons} cannons and battle abilities: tap ${icons}. They count from now on.`,
    fight: ({ ship, hits }: Told) =>
      `Two cubes are for ${ship}, where you are: a battle. Its cannons are added up. Fight on your table: it takes ${hits} damage, wins, and plunders nothing.`,
    upgrade: ({ cannons }: Told) =>
      `Whatever it does stands here for you to do: place its cubes, move its ship. Now it takes an upgrade. Take any tile of level 1; say it shows ${cannons} cannon.`,
    harvest: ({ ship, coins }: Told) =>
      `At the end it takes what lies on its islands. The cubes in ${ship} took one, with ${coins} coins on it: tap the space, then ${coins} coins and no cargo.`,
  },
  done: {
    title: "Its turn is over",
    text: "You would take yours as ever, and then turn up its next card. Any answer can be taken back.",
  },
};

export type LearnWords = typeof en;
export default en;
