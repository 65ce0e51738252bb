import { moveAt } from "../../../shared/engine/branch.ts";
import { words } from "../../games/tranquility/words/words.ts";
import { latest, type Timeline } from "../../play/timeline.ts";
import { Icon } from "../../ui/icon.tsx";
import { follow, momentPath } from "../route.ts";

/** Where a match that is played on left another, and what that means for those who sit down. */
export function PlayedOn({ timeline }: { readonly timeline: Timeline }) {
  const { from } = latest(timeline).charter;
  if (!from) return null;
  const move = moveAt(timeline.log, from.version);
  const { events, knownDeal } = words.value;
  return (
    <div class="played-on">
      <Icon name="branch" />
      <div>
        <a class="plain" href={momentPath(from.match, move)} onClick={follow}>
          {events.branched({ move })}
        </a>
        <p class="small muted">{knownDeal}</p>
      </div>
    </div>
  );
}
