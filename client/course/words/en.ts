const en = {
  title: "The first minutes",
  newcomer: "Guest",
  step: (p: { n: number; of: number }) => `Step ${p.n} of ${p.of}`,
  skip: "Skip",
  toTable: "To your table",
  goOn: "Go on",
};

export type CourseWords = typeof en;
export default en;
