import { useEffect, useState } from "preact/hooks";
import type { Seat } from "../../../shared/engine/contract/events.ts";
import { seatOf } from "../../../shared/engine/match/match.ts";
import { tablePath } from "../../../shared/routes.ts";
import { asGuest } from "../../api/as-guest.ts";
import { branchOff } from "../../api/branches.ts";
import { guest } from "../../api/identity.ts";
import { latest } from "../../contract/timeline.ts";
import { whyNot } from "../../i18n/t.ts";
import { markedNameOf, nameOf } from "../../match/match-events.ts";
import { go, type Purpose } from "../../navigation/route.ts";
import { Choice } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { messages } from "./messages/messages.ts";
import type { ReplayModel } from "./replay-model.ts";

/**
 * Whether the position can be continued as a new match: the match is over, and the move counts and is not the last one.
 */
export const mayPlayOn = ({ playback, file }: ReplayModel): boolean =>
  file?.header.seed !== undefined && playback.move.value < playback.last.value && playback.isCounted.value;

/** The viewer's own seat in the match, else the seat of the current viewpoint, else the seat to move. */
function usualSeat({ playback, viewer }: ReplayModel): Seat {
  const { game, states } = playback.shown.peek();
  const match = latest({ states });
  const own = guest.peek() && seatOf(match, guest.peek()!.player);
  const seen = viewer.peek();
  return own ?? (typeof seen === "number" ? seen : (game.toAct(match.table)[0]?.seat ?? 0));
}

type Cards = "same" | "reshuffled";

type Company = NonNullable<Purpose["company"]>;

/** Whether the cards unknown to a seat can be reshuffled here; false until known. */
function useMayReshuffle({ playback, connection }: ReplayModel, seat: Seat): boolean {
  const [mayBe, setMayBe] = useState(false);
  useEffect(() => {
    let isOver = false;
    const { table } = latest(playback.shown.peek());
    void connection.game.unseen?.mayShuffle().then(
      (mayShuffle) => isOver || setMayBe(mayShuffle(table, seat)),
      // If loading fails, the answer stays false.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [seat]);
  return mayBe;
}

interface Props {
  readonly show: ReplayModel;
  readonly onClose: () => void;
}

/** Asks for the seats and the cards, opens a table from the position on show, and goes there. */
export function PlayOn({ show, onClose }: Props) {
  const { playback } = show;
  const { seats } = latest(playback.shown.value);
  const move = playback.move.value;
  const [seat, setSeat] = useState(() => usualSeat(show));
  const [company, setCompany] = useState<Company>("bots");
  const [cards, setCards] = useState<Cards>("same");
  const { playOn, dealt, move: moved } = messages.value;
  const mayReshuffle = useMayReshuffle(show, seat);
  const isReshuffled = mayReshuffle && cards === "reshuffled";
  const name = nameOf({ seats }, seat);
  const whenShuffled = show.connection.game.unseen?.whenShuffled(name);
  const whyNot = mayReshuffle ? undefined : (whenShuffled ?? playOn.refusals.CannotShuffleAnew);
  return (
    <Dialog title={playOn.title(move === 0 ? dealt : moved(move))} onClose={onClose}>
      <p>{playOn.note}</p>
      {seats.length > 1 && (
        <>
          <Choice
            legend={playOn.seat}
            options={seats.map((_, at) => ({ value: at, label: markedNameOf({ seats }, at) }))}
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
      <CardsChoice {...{ name, whyNot, isReshuffled }} onChoose={setCards} />
      <p class="small muted">{playOn.kept}</p>
      <Open show={show} seat={seat} company={company} isReshuffled={isReshuffled} />
    </Dialog>
  );
}

interface CardsChoiceProps {
  readonly name: string;
  /** Why the unknown cards cannot be reshuffled; undefined if they can. */
  readonly whyNot: string | undefined;
  readonly isReshuffled: boolean;
  readonly onChoose: (cards: Cards) => void;
}

function CardsChoice({ name, whyNot, isReshuffled, onChoose }: CardsChoiceProps) {
  const { playOn } = messages.value;
  return (
    <>
      <Choice
        legend={playOn.cards}
        options={[
          { value: "same", label: playOn.lie, note: playOn.lieNote },
          ...(whyNot === undefined
            ? [{ value: "reshuffled", label: playOn.reshuffle, note: playOn.reshuffleNote(name) } as const]
            : []),
        ]}
        chosen={isReshuffled ? "reshuffled" : "same"}
        onChoose={(chosen) => onChoose(chosen === "reshuffled" ? "reshuffled" : "same")}
      />
      {whyNot !== undefined && <p class="small muted">{whyNot}</p>}
    </>
  );
}

interface OpenProps {
  readonly show: ReplayModel;
  readonly seat: Seat;
  readonly company: Company;
  readonly isReshuffled: boolean;
}

function Open({ show: { playback }, seat, company, isReshuffled }: OpenProps) {
  const [isAsked, setAsked] = useState(false);
  const { playOn } = messages.value;
  const open = async () => {
    setAsked(true);
    const { id } = latest(playback.whole.peek()).config;
    const { v } = playback.marks.peek()[playback.move.peek()]!;
    const point = { version: v, ...(isReshuffled ? { unseenBy: seat } : {}) };
    const answer = await asGuest((token) => branchOff(id, point, token));
    setAsked(false);
    if (answer.ok) go(tablePath(answer.code), { seat, company, isReady: company === "bots" });
    else toast(playOn.refusals[answer.reason] ?? whyNot(answer.reason));
  };
  return (
    <button type="button" class="button main" disabled={isAsked} onClick={open}>
      {playOn.open}
    </button>
  );
}
