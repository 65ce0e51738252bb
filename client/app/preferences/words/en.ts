const en = {
  sounds: "Sounds",
  soundKinds: { all: "All", turn: "My turn only", off: "Off" },
  volume: "Volume",
  volumes: { low: "Soft", middle: "Medium", high: "Loud" },
  letters: "Keys at the table",
  letterKinds: { on: "Letters and digits too", off: "No letters or digits" },
  keysTitle: "All keys",
  keys: {
    "⌫": "Take back, where a game allows it",
    M: "Sounds on or off",
    L: "To the log",
    C: "To the talk",
    "?": "Rules",
  },
};

export type PreferenceWords = typeof en;
export default en;
