import type { TranquilityFigureWords } from "./en.ts";

export default {
  paid: "Cartes payées",
  left: "Places libres",
  points: "Points",
  rounds: "Tours",
} satisfies TranquilityFigureWords;
