import { plural } from "../../../../i18n/language.ts";

const en = {
  again: "Play again",
  ofDay: "Everyone’s results on this deal",
  ofSeries: "Everyone’s results in this series",
  past: "Past matches of this table",
  shareText: (mode: string) => `${mode} on Stillwater: watch the replay`,
  watch: "Replay",
  analysis: "Analysis",
  practised: (n: number) =>
    n === 0
      ? "Practice, no tips used."
      : plural("en", n, { one: "Practice, with # tip.", other: "Practice, with # tips." }),
  join: "Join the next match",
  verifiable: "The seed is in the log: anyone can verify the deal.",
  dealtHere: "This device dealt the match from its own seed.",
  download: "Match file",
  show: "Show result",
  hide: "View the board",
};

export type ResultMessages = typeof en;
export default en;
