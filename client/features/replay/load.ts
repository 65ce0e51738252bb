import { loadReplayMessages } from "./messages/messages.ts";

/** The review of a live match with its messages, loaded on demand. */
export const loadReview = () =>
  Promise.all([import("./review.tsx"), loadReplayMessages()]).then(([{ Review }]) => Review);

/** The analysis of a finished match with its messages, loaded on demand. */
export const loadReport = () =>
  Promise.all([import("./report.tsx"), loadReplayMessages()]).then(([{ Report }]) => Report);

/** The HTML to embed a table with its messages, loaded on demand. */
export const loadEmbedTable = () =>
  Promise.all([import("./embed.tsx"), loadReplayMessages()]).then(([{ EmbedTable }]) => EmbedTable);

/** The lobby's note about the match that its own continues, with its messages. */
export const loadPlayedOn = () =>
  Promise.all([import("./played-on.tsx"), loadReplayMessages()]).then(([{ PlayedOn }]) => PlayedOn);
