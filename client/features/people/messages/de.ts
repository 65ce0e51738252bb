import type { PeopleMessages } from "./en.ts";

export default {
  title: "Mit wem du gespielt hast",
  note: "Hake an, mit wem du wieder spielen möchtest. Haken sie dich auch an, könnt ihr einander jederzeit einladen. Das seht nur ihr beide.",
  atEnd: "Auch an einem anderen Tag mit ihnen spielen?",
  again: (name) => `Wieder mit ${name} spielen`,
  isWanting: "möchte wieder mit dir spielen",
  mutual: "Ihr könnt einander einladen",
  waiting: "hat dich noch nicht angehakt",
  isBlocked: "blockiert: kann dich nicht einladen",
  invite: (names) => `${names} einladen`,
  invited: "Eingeladen. Der Platz bleibt frei: Der Tisch steht auf ihrer Startseite.",
  block: (name) => `${name} blockieren`,
  unblock: (name) => `${name} nicht mehr blockieren`,
  blockIt: "Blockieren",
  unblockIt: "Freigeben",
  lastPlayed: (day) => `letzte Partie ${day}`,
  all: (n) => `Alle ${n} zeigen`,
  tell: "Auf diesem Gerät Bescheid geben, wenn mich jemand einlädt",
  told: "Dieses Gerät gibt dir Bescheid, wenn dich jemand einlädt.",
  denied: "Dieser Browser erlaubt es nicht: Erlaube in seinen Einstellungen Benachrichtigungen für diese Seite.",
  failed: "Das hat nicht geklappt. Versuch es später noch einmal.",
  unread: "Die Liste lässt sich gerade nicht zeigen.",
  refusals: {
    NotInvitable: "Einladen könnt ihr euch nur, solange ihr beide einander angehakt habt.",
    TooManyContacts: "Du hast schon sehr viele Leute angehakt oder blockiert. Nimm zuerst einen davon zurück.",
  } as Readonly<Record<string, string>>,
} satisfies PeopleMessages;
