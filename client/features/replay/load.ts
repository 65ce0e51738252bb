import { loadReplayMessages } from "./messages/messages.ts";

export const loadReview = () =>
  Promise.all([import("./review.tsx"), loadReplayMessages()]).then(([{ Review }]) => Review);

export const loadReport = () =>
  Promise.all([import("./report.tsx"), loadReplayMessages()]).then(([{ Report }]) => Report);

export const loadEmbedTable = () =>
  Promise.all([import("./embed.tsx"), loadReplayMessages()]).then(([{ EmbedTable }]) => EmbedTable);

export const loadPlayedOn = () =>
  Promise.all([import("./played-on.tsx"), loadReplayMessages()]).then(([{ PlayedOn }]) => PlayedOn);
