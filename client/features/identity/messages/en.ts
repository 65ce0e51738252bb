import { plural } from "../../../i18n/language.ts";

const en = {
  pass: {
    title: "Play on another device",
    note: (name: string) =>
      `This link signs you in as ${name} on another device. Anyone who has it can play as you, so keep it private. It works once, within ten minutes.`,
    more: "Recovery words, sign out, delete",
    show: "Show link",
    qr: "QR code that signs you in on another device",
    until: (time: string) => `Works once, until ${time}.`,
    arrival: "Continue here",
    arrivalNote:
      "You will be signed in here under the same name and with the same seats. Your other device stays signed in.",
    instead: (name: string) =>
      `You are signed in as ${name}. If you continue, ${name}’s matches will no longer be available on this device.`,
    goOn: "Continue here",
  },
  title: "Your account",
  here: (name: string) => `You are signed in on this device as ${name}.`,
  nobody:
    "You are not signed in on this device yet. Start playing to get an account, or restore yours with your recovery words.",
  phrase: "Recovery words",
  phraseNote:
    "Eight words restore your account if you lose this device or clear its data. No email, no password. Anyone who has them can play as you, so keep them private.",
  make: "Create recovery words",
  makeAnew: "Create new words",
  made: "Write these words down in this order",
  madeNote: "They are shown only once. Earlier words no longer work.",
  copy: "Copy",
  copied: "Words copied.",
  copyHint: "Copy these words:",
  save: "Save as a file",
  file: (name: string, phrase: string, address: string) =>
    `Recovery words for ${name} at Stillwater\n\n${phrase}\n\nTo restore your account, type these words or open this file at ${address}\nAnyone who has them can play as you: keep them private.\n`,
  fileName: "stillwater-recovery-words.txt",
  back: "Restore your account",
  backNote: "Type the eight words you wrote down, or open the file you saved.",
  words: "Your words",
  open: "Open a file",
  goOn: "Restore",
  mistyped: "These are not eight valid words. Check the spelling and the order.",
  unknown: "These words do not match anyone. Perhaps you made newer ones?",
  welcome: (name: string) => `Welcome back, ${name}.`,
  leaving: {
    title: "Sign out on this device",
    note: (name: string) =>
      `This browser signs out ${name}. Your seats and your logbook are kept; matches stored only on this device stay here.`,
    ask: (name: string) =>
      `Without your recovery words, or another device where you are signed in, you cannot come back as ${name}.`,
    done: "You are signed out.",
  },
  notes: {
    title: "Your notes on replays",
    note: "Everything you have written on replays, to open, to delete or to save.",
    show: "Show them",
    none: "You have not written any notes.",
    save: "Save all as a file",
    more: "Show more",
    size: (n: number) => plural("en", n, { one: "# note", other: "# notes" }),
  },
  deleting: {
    title: "Delete my account",
    note: (name: string) =>
      `${name} is deleted on all devices. Your name is removed from all lists, logs and chat; your logbook, your decks, your notes on replays and your messages are deleted too. The other players keep the matches, with “N. N.” in your place.`,
    ask: (name: string) =>
      `${name} is deleted for good: no recovery words and no device can restore it. You leave your tables; where a match is still going on, a bot takes your place.`,
    done: "Your account is deleted.",
  },
  stay: "Cancel",
};

export type DeviceMessages = typeof en;

export default en;
