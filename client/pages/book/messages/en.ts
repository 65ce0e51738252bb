/** For the pages around the rule books. English is the schema. */
const en = {
  print: "Print",
  wholeBook: "All on one page",
  rulesOf: (game: string) => `${game} rules`,
  rulesLead: "The full rules. The codes in the margin are the rule numbers shown when a move is refused.",
  /** For link previews. */
  day: {
    title: "Deal of the day",
    lead: "One deal a day, the same for everyone: you get one attempt, then you see everyone’s results.",
  },
  /** For link previews. */
  series: {
    title: "Series on equal deals",
    lead: "Several deals, the same for everyone: play each of them once, then compare.",
  },
  about: {
    title: "About Stillwater",
    lead: "Quiet card games to play with friends, live or turn by turn over several days. No sign-up, no ads, no tracking.",
    host: {
      title: "The host of this server",
      by: (name: string) => `This server is run by ${name}.`,
      unnamed: "The people who run this server have not given a name here. Ask the person who sent you the link.",
      contact: "Contact them",
    },
    privacy: {
      title: "What is kept about you",
      notes: [
        "There is no sign-up, no e-mail address and no cookie. Your account is what your browser stores: a random id, the secret that proves it is yours, and the name you chose.",
        "The server stores your name, every move of the matches you played, and the last messages of each table. If you choose to, it also stores decks, an open logbook, a subscription to notifications, your agreement that a match may become puzzles, and a fingerprint of your recovery words, never the words.",
        "Network addresses are used to limit abuse. They are not stored with matches; the server’s log names a network only when it sends too much.",
        "You can delete your account at any time. Your name disappears from lists, logs and chat; the matches stay for those you played with, without your name.",
      ] as readonly string[],
      remove: "Your account on this device, and how to delete it",
    },
    source: {
      title: "Source and licence",
      licence: (version: string) => `Stillwater ${version} is free software under the MIT licence.`,
      link: "The source of this version",
    },
  },
  fair: {
    title: "Provably fair deals",
    lead: "Nobody can choose the cards: not the players, not the developers, not the server’s owner. You don’t have to take our word for it: you can verify every finished match on your own device.",
    steps: [
      [
        "The deal is sealed before anyone sits down",
        "When a table is opened, the server draws a seed, a number of 64 digits, and shows its seal (SHA-256). The seal gives nothing away, and no other seed has the same.",
      ],
      [
        "Every player adds a number",
        "Each player’s device draws a number when they take a seat. The server chose its seed before it knew those numbers, and the players did not know the seed.",
      ],
      [
        "Every shuffle follows from these numbers",
        "The seed and the numbers together decide every card that is dealt, drawn or shuffled, by a published method (HMAC-SHA-256). There is no other source of chance.",
      ],
      [
        "At the end the seed is published",
        "It must match the seal from the beginning. Anyone can then recompute the whole match: every card, every move and the result.",
      ],
    ] as readonly (readonly [string, string])[],
    check: "Verify it yourself",
    checkNote:
      "Open the replay of a finished match. Your device recomputes everything without asking the server, and the title says “Verified”. Press it to see what was verified.",
    ownMatches: "One of my matches",
    file: "A match file",
    limits: "What this does not prove",
    limitsNote:
      "Whoever runs the server could look at the cards during a match, though not change them. And two people in the same room can talk about their cards; no software prevents that. A match dealt offline uses a seed from the device it is played on, which no server has sealed.",
  },
};

export type ReadingMessages = typeof en;
export default en;
