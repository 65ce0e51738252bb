const en = {
  title: "People you played with",
  note: "Tick the people you’d like to play with again. If they tick you too, you can invite each other at any time. Only the two of you see this.",
  atEnd: "Play with them another day, too?",
  again: (name: string) => `Play with ${name} again`,
  isWanting: "would like to play with you again",
  mutual: "You can invite each other",
  waiting: "has not ticked you yet",
  isBlocked: "blocked: cannot invite you",
  invite: (names: string) => `Invite ${names}`,
  invited: "Invited. Their seat is saved, and they will find the table on their home page.",
  block: (name: string) => `Block ${name}`,
  unblock: (name: string) => `Unblock ${name}`,
  blockIt: "Block",
  unblockIt: "Unblock",
  lastPlayed: (day: string) => `last match ${day}`,
  all: (n: number) => `Show all ${n}`,
  tell: "Notify me on this device when I’m invited",
  told: "You will be notified on this device when someone invites you.",
  denied: "This browser blocks notifications. Allow them for this page in its settings.",
  failed: "That did not work. Please try again later.",
  unread: "Could not load the people you played with.",
  refusals: {
    NotInvitable: "You can only invite people when you have both ticked each other.",
    TooManyContacts: "You have reached the limit of ticked and blocked people. Remove one first.",
  } as Readonly<Record<string, string>>,
};

export type PeopleMessages = typeof en;

export default en;
