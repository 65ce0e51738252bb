const en = {
  keys: {
    "1–9": "Take up a card of the hand, or lay it back",
    Enter: "Play, or choose the field the focus is on",
    Esc: "Choose nothing",
    D: "Discard the card that is chosen",
    R: "Read the fields aloud, one after the other",
    W: "Read the hand aloud",
  },
};

export type PreferenceWords = typeof en;
export default en;
