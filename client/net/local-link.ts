import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { latest, type Timeline } from "../play/timeline.ts";
import type { Link } from "./link.ts";

/** A table that is all on this page: it is never out of reach, everybody is there, and nobody says anything. */
export const localLink = (
  timeline: ReadonlySignal<Timeline>,
  { request, close }: Pick<Link, "request" | "close">,
): Link => ({
  status: signal("live"),
  loss: signal(undefined),
  timeline,
  present: computed(() => latest(timeline.value).seats.map(() => true)),
  away: signal([]),
  talk: signal([]),
  watchers: signal([]),
  rematch: signal(""),
  request,
  close,
});
