import type { TurnNoticeMessages } from "./en.ts";

const de: TurnNoticeMessages = {
  offer: "Benachrichtigen, wenn du dran bist?",
  tell: "Ja, bitte",
  decline: "Nein danke",
  told: "Du wirst auf diesem Gerät benachrichtigt, wenn der Tisch nicht offen ist.",
  denied: "Dieser Browser blockiert Benachrichtigungen. Erlaube sie für diese Seite in seinen Einstellungen.",
  failed: "Das hat gerade nicht geklappt. Versuch es später noch einmal.",
  toggle: "Benachrichtigen, wenn ich dran bin",
  toggleNote:
    "Auf diesem Gerät, wenn dieser Tisch nicht offen ist: das erste Mal sofort, danach höchstens einmal am Tag.",
  nowhere: "Benachrichtigungen auf diesem Gerät abschalten",
  channel: {
    title: "Chat-Kanal benachrichtigen",
    note: "Ein Webhook von Discord, Slack oder Matrix wird aufgerufen, wenn jemand am Zug ist. Wer seine URL hat, kann in den Kanal schreiben; deshalb siehst nur du sie hier.",
    table: "Dieser Tisch: wer am Zug ist",
    own: "Alle meine Tische: wenn ich am Zug bin",
    service: "Dienst",
    url: "URL des Webhooks",
    save: "Speichern",
    remove: "Entfernen",
    test: "Testnachricht senden",
    tested: {
      delivered: "Testnachricht gesendet. Sieh im Kanal nach.",
      gone: "Diesen Webhook gibt es nicht mehr. Entferne ihn hier und gib eine neue URL ein.",
      refused: "Der Dienst hat die Testnachricht nicht angenommen. Prüfe die URL und den Dienst.",
      unreachable: "Der Dienst ist gerade nicht erreichbar. Versuch es später noch einmal.",
    },
    noService: (hosts) => `Dieser Server ruft nur auf: ${hosts}`,
  },
};

export default de;
