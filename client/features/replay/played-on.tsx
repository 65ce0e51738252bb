import { moveAt } from "../../../shared/engine/match/branch.ts";
import { latest, type Timeline } from "../../contract/timeline.ts";
import { atTable } from "../../i18n/at-table.ts";
import { followLink, momentPath } from "../../navigation/route.ts";
import { Icon } from "../../ui/icon.tsx";
import { messages } from "./messages/messages.ts";

export interface PlayedOnProps {
  readonly timeline: Timeline;
}

/** For a table that continues another match: after which move, and which cards players may know. */
export function PlayedOn({ timeline }: PlayedOnProps) {
  const { from } = latest(timeline).config;
  if (!from) return null;
  const { match, version, unseenBy } = from;
  const move = moveAt(timeline.log, version);
  const { known, unseenAnew } = messages.value.playOn;
  const who = unseenBy === undefined ? undefined : timeline.states[version]?.seats[unseenBy]?.name;
  return (
    <div class="played-on">
      <Icon name="branch" />
      <div>
        <a class="plain" href={momentPath(match, move)} onClick={followLink}>
          {atTable().events.branched({ move })}
        </a>
        <p class="small muted">{who === undefined ? known : unseenAnew(who)}</p>
      </div>
    </div>
  );
}
