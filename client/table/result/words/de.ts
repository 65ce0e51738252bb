import type { ResultWords } from "./en.ts";

export default {
  again: "Noch einmal",
  past: "Frühere Partien dieses Tischs",
  shareText: (mode) => `${mode} in Stillwater: schaut, wie es ausging`,
  watch: "Rückschau",
  analysis: "Wie es sich entschied",
  join: "Zur nächsten Partie",
  verifiable: "Der Startwert steht im Verlauf: Jeder kann das Geben prüfen.",
  download: "Partiedatei",
  show: "Ergebnis zeigen",
  hide: "Das Brett ansehen",
} satisfies ResultWords;
