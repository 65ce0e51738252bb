const en = {
  tasks: {
    /** `aim`: the part of the game's aim that the task teaches. */
    place: (p: { n: number; aim: string }) =>
      `${p.aim} Take up ${p.n}: a space lights up. Place it there. Open water is free.`,
    rise: (p: { n: number; other: number }) =>
      `Numbers have to rise, so ${p.n} belongs after ${p.other}. Take it up: only the spaces that open can hold it. Place it on any of them.`,
    price: (p: { n: number; aim: string }) => `${p.aim} Place ${p.n} there, and choose the cards to pay with.`,
    discard: (p: { who: string }) =>
      `When nothing fits well, discard two cards of your choice. Nobody says what they hold: ${p.who} plays in silence, and so do you.`,
    harbour: () => "You drew the harbour. The player who holds it must play it, and that brings the toll.",
    toll: (p: { who: string; own: number; theirs: number }) =>
      `Eight cards are due, from both of you together. Only now you may talk, about numbers alone: ${p.who} gives ${p.theirs}. Give ${p.own}.`,
    sail: () =>
      "The toll is paid. Now you would sail on, until every space is filled. You win together, or nobody does.",
    light: (p: { who: string; aim: string }) =>
      `Another crossing, almost home: ${p.who} fills the last space. ${p.aim}`,
  },
  done: { title: "Safely home", text: "Now you know the game. How would you like to play?" },
};

export type TranquilityCourseMessages = typeof en;
export default en;
