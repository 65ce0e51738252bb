/** The words of the pages to be read and printed, around the rule book. English is the schema. */
const en = {
  pages: "Pages",
  play: "Play",
  print: "Print",
  wholeBook: "All of them",
  rulesOf: (game: string) => `The rules of ${game}`,
  rulesLead: "Told from beginning to end. The numbers beside the text are those the table names when it says no.",
  /** What chats and search engines say of the deal of the day. */
  day: {
    title: "The deal of the day",
    lead: "One deal a day, the same for everybody: one try counts, and afterwards you see how all did.",
  },
  fair: {
    title: "Nobody can choose the cards",
    lead: "Not who plays, not who built this place, not who runs the server. And nobody has to believe that: every match that is over can be checked, on your own device.",
    steps: [
      [
        "The deal is sealed before anybody sits down",
        "When a table is opened, the server draws a seed, a number of 64 digits, and shows its seal (SHA-256). The seal gives nothing away, and no other seed has the same.",
      ],
      [
        "Everybody adds a number of their own",
        "Whoever takes a seat throws in a number that their own device has drawn. The server had chosen its seed before it knew them; nobody knew the seed when they chose.",
      ],
      [
        "Every shuffle follows from these numbers",
        "Seed and numbers together decide every card that is dealt, drawn or shuffled, by a method that is written down (HMAC-SHA-256). Chance has no other source.",
      ],
      [
        "At the end the seed is told",
        "It must fit the seal of the beginning. From then on anybody can work out the whole match once more: each card, each move, the end.",
      ],
    ] as readonly (readonly [string, string])[],
    check: "Check it",
    checkNote:
      "Open the replay of a match that is over. Your device works all of it out anew, without asking the server, and its title says “Checked”. Press that to read what was checked.",
    ownMatches: "A match of mine",
    file: "A match file",
    limits: "What this does not show",
    limitsNote:
      "Who runs the server could look at the cards while a match is played, though not change them. And two who sit together can talk about theirs: no machine prevents that. A match that is dealt without a line has its seed from the device it is played on, and no server has sealed it.",
  },
};

export type ReadingWords = typeof en;
export default en;
