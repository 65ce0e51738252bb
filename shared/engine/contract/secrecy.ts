import type { GameEvent, Viewer } from "./events.ts";

export const mayRead = ({ secret }: GameEvent, viewer: Viewer): boolean =>
  secret === undefined || viewer === "all" || (viewer !== "table" && secret.to.includes(viewer));

export function redact<Event extends GameEvent>(event: Event, viewer: Viewer): Event {
  if (mayRead(event, viewer)) return event;
  const { secret: _, ...rest } = event;
  return rest as Event;
}
