import { plural } from "../../../i18n/language.ts";

const en = {
  title: "Past matches",
  tableTitle: "Past matches of this table",
  filters: "Filters",
  any: "Any",
  game: "Game",
  seats: "Players",
  result: "Result",
  results: { won: "Won", lost: "Lost", draw: "Drawn", ended: "Finished" },
  wonBy: (names: string) => `${names} won`,
  name: "Played with",
  nameHint: "Player name",
  since: "From",
  until: "To",
  players: (n: number) => plural("en", n, { one: "# player", other: "# players" }),
  /** The move at which the match branched from another one; 0 is the deal. */
  playedOn: (move: number) => (move === 0 ? "continued from the deal" : `continued from move ${move}`),
  playedOffline: "played offline",
  hints: (n: number) => plural("en", n, { one: "with # tip", other: "with # tips" }),
  alone: "Solo",
  more: "Show more",
  all: "Show all",
  shown: (n: number) => plural("en", n, { one: "# match", other: "# matches" }),
  shownMore: (n: number) => `${plural("en", n, { one: "# match", other: "# matches" })} and more`,
  none: "No finished matches yet.",
  noneNote: "Finish a match, alone or with others: it will be listed here, and you can replay it move by move.",
  tableNone: "You cannot see this table’s matches.",
  tableNoneNote:
    "Matches of a private table are visible only to the people who played there. Your own matches are in your own list.",
  play: "Play a match",
  noneFits: "No matches found.",
  noneFitsNote: "Try removing a filter.",
  failed: "Could not load the matches.",
};

export type HistoryMessages = typeof en;

export default en;
