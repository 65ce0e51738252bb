import { plural } from "../../../i18n/language.ts";

/** For the gallery of boards. English is the schema. */
const en = {
  title: "Boards by players",
  lead: "Boards that other players have made. Open a table with one, or use it as a starting point for your own.",
  link: "Boards by players",
  make: "Make a board",
  week: "Board of the week",
  weekDeal: "Deal of the week",
  weekDealNote: "Everyone can play it once. All results are in its standings.",
  search: "Find by title or author",
  order: "Order",
  orders: { newest: "Newest", played: "Most played", won: "Most often won" },
  which: "Which boards",
  all: "All",
  mine: "Yours",
  boards: "Boards",
  none: "No boards yet. Make one and publish it!",
  noneMine: "You have not published any boards yet.",
  noneFound: "No board has this in its title or author.",
  more: "Show more",
  failed: "Could not load the boards.",
  failedOne: "Could not load the board.",
  missing: "This board is not in the gallery. It may have been removed.",
  by: (author: string) => `by ${author}`,
  unplayed: "not played yet",
  matches: (n: number) => plural("en", n, { one: "played once", other: "played # times" }),
  won: (won: number, matches: number) => `won ${won} of ${matches}`,
  published: (at: string) => `Published on ${at}`,
  preview: (title: string, author: string) =>
    `“${title}” by ${author}. Open a table with it, or change it to your liking.`,
  start: "Use as a starting point",
  copy: "Copy the link",
  report: "Report",
  reported: "Thank you. The host of this site will look at the board.",
  unpublish: "Remove from the gallery",
  unpublished: "The board is no longer in the gallery. Matches on it stay.",
  publish: {
    title: "Publish a board",
    lead: "Everyone will find your board in the gallery, with this title and this author. You can remove it at any time.",
    name: "Title",
    author: "Author",
    authorNote: "Leave it empty to publish under your current name.",
    submit: "Publish",
    published: "Your board is in the gallery.",
    noBoard: "This link has no board. It may be incomplete, or made by a newer release.",
    faulty: "This board cannot be played yet. Mend it in the editor first.",
    editor: "Back to the editor",
    see: "See it in the gallery",
  },
  refusals: {
    BadBoard:
      "This board cannot be published. Titles and authors have letters, digits and punctuation, and begin with a letter or digit.",
    BoardIsPublished: "The gallery already has this board. A board is published once, whatever its title is.",
    TooManyBoards: "You have published as many boards as possible. Remove one, or try again tomorrow.",
    NoSuchBoard: "This board is not in the gallery any more.",
    NotYourBoard: "Only the player who published a board can remove it.",
    NoSuchGame: "This site has no boards for this game.",
  } as Readonly<Record<string, string>>,
};

export type GalleryMessages = typeof en;

export default en;
