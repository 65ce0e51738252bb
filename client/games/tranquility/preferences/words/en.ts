const en = {
  hints: "Hints for the card in hand",
  hintLevels: { full: "Spaces and costs", legal: "Spaces only", none: "None" },
  asking: "Confirm a free placement",
  askings: { small: "On small spaces", always: "Always", never: "Never" },
  order: "Order of the hand",
  orders: { number: "By number", drawn: "As drawn" },
  keys: {
    "1–5": "Take up a card of the hand, or pick it to pay",
    Enter: "Play the card here, or confirm",
    Esc: "One step back",
    D: "Discard two",
    R: "Read the board aloud, row by row",
    G: "Read the gaps aloud",
    W: "Read the hand aloud, and what is to be done",
    H: "Hints on or off",
  },
};

export type PreferenceWords = typeof en;
export default en;
