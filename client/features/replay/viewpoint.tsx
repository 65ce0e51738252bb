import type { Viewer } from "../../../shared/engine/contract/events.ts";
import { latest } from "../../contract/timeline.ts";
import { markedNameOf } from "../../match/match-events.ts";
import { Flag } from "../../ui/flag.tsx";
import { leaveChoice } from "../../ui/focus.ts";
import { Icon } from "../../ui/icon.tsx";
import { messages } from "./messages/messages.ts";
import type { ReplayModel } from "./replay-model.ts";

export function Viewpoint({ show, isShort }: { readonly show: ReplayModel; readonly isShort: boolean }) {
  const { viewers, viewer, look } = show;
  if (viewers.length === 1) return null;
  const chosen = viewer.value;
  return (
    <label class={isShort ? "eyes short" : "eyes"} title={messages.value.view}>
      {typeof chosen === "number" ? (
        <Flag seat={chosen} width={24} />
      ) : (
        <Icon name={chosen === "all" ? "eye" : "people"} />
      )}
      {!isShort && (
        <span class="clip" aria-hidden="true">
          {viewName(show, chosen)}
        </span>
      )}
      <select
        aria-label={messages.value.view}
        aria-keyshortcuts="f"
        value={String(chosen)}
        onChange={({ currentTarget }) => {
          look(viewers.find((one) => String(one) === currentTarget.value) ?? "all");
          leaveChoice(currentTarget);
        }}
      >
        {viewers.map((one) => (
          <option key={one} value={String(one)}>
            {viewName(show, one)}
          </option>
        ))}
      </select>
    </label>
  );
}

function viewName({ playback }: ReplayModel, viewer: Viewer): string {
  const { views, seat } = messages.value;
  if (typeof viewer === "string") return views[viewer];
  return seat(markedNameOf(latest(playback.whole.value), viewer));
}
