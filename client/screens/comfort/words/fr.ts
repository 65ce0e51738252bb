import type { ComfortWords } from "./en.ts";

export default {
  hints: "Aides pour la carte en main",
  hintLevels: { full: "Places et coûts", legal: "Places seules", none: "Aucune" },
  asking: "Confirmer une pose gratuite",
  askings: { small: "Sur les petites places", always: "Toujours", never: "Jamais" },
  sounds: "Sons",
  soundKinds: { all: "Tous", turn: "Mon tour seulement", off: "Aucun" },
  volume: "Volume",
  volumes: { low: "Bas", middle: "Moyen", high: "Fort" },
} satisfies ComfortWords;
