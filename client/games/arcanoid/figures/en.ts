const en = {
  fields: "Fields won",
  place: "Place",
};

export type ArcanoidFigureWords = Readonly<Record<keyof typeof en, string>>;

export default en;
