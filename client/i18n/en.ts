import homePage from "./home/en.ts";
import { plural } from "./language.ts";

const count = (n: number, one: string, other: string): string => plural("en", n, { one, other });

/** The messages of all pages; tables add their own. English is the schema. */
const en = {
  /** A separate file would cost everyone one more request before the first match. */
  homePage,
  place: "Stillwater",
  /** For players who have not chosen a name. */
  guestNames:
    "Albatross Anchor Breeze Coral Cormorant Current Curlew Driftwood Dune Eider Fulmar Gannet Gull Heron Kelp Kestrel " +
    "Lagoon Lantern Limpet Marina Otter Pebble Petrel Puffin Reed Ripple Sandpiper Seal Skipper Starfish Tern Tide Walrus Wren",
  close: "Close",
  done: "Done",
  home: "Home",
  loading: "One moment…",
  newVersion: "A new version is ready.",
  you: "you",
  bot: "bot",
  free: "free",
  seatNumber: (n: number) => `Seat ${n}`,

  proof: "Proof",
  frame: {
    title: "Pages",
    skip: "Skip to content",
    play: "Play",
    past: "Past matches",
    logbook: "Logbook",
    foot: {
      title: "About this site",
      series: "Series",
      about: "About",
      host: "Host",
      privacy: "Privacy",
      source: "Source",
      fair: "Fair shuffling",
    },
  },
  options: {
    title: "New table",
    usual: "Reset to defaults",
    seats: "Seats",
    players: (least: number, most: number) =>
      least === most ? count(least, "# player", "# players") : `${least} to ${most} players`,
    groups: { game: "Game", time: "Time", watchers: "Spectators" },
    standard: "default",
    minutes: (n: number) => `about ${n} min`,
  },
  link: {
    copy: "Copy link",
    copied: "Link copied",
  },
  name: {
    before: "Been here before? Restore your account",
    title: "Your name",
    label: "Other players see this name",
    hint: "1 to 24 letters, digits, spaces, and marks such as . , ' - ! ?",
    save: "Save",
    faults: {
      accents: "Please use at most two accents per letter.",
      nameless: "Please choose another name: this one is reserved for deleted players.",
      empty: "A name needs at least one letter or digit.",
      tooLong: "This name is too long. The limit is 24 characters.",
      characters:
        "Please use only letters, digits, spaces and common punctuation, starting with a letter or digit. No emoji.",
    },
    change: (name: string) => `Your name: ${name}. Change`,
    none: "Your name",
  },
  settings: {
    title: "Settings",
    language: "Language",
    theme: "Theme",
    themes: { auto: "Match system", light: "Light", dark: "Dark", contrast: "High contrast" },
    motion: "Animations",
    motions: { auto: "Match system", full: "Full", brisk: "Fast", none: "None" },
  },
  device: {
    otherTab: (name: string) => `You are signed in as ${name} in another tab. Reload this tab to switch too.`,
    reload: "Reload",
  },
  rules: { title: "Rules", asPage: "Open in a new page" },
  lost: {
    title: "Nothing here but water",
    noPage: "This page does not exist.",
    noTable: "No table has this code. Check it for typos.",
    noMatch: "No match has this code. Check it for typos.",
    unreadable:
      "This table cannot be opened because part of its record is damaged. Whoever runs this server can find out more.",
    noConnection: "The server is not answering. Are you online?",
    cannotShow: "This browser cannot show this page. A current version of Firefox, Chrome, Edge or Safari can.",
    noSockets:
      "Live tables need a WebSocket connection, and something on the way blocks it: often the network of a school or company, a VPN or a proxy. Playing alone, the rules and replays work without it.",
    playAlone: "Play alone on this device",
    retry: "Try again",
    newer: "This page is too old for this table’s game. Try reloading it.",
  },
  refusals: {
    MatchExists: "This table already exists.",
    UnknownRules: "This server does not know this version of the rules.",
    NoConnection: "No connection. Nothing was sent.",
    NotPlayedYet: "You have not played this deal yet. Play it first, then watch.",
    NoWatchers: "This table does not allow spectators.",
    TooFewSeats: "There must be a seat for everyone who is seated or expected.",
    SeatCount: "This board does not support that number of players.",
    BadText: "This contains hidden characters. Please type it again.",
    NoSuchMatch: "This table does not exist.",
    NoSuchPass: "This link has already been used or has expired. Make a new one on the other device.",
    NoToken: "The server no longer recognises you. Reload the page.",
    TooMany: "Slow down a little, please.",
    NotStored: "The server could not save this. Nothing has changed: please try again.",
    StoreUnavailable: "The server cannot reach its database right now. Please try again in a moment.",
    ServerError: "Something went wrong on the server. Nothing has changed.",
  } as Readonly<Record<string, string>>,
  refused: "That did not work.",
};

export type Messages = typeof en;
export default en;
