import { plural } from "../language.ts";

const count = (n: number, one: string, other: string): string => plural("en", n, { one, other });

/** The words of the home page. */
const en = {
  claim: "Quiet card games, played together",
  play: {
    anybody: "Take a seat",
    friends: "With friends",
    alone: "Alone",
    seats: "Seats at a new table",
    options: "Options",
    optionsSet: (n: number) => count(n, "# option changed", "# options changed"),
    opening: "Preparing the table …",
  },
  join: {
    title: "Join by code",
    label: "Code of the table",
    go: "Go",
    unknown: "No table has this code.",
  },
  tables: {
    title: "Open tables",
    none: "No table waits for players just now.",
    noneNote: "Take a seat, and yours stands here for others to find.",
    sit: "Sit down",
    sitAt: (names: string) => `Sit down with ${names}`,
    people: (names: string, seats: number) => `${names}, ${count(seats, "# seat", "# seats")}`,
    empty: (seats: number) => count(seats, "# seat, nobody there yet", "# seats, nobody there yet"),
    freeSeats: (n: number) => count(n, "# seat is free", "# seats are free"),
    failed: "The tables cannot be read just now. Trying again.",
    live: "Under way",
    watch: "Watch",
    watchThem: (names: string) => `Watch ${names}`,
    toWatch: "All matches to watch",
    all: (n: number) => `Show all ${n}`,
    board: "Which game",
    anyBoard: "Any game",
    allOf: (game: string) => `All of ${game}`,
    size: "How many players",
    anySize: "Any number",
    openTalk: "open talk",
    noneSought: "No table like this waits for players just now.",
  },
  mine: {
    title: "Your matches",
    none: "Nothing under way.",
    noneNote: "A match you leave waits here for you: close the page, come back tomorrow, play on.",
    yourTurn: "Your turn",
    waitsFor: (names: string) => `Waiting for ${names}`,
    day: "The deal of the day",
    dayNote: "The same cards for everybody, one try counts",
    past: "All past matches",
    logbook: "Your logbook",
    openFile: "Open a match file",
    gathering: (free: number) => `Gathering, ${count(free, "# seat free", "# seats free")}`,
    ready: "Ready to start",
    alone: "On your own",
    won: "Won",
    lost: "Lost",
    draw: "Drawn",
    ended: "Over",
    asked: "You are asked",
    kept: "Seat kept",
    with: (names: string) => `with ${names}`,
    playOn: "Play on",
    toTable: "To the table",
    calls: (n: number) => count(n, "# table waits for you", "# tables wait for you"),
    turns: (n: number) => count(n, "Your turn", "Your turn at # tables"),
  },
  how: {
    rules: "All the rules, to read and print",
    fair: "Nobody can choose the cards: check it",
  },
};

export type HomeWords = typeof en;

export default en;
