import { useState } from "preact/hooks";
import type { Seat } from "../../../shared/engine/game.ts";
import { seatOf } from "../../../shared/engine/match.ts";
import { branchOff } from "../../net/api.ts";
import { asGuest } from "../../net/as-guest.ts";
import { guest } from "../../net/identity.ts";
import { latest } from "../../play/timeline.ts";
import type { Show } from "../../replay/show.ts";
import { words } from "../../replay/words/words.ts";
import { Choice } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { go, type Purpose, tablePath } from "../route.ts";
import { whyNot } from "../words.ts";

/** Whether somebody can play on from what is on show: a match that is over, and a move that did not end it. */
export const mayPlayOn = ({ playback, file }: Show): boolean =>
  file?.header.seed !== undefined && playback.move.value < playback.last.value;

/** The seat one would want: one's own of then, or the one that is looked through, or else the one whose turn it is. */
function usualSeat({ playback, viewer }: Show): Seat {
  const { game, ...timeline } = playback.shown.peek();
  const match = latest({ game, ...timeline });
  const own = guest.peek() && seatOf(match, guest.peek()!.player);
  const seen = viewer.peek();
  return own ?? (typeof seen === "number" ? seen : (game.toAct(match.table)[0] ?? 0));
}

interface Props {
  readonly show: Show;
  readonly onClose: () => void;
}

/** Makes a table of the moment on show: who sits where, and the way there. */
export function PlayOn({ show, onClose }: Props) {
  const { playback } = show;
  const { seats, charter } = latest(playback.shown.value);
  const move = playback.move.value;
  const [seat, setSeat] = useState(() => usualSeat(show));
  const [company, setCompany] = useState<NonNullable<Purpose["company"]>>("bots");
  const [isAsked, setAsked] = useState(false);
  const { playOn, dealt, move: moved } = words.value;
  const open = async () => {
    setAsked(true);
    const { v } = playback.marks.peek()[move]!;
    const answer = await asGuest((token) => branchOff(show.file?.header.id ?? charter.id, v, token));
    setAsked(false);
    if (answer.ok) go(tablePath(answer.code), { seat, company, isReady: company === "bots" });
    else toast(whyNot(answer.reason));
  };
  return (
    <Dialog title={playOn.title(move === 0 ? dealt : moved(move))} onClose={onClose}>
      <p>{playOn.note}</p>
      {seats.length > 1 && (
        <>
          <Choice
            legend={playOn.seat}
            options={seats.map((held, at) => ({ value: at, label: held?.name ?? String(at + 1) }))}
            chosen={seat}
            onChoose={setSeat}
          />
          <Choice
            legend={playOn.others}
            options={[
              { value: "bots", label: playOn.bots, note: playOn.botsNote },
              { value: "friends", label: playOn.friends, note: playOn.friendsNote },
            ]}
            chosen={company}
            onChoose={(chosen) => setCompany(chosen === "bots" ? "bots" : "friends")}
          />
        </>
      )}
      <p class="small muted">{playOn.kept}</p>
      <button type="button" class="button main" disabled={isAsked} onClick={open}>
        {playOn.open}
      </button>
    </Dialog>
  );
}
