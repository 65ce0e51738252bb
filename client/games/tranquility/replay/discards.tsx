import type { Handle } from "../../../../shared/engine/contract/events.ts";
import type { Event } from "../../../../shared/games/tranquility/events.ts";
import { faceOf, numberOn, type State } from "../../../../shared/games/tranquility/state.ts";
import type { CountedProps } from "../../../contract/parts.ts";
import { latest } from "../../../contract/timeline.ts";
import { messages } from "../../../features/replay/messages/messages.ts";
import { nameOf } from "../../../match/match-events.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Chip } from "../text/chip.tsx";
import { cardLabel } from "../text/labels.ts";
import { messages as gameMessages } from "../text/messages/messages.ts";
import { discardsOf } from "./discards.ts";

export function Discards({ playback, timeline, seat, onClose }: CountedProps<State, Event>) {
  const match = latest(timeline);
  const { move } = messages.value;
  const goTo = (v: number) => {
    playback.show(v);
    onClose();
  };
  return (
    <Dialog title={gameMessages.value.replay.discards(nameOf(match, seat))} onClose={onClose}>
      <ol class="bare discards">
        {discardsOf(timeline, seat).map(({ v, cards }) => (
          <li key={v}>
            <button type="button" class="log-entry told" onClick={() => goTo(v)}>
              <b>{move(playback.moveWith(v))}</b>
              <Cards table={match.table} cards={cards} />
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function Cards({ table, cards }: { readonly table: State; readonly cards: readonly Handle[] }) {
  const known = cards.filter((card) => faceOf(table, card) !== undefined);
  const unknown = cards.length - known.length;
  return (
    <span class="row wrap">
      {known.map((card) => {
        const number = numberOn(table, card);
        return number === undefined ? (
          <span key={card}>{cardLabel(faceOf(table, card), gameMessages.value)}</span>
        ) : (
          <Chip key={card} number={number} />
        );
      })}
      {unknown > 0 && <span class="muted">{messages.value.unknownCards(unknown)}</span>}
    </span>
  );
}
