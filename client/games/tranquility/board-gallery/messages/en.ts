import { plural } from "../../../../i18n/language.ts";

/** Properties of players' boards. English is the schema. */
const en = {
  cells: (n: number) => plural("en", n, { one: "# space", other: "# spaces" }),
  lines: (n: number) => plural("en", n, { one: "# line", other: "# lines" }),
  hand: (n: number) => `hands of ${n}`,
  costs: { difference: "", half: "half costs", flat: "a cost of 1" },
  night: "day and night",
  explorer: "explorer cards",
  opposed: "a duel",
  open: "free talk",
};

export type BoardFactMessages = typeof en;

export default en;
