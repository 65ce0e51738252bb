import type { TranquilityFigureMessages } from "./en.ts";

export default {
  paid: "Cartes payées",
  left: "Places libres",
  points: "Points",
  rounds: "Tours",
} satisfies TranquilityFigureMessages;
