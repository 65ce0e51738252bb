import { plural } from "../../../../i18n/language.ts";
import type { ResultMessages } from "./en.ts";

export default {
  again: "Noch einmal",
  ofDay: "Alle Ergebnisse dieser Partie",
  ofSeries: "Alle Ergebnisse dieser Serie",
  past: "Frühere Partien dieses Tischs",
  shareText: (mode) => `${mode} auf Stillwater: hier das Replay`,
  watch: "Replay",
  analysis: "Analyse",
  practised: (n) =>
    n === 0 ? "Übung, ohne Tipp." : plural("de", n, { one: "Übung, mit # Tipp.", other: "Übung, mit # Tipps." }),
  join: "Zur nächsten Partie",
  verifiable: "Der Startwert steht im Verlauf: Jeder kann die Mischung prüfen.",
  dealtHere: "Dieses Gerät hat die Karten mit seinem eigenen Startwert gemischt.",
  download: "Partiedatei",
  show: "Ergebnis anzeigen",
  hide: "Brett ansehen",
} satisfies ResultMessages;
