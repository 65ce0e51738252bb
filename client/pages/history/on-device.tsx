import { useEffect, useState } from "preact/hooks";
import { guest } from "../../api/identity.ts";
import { type DeviceSummary as Match, playedBy, summaries } from "../../features/alone/alone.ts";
import { HandIn } from "../../features/alone/hand-in.tsx";
import { messages } from "../../features/alone/messages/messages.ts";
import { MatchRow } from "./match-row.tsx";

export interface OnDeviceProps {
  /** Lists uploaded matches too, because the history cannot be read. */
  readonly isAll: boolean;
  readonly onHandedIn: () => void;
}

export function OnDevice({ isAll, onHandedIn }: OnDeviceProps) {
  const [over, setOver] = useState<readonly Match[]>([]);
  useEffect(() => {
    let isGone = false;
    void summaries()
      .catch(() => [])
      .then((all) => isGone || setOver(lastFirst(all.filter(({ state }) => state === "over"))));
    return () => {
      isGone = true;
    };
  }, []);
  const player = guest.value?.player;
  const shown = over.filter(({ handedIn }) => isAll || handedIn === undefined).map((match) => playedBy(match, player));
  const { title, note } = messages.value;
  if (shown.length === 0) return null;
  return (
    <section class="panel on-device" aria-labelledby="on-device">
      <h2 id="on-device">{title}</h2>
      <p class="small muted">{note}</p>
      <ol class="bare entries">
        {shown.map((match) => (
          <MatchRow key={match.id} match={match} ofTable={false}>
            <HandIn match={match.id} onDone={onHandedIn} />
          </MatchRow>
        ))}
      </ol>
    </section>
  );
}

const lastFirst = (matches: readonly Match[]): readonly Match[] =>
  matches.toSorted((a, b) => b.changedAt.localeCompare(a.changedAt));
