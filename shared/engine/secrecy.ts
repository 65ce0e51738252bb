import type { GameEvent, Viewer } from "./game.ts";

/** Whether a viewer belongs to the audience of an event's secret. */
export const mayRead = ({ secret }: GameEvent, viewer: Viewer): boolean =>
  secret === undefined || viewer === "all" || (viewer !== "table" && secret.to.includes(viewer));

/** The only door between the log and the outside: the event without what the viewer may not read. */
export function redact<Event extends GameEvent>(event: Event, viewer: Viewer): Event {
  if (mayRead(event, viewer)) return event;
  const { secret: _, ...rest } = event;
  return rest as Event;
}
