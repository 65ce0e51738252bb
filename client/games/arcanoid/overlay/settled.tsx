import { signal } from "@preact/signals";
import { standing } from "../../../layout/panels.ts";
import { Flag } from "../../../ui/flag.tsx";
import { FieldsWon } from "../result/fields-won.tsx";
import type { ArcanoidBoardController } from "../tabletop.ts";
import { messages } from "../text/messages/messages.ts";
import { lastRound, settledIn, whyWon } from "../text/settled.ts";

interface Props {
  readonly tabletop: ArcanoidBoardController;
}

/** Why each field was won, below its column; after a round also the standings. */
export function Settled({ tabletop }: Props) {
  const { shownLog, frame: shown, intent } = tabletop;
  const frame = shown.value;
  if (!frame) return null;
  const settled = tabletop.page.stay.value.for === "result" ? [] : settledIn(shownLog.value.log);
  return (
    <>
      {settled.map((event) => {
        const column = frame.coasts[event.field]!;
        return (
          <p
            key={event.field}
            class={`arcanoid-why ${frame.shape}`}
            style={standing({ ...column, y: frame.coasts[0]!.y, height: frame.whyAt - frame.coasts[0]!.y })}
          >
            {event.seat !== undefined && <Flag seat={event.seat} width={24} />}
            <span>{whyWon(event, shownLog.value, intent.seat.value)}</span>
          </p>
        );
      })}
      <Standings tabletop={tabletop} />
    </>
  );
}

/** The last round whose standings the player has closed. */
const putAway = signal(0);

/** Shown until the first play of the next round. */
function Standings({ tabletop }: Props) {
  const match = tabletop.match.value;
  const { table } = match;
  const { stay } = tabletop.page;
  const finished = table.results.length;
  const isFresh = table.stage.at === "turn" && finished > 0 && table.clock === 0 && table.discard.length === 0;
  const frame = tabletop.frame.value;
  if (!frame || !isFresh || stay.value.for !== "playing" || putAway.value === finished) return null;
  const { table: say } = messages.value;
  const { intent, shownLog } = tabletop;
  return (
    <section
      class={`panel arcanoid-standings ${frame.shape}`}
      style={standing(frame.asking)}
      aria-label={say.roundOver(finished)}
    >
      <h2>{say.roundOver(finished)}</h2>
      <ul class="bare arcanoid-reasons">
        {lastRound(shownLog.value.log).map((event) => (
          <li key={event.field}>
            {event.seat !== undefined && <Flag seat={event.seat} width={18} />}
            <span>{whyWon(event, shownLog.value, intent.seat.value)}</span>
          </li>
        ))}
      </ul>
      <FieldsWon match={match} me={intent.seat.value} />
      <button
        type="button"
        class="button"
        onClick={() => {
          putAway.value = finished;
        }}
      >
        {say.goOn}
      </button>
    </section>
  );
}
