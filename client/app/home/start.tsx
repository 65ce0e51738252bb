import { useState } from "preact/hooks";
import { Icon } from "../../ui/icon.tsx";
import { mayBeAlone, newTable } from "./new-table.ts";
import { playAlone, playWithAnybody, playWithFriends } from "./open-match.ts";
import { words } from "./words.ts";

/** With whom to play. */
export type Way = "anybody" | "alone";

interface Props {
  /** The way that stands out, if any. */
  readonly main: Way | undefined;
}

/** The three buttons that open or find a table with the chosen options. */
export function Start({ main }: Props) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = (way: () => Promise<void>) => async () => {
    setLeaving(true);
    await way();
    setLeaving(false);
  };
  const { play } = words.value;
  const canBeAlone = mayBeAlone(newTable.value);
  const first = main === "alone" && !canBeAlone ? "anybody" : main;
  const kind = (way: Way) => (way === first ? "button main" : "button");
  return (
    <div class="start">
      <button
        type="button"
        class={`${kind("anybody")} anybody`}
        disabled={isLeaving}
        onClick={leave(() => playWithAnybody(newTable.value))}
      >
        <Icon name="people" /> {isLeaving ? play.opening : play.quick}
      </button>
      <button type="button" class="button" disabled={isLeaving} onClick={leave(() => playWithFriends(newTable.value))}>
        <Icon name="link" /> {play.friends}
      </button>
      <button
        type="button"
        class={kind("alone")}
        disabled={isLeaving || !canBeAlone}
        onClick={leave(() => playAlone(newTable.value))}
      >
        <Icon name="one" /> {play.alone}
      </button>
    </div>
  );
}
