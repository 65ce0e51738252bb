import { loadReplayMessages } from "./messages/messages.ts";

/** Loads the review of a live match with its messages. */
export const loadReview = () =>
  Promise.all([import("./review.tsx"), loadReplayMessages()]).then(([{ Review }]) => Review);

/** Loads the analysis of a finished match with its messages. */
export const loadReport = () =>
  Promise.all([import("./report.tsx"), loadReplayMessages()]).then(([{ Report }]) => Report);

/** Loads the component that offers the HTML to embed a table, with its messages. */
export const loadEmbedTable = () =>
  Promise.all([import("./embed.tsx"), loadReplayMessages()]).then(([{ EmbedTable }]) => EmbedTable);

/** Loads the lobby's note about the match that the new match continues, with its messages. */
export const loadPlayedOn = () =>
  Promise.all([import("./played-on.tsx"), loadReplayMessages()]).then(([{ PlayedOn }]) => PlayedOn);
