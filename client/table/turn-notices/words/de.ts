import type { TurnNoticeWords } from "./en.ts";

const de: TurnNoticeWords = {
  offer: "Sollen wir Bescheid geben, wenn du dran bist?",
  tell: "Gebt Bescheid",
  decline: "Nein",
  told: "Wir geben auf diesem Gerät Bescheid, wenn keine Seite des Tisches offen ist.",
  denied: "Dieser Browser lässt uns nicht: Erlaube in seinen Einstellungen Benachrichtigungen für diese Seite.",
  failed: "Das hat gerade nicht geklappt. Versuch es später noch einmal.",
  toggle: "Bescheid geben, wenn ich dran bin",
  toggleNote:
    "Auf diesem Gerät, wenn keine Seite dieses Tisches offen ist: das erste Mal sofort, dann höchstens einmal am Tag.",
  nowhere: "Auf diesem Gerät gar nicht mehr",
};

export default de;
