/** The words of the frame around a result. */
const en = {
  again: "Play again",
  past: "Past matches of this table",
  shareText: (mode: string) => `${mode} in Stillwater: watch how it went`,
  watch: "Replay",
  analysis: "How it was decided",
  join: "Join the next match",
  verifiable: "The seed is in the log: anybody can check the deal.",
  download: "Match file",
  show: "Show the result",
  hide: "Look at the board",
};

export type ResultWords = typeof en;
export default en;
