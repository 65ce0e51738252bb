/** The words of handing matches in that were played without a line. */
const en = {
  title: "On this device",
  note: "Played offline. Once handed in, a match stands among your past matches as well. It counts in no share and no average: nobody can know how often its deal was tried.",
  here: "So far on this device alone.",
  send: "Hand in",
  noLine: "It can be handed in when there is a line again.",
  asking: "Being checked …",
  done: "Handed in.",
  watch: "Watch it there",
  why: {
    NoConnection: "No line just now. The match stays on this device.",
    Busy: "Many matches are being checked just now. Try again in a moment.",
    TooMany: "That was a lot at once. Try again in a few minutes.",
    TooLarge: "This match is too long to be handed in.",
    NotYourMatch: "This match was played under another name and identity: only that one can hand it in.",
    HandedInOtherwise: "This deal was handed in already: played otherwise, or by somebody else.",
    FalseMatch: "Something in this match does not follow from the rules: it is not taken.",
    UnknownMatch: "The server does not know this game in this version yet. Try again another day.",
    BadMatchFile: "What is kept of this match cannot be read.",
    NotPlayedAlone: "Only matches that were played alone on a device can be handed in.",
    MatchIsNotOver: "Only a match that is over can be handed in.",
    DealtHere: "This match was dealt by the server: it is among your past matches already.",
    NoSuchMatch: "This match cannot be found on this device any more.",
  } as Readonly<Record<string, string>>,
};

export type HandingInWords = typeof en;

export default en;
