import { useEffect, useState } from "preact/hooks";
import { hasTurn, isPlayedByPerson } from "../../../../shared/engine/match/match.ts";
import { asGuest } from "../../../api/as-guest.ts";
import { putMuted, readMuted } from "../../../api/push.ts";
import type { TableConnection } from "../../../contract/table-connection.ts";
import { latest } from "../../../contract/timeline.ts";
import { toast } from "../../../ui/toast.tsx";
import { canReceiveNotices, choice, subscribe, unsubscribe } from "../../offline/subscription.ts";
import type { BannerContent } from "../banner.tsx";
import { ChatChannel } from "./chat-channel.tsx";
import { messages } from "./messages/messages.ts";

export interface TurnNoticesProps {
  readonly connection: TableConnection;
}

async function accept(): Promise<boolean> {
  const subscribed = await subscribe();
  toast(messages.value[subscribed === "on" ? "told" : subscribed]);
  return subscribed === "on";
}

/** Whether the viewer waits for others, so that a notice would help. */
function isWaiting({ timeline }: TableConnection): boolean {
  const { game, seat } = timeline.value;
  const match = latest(timeline.value);
  if (match.phase !== "live" || seat === undefined || !isPlayedByPerson(match.seats[seat])) return false;
  return !hasTurn(game, match, seat);
}

/** The offer of turn notices, shown once the player waits for others. */
export function turnNoticeOffer(connection: TableConnection): BannerContent | undefined {
  if (choice.chosen.value !== "unasked" || !canReceiveNotices() || Notification.permission === "denied")
    return undefined;
  if (!isWaiting(connection)) return undefined;
  const { offer, tell, decline } = messages.value;
  return {
    parts: [offer],
    actions: [
      { says: tell, does: accept },
      { says: decline, does: () => choice.choose("off") },
    ],
  };
}

/** `isOn` is undefined until known. */
function useNoticesOn(match: string): readonly [isOn: boolean | undefined, tell: (isOn: boolean) => Promise<void>] {
  const [isMuted, setMuted] = useState<boolean>();
  useEffect(() => {
    void asGuest((token) => readMuted(match, token)).then((answer) => answer.ok && setMuted(answer.muted));
  }, [match]);
  const setNotices = async (isOn: boolean) => {
    if (isOn && choice.chosen.peek() !== "on" && !(await accept())) return;
    const answer = await asGuest((token) => putMuted(match, !isOn, token));
    if (answer.ok) setMuted(answer.muted);
    else toast(messages.value.failed);
  };
  return [isMuted === undefined ? undefined : choice.chosen.value === "on" && !isMuted, setNotices];
}

export function ChatChannels({ connection }: TurnNoticesProps) {
  const { config, seats } = latest(connection.timeline.value);
  const { seat } = connection.timeline.value;
  if (seat === undefined || !isPlayedByPerson(seats[seat])) return null;
  const { channel } = messages.value;
  return (
    <details class="turn-notices">
      <summary>{channel.title}</summary>
      <p class="small muted">{channel.note}</p>
      <ChatChannel match={config.id} />
      <ChatChannel match={undefined} />
    </details>
  );
}

export function TurnNoticeChoice({ connection }: TurnNoticesProps) {
  const { config, seats } = latest(connection.timeline.value);
  const [isOn, tell] = useNoticesOn(config.id);
  const { seat } = connection.timeline.value;
  if (isOn === undefined || !canReceiveNotices() || seat === undefined || !isPlayedByPerson(seats[seat])) return null;
  const { toggle, toggleNote, nowhere, failed } = messages.value;
  return (
    <section class="turn-notices">
      <label class="row">
        <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => tell(currentTarget.checked)} />
        {toggle}
      </label>
      <p class="small muted">{toggleNote}</p>
      {choice.chosen.value === "on" && (
        <button type="button" class="link" onClick={() => unsubscribe().catch(() => toast(failed))}>
          {nowhere}
        </button>
      )}
    </section>
  );
}
