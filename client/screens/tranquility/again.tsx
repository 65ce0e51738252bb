import { useState } from "preact/hooks";
import type { Link } from "../../net/link.ts";
import { latest } from "../../play/timeline.ts";
import { toast } from "../../ui/toast.tsx";
import { go, tablePath } from "../route.ts";
import { whyNot } from "../words.ts";
import { storyWords } from "./words/words.ts";

/** Once more, with the seats rotated by one; whoever asks second comes to the same table. */
export function Again({ link }: { readonly link: Link }) {
  const [isAsked, setAsked] = useState(false);
  const { again, join } = storyWords.value;
  const { seat } = link.timeline.value;
  const { seats } = latest(link.timeline.value);
  const code = link.rematch.value;
  const leave = (to: string) =>
    go(tablePath(to), seat === undefined ? undefined : { seat: (seat + 1) % seats.length, isReady: true });
  if (code !== "")
    return (
      <button type="button" class="button main grow" onClick={() => leave(code)}>
        {join}
      </button>
    );
  if (seat === undefined) return null;
  const ask = async () => {
    setAsked(true);
    const reply = await link.request("rematch", {});
    setAsked(false);
    if (reply.ok) leave(reply.code);
    else toast(whyNot(reply.reason));
  };
  return (
    <button type="button" class="button main grow" disabled={isAsked} onClick={ask}>
      {again}
    </button>
  );
}
