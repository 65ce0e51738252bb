import { plural } from "../../../i18n/language.ts";

interface Odds {
  readonly percent: number;
  readonly spread: number;
}

const en = {
  title: "Draw a board",
  draw: "Draw your own board",
  lead: "Draw, watch how often bots win, and share the link.",
  undo: "Undo",
  redo: "Redo",
  start: { label: "Start from", blank: "Empty board", choose: "Choose a board" },
  started: (board: string) => `${board} is open. Undo brings your drawing back.`,
  linked: "This board comes from a link. What you change stays on this device.",
  linkFaults: {
    NoBoard: "This link is damaged, so there is no board in it. Ask for it again.",
    TooLong: "This link is too long to be a board.",
    NewerVersion: "This link was made by a newer release of this site. Load the page again later.",
  },
  faults: {
    title: "Before it can be played",
    none: "This board can be played.",
    count: (n: number) => plural("en", n, { one: "# thing to mend", other: "# things to mend" }),
  },
  odds: {
    title: "Odds",
    seats: (n: number) => plural("en", n, { one: "# player", other: "# players" }),
    /** Such as "Bots win 40 ± 3 %, 2 players". */
    withSeats: (share: string, seats: string) => `${share}, ${seats}`,
    anySeats: "Any number of players",
    together: ({ percent, spread }: Odds) => `Bots win ${percent} ± ${spread} %`,
    opposed: ({ percent, spread }: Odds) => `The first player wins ${percent} ± ${spread} %`,
    waiting: "Bots begin to play.",
    idle: "Odds appear when the board can be played.",
    failed: "Bots cannot play this board.",
    progress: (played: number, most: number) => `${played} of ${most} matches with each number of players`,
    moves: (n: number) => plural("en", n, { one: "About # move in a match", other: "About # moves in a match" }),
    minutes: (n: number) => `about ${n} min`,
    stop: "Stop",
    resume: "Play again",
    note: "95 % interval. The same deals for every board, so small changes can be compared.",
    hard: (seats: string) => `${seats}: bots almost never win. Fewer spaces, lower costs or more cards make it easier.`,
    easy: (seats: string) =>
      `${seats}: bots almost always win. More spaces, higher costs or fewer cards make it harder.`,
    heat: "Show where lost matches have gaps",
    hottest: "Most often empty when a match was lost:",
    gap: (place: string, percent: number) => `${place} (${percent} %)`,
    noneLost: "No match was lost so far.",
  },
  table: { title: "The table", note: "This is how the table will look." },
  share: {
    title: "Share",
    copy: "Copy link",
    publish: "Publish in the gallery",
    note: "The link has the whole board in it. Nothing is stored on the server.",
  },
  sheet: {
    open: "Sheet for your table",
    print: "Print",
    by: (author: string) => `by ${author}`,
    setup: "Set-up",
    rules: "Rules",
  },
  play: {
    title: "Play",
    seats: "Players",
    alone: "Play alone",
    bots: "With bots",
    friends: "Open a table",
    mend: "Mend the board first.",
  },
};

export type BoardPageMessages = typeof en;
export default en;
