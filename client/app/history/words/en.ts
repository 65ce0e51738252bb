import { plural } from "../../../i18n/language.ts";

/** The words of the lists of past matches. */
const en = {
  title: "Past matches",
  tableTitle: "Past matches of this table",
  own: "All your past matches",
  logbook: "Logbook",
  filters: "Narrow the list",
  any: "Any",
  game: "Game",
  seats: "Players",
  result: "Result",
  results: { won: "Won", lost: "Lost", draw: "Drawn", ended: "Over" },
  wonBy: (names: string) => `${names} won`,
  name: "Played with",
  nameHint: "A name",
  since: "From",
  until: "To",
  players: (n: number) => plural("en", n, { one: "# player", other: "# players" }),
  /** A match that left another one: 0 is the deal. */
  playedOn: (move: number) => (move === 0 ? "played on from the deal" : `played on from move ${move}`),
  playedOffline: "played offline",
  hints: (n: number) => plural("en", n, { one: "with # tip", other: "with # tips" }),
  alone: "On your own",
  more: "Show more",
  all: "Show all",
  shown: (n: number) => plural("en", n, { one: "# match", other: "# matches" }),
  shownMore: (n: number) => `${plural("en", n, { one: "# match", other: "# matches" })}, and there are more`,
  none: "No match has come to its end yet.",
  noneNote: "Play one to its end, alone or with others: it will stand here, and can be watched again move by move.",
  tableNone: "Nothing of this table can be shown to you.",
  tableNoneNote: "The past of a private table is for those who played there. Your own matches are in your own list.",
  play: "Play a match",
  noneFits: "No match is like this.",
  noneFitsNote: "Take something away from what you are looking for.",
  failed: "The matches cannot be read just now.",
};

export type HistoryWords = typeof en;

export default en;
