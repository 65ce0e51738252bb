import { plural } from "../../../../i18n/language.ts";
import type { WaywardResultMessages } from "./en.ts";

const points = (n: number): string => plural("fr", n, { one: "# point", other: "# points" });

const coins = (n: number): string => plural("fr", n, { one: "# pièce", other: "# pièces" });

export default {
  won: ({ who, yours, its }) =>
    `${who ? `${who} ${who.includes(" et ") ? "ont" : "a"} gagné` : "Vous avez gagné"}, ${yours} à ${its}`,
  lost: ({ isPair, yours, its }) => `${isPair ? "Les automates ont" : "L’automate a"} gagné, ${its} à ${yours}`,
  draw: (n) => `Égalité, ${n} partout`,
  conceded: (turn) =>
    turn === 0
      ? "Le plateau a été rangé avant le premier tour : la partie compte comme abandonnée."
      : `Le plateau a été rangé au tour ${turn}, sans finir : la partie compte comme abandonnée.`,
  called: ({ who, turn }) =>
    `${who ? `${who} a eu` : "Vous avez eu"} le quatrième succès au tour ${turn}, et les derniers tours ont commencé.`,
  turns: (n) => plural("fr", n, { one: "Tour", other: "Tours" }),
  battles: (n) => plural("fr", n, { one: "Combat", other: "Combats" }),
  battlesWon: "gagnés par vous",
  sides: { yours: "Vous", its: "L’automate", team: "Vous deux", automata: "Les automates" },
  sum: (p) => `${coins(p.coins)} et ${points(p.rest)}`,
  achievements: "Succès",
  inTurn: (turn) => `tour ${turn}`,
  none: "Aucun",
} satisfies WaywardResultMessages;
