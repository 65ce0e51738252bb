const en = {
  paid: "Cards paid",
  left: "Spaces left",
  points: "Points",
  rounds: "Rounds",
};

export type TranquilityFigureMessages = Readonly<Record<keyof typeof en, string>>;

export default en;
