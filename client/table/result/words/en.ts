import { plural } from "../../../i18n/language.ts";

/** The words of the frame around a result. */
const en = {
  again: "Play again",
  ofDay: "How everybody did on this deal",
  past: "Past matches of this table",
  shareText: (mode: string) => `${mode} in Stillwater: watch how it went`,
  watch: "Replay",
  analysis: "How it was decided",
  practised: (n: number) =>
    n === 0
      ? "Practice, without a tip."
      : plural("en", n, { one: "Practice, with # tip.", other: "Practice, with # tips." }),
  join: "Join the next match",
  verifiable: "The seed is in the log: anybody can check the deal.",
  dealtHere: "This device dealt the match, from a seed of its own.",
  download: "Match file",
  show: "Show the result",
  hide: "Look at the board",
};

export type ResultWords = typeof en;
export default en;
