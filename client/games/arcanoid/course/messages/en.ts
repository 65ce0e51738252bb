const en = {
  tasks: {
    numbers: () =>
      "Four fields, four battles: one for each suit. Choose 6 and 10 of coins and engage them on coins: numbers add up, so that makes 16.",
    tower: ({ who }: { who: string }) =>
      `${who} is ahead: a knight is worth 17½. You hold the Tower. Play it at her knight: it undoes one engagement.`,
    fool: ({ who }: { who: string }) =>
      `${who} attempts 17 on staves, where you are free. You hold the Fool: play him, and her engagement is yours.`,
    couple: (_: { who: string }) =>
      "The Lovers with a court are a couple, and couples beat all numbers. Engage Lovers and knave of swords on swords.",
    abdicate: (_: { who: string }) =>
      "You have nothing for cups, and nobody wins everywhere. Abdicate on cups: it costs no card, and with four fields filled you are out.",
    alone: ({ who }: { who: string }) =>
      `You are out of the round. ${who} plays on alone; when she has filled her fields too, all four are counted.`,
  },
  done: {
    title: "Three fields to one",
    text: "A match has five rounds like this, and twenty-two trumps to meet. How would you like to play?",
  },
};

export type ArcanoidCourseMessages = typeof en;
export default en;
