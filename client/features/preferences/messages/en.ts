const en = {
  sounds: "Sounds",
  soundKinds: { all: "All", turn: "My turn only", off: "Off" },
  volume: "Volume",
  volumes: { low: "Soft", middle: "Medium", high: "Loud" },
  letters: "Keyboard shortcuts at the table",
  letterKinds: { on: "All, including letters and digits", off: "Without letters and digits" },
  announcements: "Announcements for screen readers",
  announced: { all: "Every move as it happens", turns: "Together, when it is my turn", own: "Only what concerns me" },
  keysTitle: "All keys",
  keysNote:
    "With a screen reader, press single letters and digits while the focus is on the hand or the board. Elsewhere switch to focus mode first (NVDA+Space, JAWS+Z), or they belong to the reader. All that is read aloud is also among the buttons of the table.",
  backspace: "Backspace",
  keys: {
    Backspace: "Undo, if the game allows it",
    M: "Sounds on or off",
    L: "Go to the log",
    C: "Go to the chat",
    N: "What happened since your move",
    "?": "Rules",
  },
};

export type PreferenceMessages = typeof en;
export default en;
