const en = {
  discarding: "When I discard a card",
  discardings: { ask: "Ask for confirmation", directly: "Discard it directly" },
  keys: {
    "1–9": "Pick up a card from your hand, or put it back",
    Enter: "Play, or choose the focused field",
    Esc: "Clear the selection",
    D: "Discard the chosen card, or confirm",
    R: "Read the fields aloud, one by one",
    W: "Read your hand aloud",
  },
};

export type ArcanoidPreferenceMessages = typeof en;
export default en;
