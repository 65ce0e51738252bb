const en = {
  hints: "Hints for the selected card",
  hintLevels: { full: "Spaces and costs", legal: "Spaces only", none: "None" },
  asking: "Confirm a free placement",
  askings: { small: "On small spaces", always: "Always", never: "Never" },
  order: "Hand order",
  orders: { number: "By number", drawn: "As drawn" },
  keys: {
    "1–5": "Pick up a card from your hand, or pick it to pay",
    Enter: "Play the card here, or confirm",
    Esc: "Go back one step",
    D: "Discard two",
    R: "Read the board aloud, row by row",
    G: "Read the gaps aloud",
    W: "Read your hand aloud, and what to do next",
    H: "Hints on or off",
  },
};

export type TranquilityPreferenceMessages = typeof en;
export default en;
