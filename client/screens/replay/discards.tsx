import type { Handle, Seat } from "../../../shared/engine/game.ts";
import type { Match } from "../../../shared/engine/match.ts";
import { faceOf, numberOn, type State } from "../../../shared/games/tranquility/state.ts";
import { discardsOf, spentBy } from "../../games/tranquility/discards.ts";
import { cardLabel } from "../../games/tranquility/labels.ts";
import { words as gameWords } from "../../games/tranquility/words/words.ts";
import { t } from "../../i18n/t.ts";
import { latest, type Timeline } from "../../play/timeline.ts";
import type { Show } from "../../replay/show.ts";
import { words } from "../../replay/words/words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Chip } from "../tranquility/chip.tsx";

interface SpentProps {
  readonly timeline: Timeline;
  readonly seat: Seat;
  readonly onOpen: () => void;
}

/** How many cards somebody has discarded, and the way to them. */
export function Spent({ timeline, seat, onOpen }: SpentProps) {
  const { seats, table } = latest(timeline) as Match<State>;
  const n = spentBy(table, seat).length;
  const says = t().table.spent(n);
  return (
    <button
      type="button"
      class="count spent"
      title={says}
      aria-label={`${nameAt(seats, seat)}: ${says}`}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Icon name="spent" />
      <span>{n}</span>
    </button>
  );
}

const nameAt = (seats: Match["seats"], seat: Seat): string => seats[seat]?.name ?? String(seat + 1);

interface Props {
  readonly show: Show;
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** What somebody has discarded up to the moment on show; each leads to the move that did it. */
export function Discards({ show, seat, onClose }: Props) {
  const { playback, link } = show;
  const timeline = link.timeline.value;
  const match = latest(timeline) as Match<State>;
  const { discards, move } = words.value;
  const goTo = (v: number) => {
    playback.show(v);
    onClose();
  };
  return (
    <Dialog title={discards(nameAt(match.seats, seat))} onClose={onClose}>
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

/** Cards in a line, as far as they are known. */
function Cards({ table, cards }: { readonly table: State; readonly cards: readonly Handle[] }) {
  const known = cards.filter((card) => faceOf(table, card) !== undefined);
  const unknown = cards.length - known.length;
  return (
    <span class="row wrap">
      {known.map((card) => {
        const number = numberOn(table, card);
        return number === undefined ? (
          <span key={card}>{cardLabel(faceOf(table, card), gameWords.value)}</span>
        ) : (
          <Chip key={card} number={number} />
        );
      })}
      {unknown > 0 && <span class="muted">{words.value.unknownCards(unknown)}</span>}
    </span>
  );
}
