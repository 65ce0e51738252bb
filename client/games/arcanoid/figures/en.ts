const en = {
  fields: "Fields won",
  place: "Place",
};

export type ArcanoidFigureMessages = Readonly<Record<keyof typeof en, string>>;

export default en;
