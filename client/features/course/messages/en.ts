const en = {
  title: "Learn to play",
  newcomer: "Guest",
  step: (p: { n: number; of: number }) => `Step ${p.n} of ${p.of}`,
  skip: "Skip",
  toTable: "Go to your table",
  goOn: "Next",
};

export type CourseMessages = typeof en;
export default en;
