import type { GameEvent, Viewer } from "./events.ts";

/** Whether a viewer may read an event's secret. */
export const mayRead = ({ secret }: GameEvent, viewer: Viewer): boolean =>
  secret === undefined || viewer === "all" || (viewer !== "table" && secret.to.includes(viewer));

/** Removes the secret of an event if the viewer may not read it. */
export function redact<Event extends GameEvent>(event: Event, viewer: Viewer): Event {
  if (mayRead(event, viewer)) return event;
  const { secret: _, ...rest } = event;
  return rest as Event;
}
