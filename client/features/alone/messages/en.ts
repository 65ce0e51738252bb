const en = {
  title: "On this device",
  note: "Played offline. Once uploaded, a match is also listed among your past matches. It does not count towards win rates or averages, because nobody can know how many attempts its deal took.",
  here: "Only on this device so far.",
  send: "Upload",
  noLine: "You can upload it once you are online again.",
  asking: "Checking…",
  done: "Uploaded.",
  watch: "Watch the replay",
  why: {
    NoConnection: "You are offline. The match stays on this device.",
    Busy: "The server is busy checking matches. Try again in a moment.",
    TooMany: "Too many uploads at once. Try again in a few minutes.",
    TooLarge: "This match is too long to upload.",
    NotYourMatch: "This match was played by another account. Only that account can upload it.",
    HandedInOtherwise: "This deal has already been uploaded, played differently or by someone else.",
    FalseMatch: "This match breaks the rules somewhere, so it was not accepted.",
    UnknownMatch: "The server does not know this version of the game yet. Try again later.",
    BadMatchFile: "The stored match is damaged and cannot be read.",
    NotPlayedAlone: "Only solo matches played on a device can be uploaded.",
    MatchIsNotOver: "Only a finished match can be uploaded.",
    DealtHere: "This match was dealt by the server, so it is already among your past matches.",
    NoSuchMatch: "This match is no longer on this device.",
  } as Readonly<Record<string, string>>,
};

export type HandingInMessages = typeof en;

export default en;
