const en = {
  points: "Your points",
  its: "Its points",
  turns: "Turns",
  fourth: "Turn of the fourth achievement",
};

export type WaywardFigureMessages = Readonly<Record<keyof typeof en, string>>;

export default en;
