/** What is said at tables where steps can be taken back. */
const en = {
  button: "Take back your last step",
  short: "Take back",
  redo: "Do it again",
  offer: { back: (who: string) => `${who} would take back:`, forth: (who: string) => `${who} would do again:` },
  own: { back: "You would take back:", forth: "You would do again:" },
  asked: "The others are asked.",
  agree: "Agree",
  refuse: "Leave it as it is",
};

export type TakeBackWords = typeof en;
export default en;
