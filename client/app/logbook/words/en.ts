import { plural } from "../../../i18n/language.ts";

const matches = (n: number): string => plural("en", n, { one: "# match", other: "# matches" });

/** The words of logbooks. */
const en = {
  title: "Logbook",
  own: "Your logbook",
  of: (name: string) => `Logbook of ${name}`,
  past: "Past matches",
  matches,
  won: "Won",
  lost: "Lost",
  draw: "Drawn",
  ended: "Over",
  longestRun: "Won in a row",
  runSince: (since: string, until: string) => (since === until ? since : `${since} to ${until}`),
  course: "The last matches",
  courseNote: "A sail for each match that was won, a buoy for each that was lost; the last on the right.",
  courseOf: (n: number, won: number) => `The last ${matches(n)}: ${won} won`,
  shares: "Share won",
  sharesNote: "The bar is where your share may really lie (95 %): it becomes shorter with each match.",
  players: (n: number) => plural("en", n, { one: "# player", other: "# players" }),
  alone: "on your own",
  share: "Share",
  between: "Between",
  bots: "Bots",
  played: "Matches",
  yours: "Average",
  least: "Least",
  most: "Most",
  figures: (game: string) => `In figures: ${game}`,
  figure: "Figure",
  figuresNote: "A wave is as high as matches came to that; the dot is the average.",
  botsNote: "The diamond is what bots come to on the same boards.",
  with: "Who you play best with",
  withNote: "At tables where all win or lose together, with whom you played three times or more.",
  withNone: "Play three matches with somebody at a table where all win together: they will stand here.",
  who: "With",
  board: "Board",
  numbers: "As numbers",
  all: (n: number) => `Show all ${n}`,
  plots: "As a picture",
  opened: "Whoever has the address may read this logbook",
  openedNote: "Who you play with stays between you and the place.",
  copy: "Copy the address",
  notOpened: "This could not be changed just now.",
  none: "Nothing is in the logbook yet.",
  noneNote: "Play a match to its end, alone or with others: from then on it tells how you do.",
  noneOther: "Nothing is in this logbook yet.",
  play: "Play a match",
  closed: "Nobody keeps a logbook here, or it is kept closed.",
  failed: "The logbook cannot be read just now.",
};

export type LogbookWords = typeof en;

export default en;
