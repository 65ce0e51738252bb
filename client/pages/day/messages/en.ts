import { plural } from "../../../i18n/language.ts";

const ORDINALS = new Intl.PluralRules("en", { type: "ordinal" });
const ENDINGS: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };

const en = {
  title: "Deal of the day",
  of: (day: string) => `Deal of ${day}`,
  lead: "One deal a day, the same for everyone. You get one attempt.",
  alone: "solo",
  withBots: (n: number) => plural("en", n, { one: "with a bot", other: "with # bots" }),
  play: "Play the deal of the day",
  goOn: "Continue your attempt",
  again: "Play it again",
  later: "Play this deal",
  notCounted: "Just for fun: no longer counts.",
  opening: "Dealing…",
  open: (left: string, at: string) => `Open for another ${left}, until ${at} your time.`,
  sealed: (left: string, at: string) => `Sealed. Opens in ${left}, at ${at} your time.`,
  closing: (at: string) => `If you have started, you can finish until ${at} your time. Then the results are published.`,
  tries: (n: number, finished: number) =>
    n === 0
      ? "No attempts yet."
      : `${plural("en", n, { one: "# attempt", other: "# attempts" })}, ${finished} finished`,
  commitment: "Seal of the deal",
  fair: "How to verify it",
  yours: "Your attempt",
  finished: "Finished",
  unplayed: "Not finished",
  ended: "Ended",
  underWay: "In progress",
  rank: (rank: number, of: number) => `${rank}${ENDINGS[ORDINALS.select(rank)]} of ${of}`,
  best: "Best results",
  watch: "Replay",
  watchOf: (name: string) => `Replay of ${name}`,
  share: "Share your result",
  copied: "Result copied",
  copy: "Copy your result",
  everybody: "Everyone’s results",
  everybodyNote: "Each bar counts the attempts with that result; yours is gold.",
  everybodyNoteOnly: "Each bar counts the attempts with that result.",
  everybodyLater: "You will see everyone’s results once you finish, or when the day is over.",
  tried: "Attempts",
  you: "You",
  average: "Average of finished attempts",
  orMore: (n: number) => `${n} or more`,
  calendar: "Previous days",
  more: "Earlier days",
  ahead: "Coming days",
  aheadNote:
    "Their deals are already fixed. Once the day comes, anyone can check the seed of its deal against the seal under “Proof”.",
  today: "Go to today’s deal",
  none: "This day does not exist.",
  failed: "Could not load the days.",
};

export type DayMessages = typeof en;

export default en;
