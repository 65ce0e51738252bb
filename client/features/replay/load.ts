import { learnReplayWords } from "./messages/messages.ts";

/** The review of a live match with its messages, loaded on demand. */
export const loadReview = () =>
  Promise.all([import("./review.tsx"), learnReplayWords()]).then(([{ Review }]) => Review);

/** The analysis of a finished match with its messages, loaded on demand. */
export const loadReport = () =>
  Promise.all([import("./report.tsx"), learnReplayWords()]).then(([{ Report }]) => Report);

/** The HTML to embed a table with its messages, loaded on demand. */
export const loadEmbedTable = () =>
  Promise.all([import("./embed.tsx"), learnReplayWords()]).then(([{ EmbedTable }]) => EmbedTable);

/** The lobby's note about the match that its own continues, with its messages. */
export const loadPlayedOn = () =>
  Promise.all([import("./played-on.tsx"), learnReplayWords()]).then(([{ PlayedOn }]) => PlayedOn);
