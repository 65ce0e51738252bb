/** The words of the page about who one is. */
const en = {
  title: "Who you are",
  here: (name: string) => `On this device you are ${name}.`,
  nobody: "Nobody is known on this device yet. Play, and you are somebody; or come back as who you were.",
  phrase: "A phrase to write down",
  phraseNote:
    "Eight words bring you back if this device is lost or forgets you: no address, no password. Whoever has them is you, so keep them to yourself.",
  make: "Make a phrase",
  makeAnew: "Make another one",
  made: "Write these words down, in this order",
  madeNote: "They are shown this once. A phrase from before is worth nothing any more.",
  copy: "Copy",
  copied: "The words are copied.",
  copyHint: "Copy these words:",
  save: "Save as a file",
  file: (name: string, phrase: string, address: string) =>
    `The way back as ${name} at Stillwater\n\n${phrase}\n\nType these words, or open this file, at ${address}\nWhoever has them is you: keep them to yourself.\n`,
  fileName: "stillwater-phrase.txt",
  back: "Come back",
  backNote: "The eight words that you wrote down, or the file with them.",
  words: "Your words",
  open: "Open a file",
  goOn: "Come back",
  mistyped: "These are not the eight words: a letter or a word is wrong.",
  unknown: "Nobody comes back by these words. Perhaps there was a newer phrase?",
  welcome: (name: string) => `Welcome back, ${name}.`,
  leaving: {
    title: "Leave this device",
    note: (name: string) =>
      `This browser forgets that it is ${name}. Your seats and your logbook stay; matches that lie on this device alone stay on it.`,
    ask: (name: string) =>
      `Without your phrase, or another device on which you are ${name}, nobody comes back as ${name}: not even you.`,
    done: "This browser has forgotten who you were.",
  },
  deleting: {
    title: "Delete me",
    note: (name: string) =>
      `Nobody is ${name} any more, on any device. Your name goes from all lists, logs and talk; your logbook, your decks and what you said go, too. Matches you played stay for the others, played by “N. N.”.`,
    ask: (name: string) =>
      `${name} is deleted for good: no phrase and no device brings you back. You leave the tables you sit at; where a match goes on, a bot plays in your place.`,
    done: "You are deleted.",
  },
  stay: "Stay",
};

export type DeviceWords = typeof en;

export default en;
