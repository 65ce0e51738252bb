import { plural } from "../../../i18n/language.ts";

const ORDINALS = new Intl.PluralRules("en", { type: "ordinal" });
const ENDINGS: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };

/** The words of the deals of days. */
const en = {
  title: "The deal of the day",
  of: (day: string) => `The deal of ${day}`,
  lead: "One deal a day, the same for everybody. One try counts.",
  alone: "on your own",
  withBots: (n: number) => plural("en", n, { one: "with a bot", other: "with # bots" }),
  play: "Play the deal of the day",
  goOn: "Go on with your try",
  again: "Play it once more",
  later: "Play this deal",
  notCounted: "This does not count any more.",
  opening: "Dealing …",
  open: (left: string, at: string) => `Open for ${left} more, until ${at} where you are.`,
  sealed: (left: string, at: string) => `Sealed. It is opened in ${left}, at ${at} where you are.`,
  closing: (at: string) => `Whoever has begun may end their try until ${at} where you are. Then all is told.`,
  tries: (n: number, finished: number) =>
    n === 0
      ? "Nobody has tried it yet."
      : `${plural("en", n, { one: "# try", other: "# tries" })}, ${finished} finished`,
  commitment: "The seal of the deal",
  fair: "How to check it",
  yours: "Your try",
  finished: "Finished",
  unplayed: "Not played to the end",
  ended: "Over",
  underWay: "Under way",
  rank: (rank: number, of: number) => `${rank}${ENDINGS[ORDINALS.select(rank)]} of ${of}`,
  best: "The best",
  watch: "Replay",
  watchOf: (name: string) => `Replay of ${name}`,
  share: "Share your result",
  copied: "Result copied",
  copy: "Copy your result",
  everybody: "How everybody did",
  everybodyNote: "A column is as high as tries came to that; yours is the golden one.",
  everybodyNoteOnly: "A column is as high as tries came to that.",
  everybodyLater: "How everybody did is told when your own try is over, or when the day is past.",
  tried: "Tries",
  you: "You",
  average: "On average, of those who finished",
  orMore: (n: number) => `${n} or more`,
  calendar: "The days before",
  more: "Earlier days",
  ahead: "The days to come",
  aheadNote: "Their deals are fixed already. When a day has come, anybody can check its seed against this seal.",
  today: "To the deal of today",
  logbook: "Logbook",
  none: "There is no such day.",
  failed: "The days cannot be read just now.",
};

export type DayWords = typeof en;

export default en;
