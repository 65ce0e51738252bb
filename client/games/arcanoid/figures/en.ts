const en = {
  fields: "Fields won",
  place: "Place",
};

export type OwnFigureWords = Readonly<Record<keyof typeof en, string>>;

export default en;
