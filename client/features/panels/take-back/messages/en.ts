const en = {
  button: (p: { what: string; more: number; others: string | undefined }) =>
    `Take back${p.others === undefined ? "" : `, if ${p.others} agrees`}: ${p.what}${p.more > 0 ? ` and ${p.more} more` : ""}`,
  short: "Take back",
  redo: (what: string) => (what === "" ? "Redo" : `Redo: ${what}`),
  offer: { back: (who: string) => `${who} wants to take back:`, forth: (who: string) => `${who} wants to redo:` },
  own: { back: "You want to take back:", forth: "You want to redo:" },
  asked: "Waiting for the others.",
  agree: "Agree",
  refuse: "Decline",
  going: {
    back: (n: number) => (n === 1 ? "This takes back one step:" : `This takes back ${n} steps:`),
    forth: (n: number) => (n === 1 ? "This redoes one step:" : `This redoes ${n} steps:`),
  },
  go: { back: "Go back to before this step", forth: "Redo up to here" },
  others: (n: number) => `…and ${n} more`,
  asksOthers: (who: string) => `Some of these are ${who}’s moves, so they have to agree first.`,
};

export type TakeBackMessages = typeof en;
export default en;
