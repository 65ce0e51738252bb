import { boardOperations } from "../http/openapi/boards.ts";
import { dayOperations } from "../http/openapi/days.ts";
import { documentOperations } from "../http/openapi/documents.ts";
import { matchOperations } from "../http/openapi/matches.ts";
import { notesOperations } from "../http/openapi/notes.ts";
import { pushOperations, webhookOperations } from "../http/openapi/notifications.ts";
import type { Operations } from "../http/openapi/operation.ts";
import { peopleOperations } from "../http/openapi/people.ts";
import { playerOperations } from "../http/openapi/players.ts";
import { puzzleOperations } from "../http/openapi/puzzles.ts";
import { seriesOperations } from "../http/openapi/series.ts";
import { serviceOperations } from "../http/openapi/service.ts";
import { streamOperations } from "../rooms/stream-operations.ts";

export const OPERATIONS: Operations = {
  ...playerOperations,
  ...matchOperations,
  ...streamOperations,
  ...dayOperations,
  ...seriesOperations,
  ...puzzleOperations,
  ...boardOperations,
  ...peopleOperations,
  ...documentOperations,
  ...notesOperations,
  ...pushOperations,
  ...webhookOperations,
  ...serviceOperations,
};
