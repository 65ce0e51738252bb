/** Refusals by this game's rules; the platform has messages for the others. */
export const REFUSALS = [
  "NotYourTurn",
  "NotInPlay",
  "NotYours",
  "SameCardTwice",
  "NotFree",
  "FieldTempered",
  "NotAnEngagement",
  "NotAsOffered",
  "NoMagician",
  "NothingChanged",
  "TwoFieldsNeedACouple",
  "OneFieldOnly",
  "FieldTouched",
  "NoReserve",
  "NotForTheReserve",
  "ReserveDoesNotFit",
  "NoTarget",
  "NothingToTopple",
  "NothingToLookAt",
  "PileIsEmpty",
  "NotThatTrump",
  "NotASecretCard",
  "SecretIsSpent",
  "NoLoneAce",
  "WindowIsOpen",
  "NoWindow",
  "NotTheFool",
  "VoteIsOpen",
  "NoVote",
  "ShedIsDue",
  "WrongCount",
  "CallIsOpen",
  "NoCall",
  "NoSuchFace",
  "NotInThisVariant",
  "MatchIsOver",
] as const;

export type ArcanoidRefusalCode = (typeof REFUSALS)[number];

export const isRefusalCode = (code: string): code is ArcanoidRefusalCode =>
  (REFUSALS as readonly string[]).includes(code);
