const en = {
  hints: "Hints for the card in hand",
  hintLevels: { full: "Spaces and costs", legal: "Spaces only", none: "None" },
  asking: "Confirm a free placement",
  askings: { small: "On small spaces", always: "Always", never: "Never" },
  sounds: "Sounds",
  soundKinds: { all: "All", turn: "My turn only", off: "Off" },
  volume: "Volume",
  volumes: { low: "Soft", middle: "Medium", high: "Loud" },
  letters: "Keys at the table",
  letterKinds: { on: "Letters and digits too", off: "No letters or digits" },
  keysTitle: "All keys",
  keys: {
    "1–5": "Take up a card of the hand, or pick it to pay",
    Enter: "Play the card here, or confirm",
    Esc: "One step back",
    D: "Discard two",
    R: "Read the board aloud, row by row",
    G: "Read the gaps aloud",
    W: "Read the hand aloud, and what is to be done",
    H: "Hints on or off",
    M: "Sounds on or off",
    L: "To the log",
    C: "To the talk",
    "?": "Rules",
  },
};

export type ComfortWords = typeof en;
export default en;
