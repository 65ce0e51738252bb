import { learnReplayWords } from "./words/words.ts";

/** A live table looked back at, with its words: fetched when somebody does. */
export const loadReview = () =>
  Promise.all([import("./review.tsx"), learnReplayWords()]).then(([{ Review }]) => Review);

/** What decided a match that is over, with its words: fetched when somebody asks. */
export const loadReport = () =>
  Promise.all([import("./report.tsx"), learnReplayWords()]).then(([{ Report }]) => Report);

/** The line that shows a table on another page, with its words: fetched when somebody wants one. */
export const loadEmbedTable = () =>
  Promise.all([import("./embed.tsx"), learnReplayWords()]).then(([{ EmbedTable }]) => EmbedTable);

/** What a lobby says of the match that its own goes on from, with its words. */
export const loadPlayedOn = () =>
  Promise.all([import("./played-on.tsx"), learnReplayWords()]).then(([{ PlayedOn }]) => PlayedOn);
