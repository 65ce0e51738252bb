import { plural } from "../../../i18n/language.ts";
import type { ResultWords } from "./en.ts";

export default {
  again: "Noch einmal",
  ofDay: "Wie es allen mit dieser Partie erging",
  past: "Frühere Partien dieses Tischs",
  shareText: (mode) => `${mode} in Stillwater: schaut, wie es ausging`,
  watch: "Rückschau",
  analysis: "Wie es sich entschied",
  practised: (n) =>
    n === 0 ? "Übung, ohne Tipp." : plural("de", n, { one: "Übung, mit # Tipp.", other: "Übung, mit # Tipps." }),
  join: "Zur nächsten Partie",
  verifiable: "Der Startwert steht im Verlauf: Jeder kann das Geben prüfen.",
  dealtHere: "Dieses Gerät hat die Partie gegeben, aus einem eigenen Startwert.",
  download: "Partiedatei",
  show: "Ergebnis zeigen",
  hide: "Das Brett ansehen",
} satisfies ResultWords;
