const en = {
  hints: "Hints for the card in hand",
  hintLevels: { full: "Spaces and costs", legal: "Spaces only", none: "None" },
  asking: "Confirm a free placement",
  askings: { small: "On small spaces", always: "Always", never: "Never" },
  sounds: "Sounds",
  soundKinds: { all: "All", turn: "My turn only", off: "Off" },
  volume: "Volume",
  volumes: { low: "Soft", middle: "Medium", high: "Loud" },
};

export type ComfortWords = typeof en;
export default en;
