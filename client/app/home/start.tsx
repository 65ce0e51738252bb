import { useState } from "preact/hooks";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icons.ts";
import { isForOne, mayBeAlone, type NewTable, newTable } from "./new-table.ts";
import { playAlone, playWithAnybody, playWithFriends } from "./open-match.ts";
import { words } from "./words.ts";

/** With whom to play. */
export type Way = "anybody" | "friends" | "alone";

const ICONS: Readonly<Record<Way, IconName>> = { anybody: "people", friends: "link", alone: "one" };
const OPENED: Readonly<Record<Way, (table: NewTable) => Promise<void>>> = {
  anybody: playWithAnybody,
  friends: playWithFriends,
  alone: playAlone,
};

/** The ways to a table, the first of them larger: where nobody else can sit there is one. */
const waysTo = (table: NewTable): readonly Way[] => (isForOne(table) ? ["alone"] : ["anybody", "friends", "alone"]);

interface Props {
  /** The way that stands out, if any. */
  readonly main: Way | undefined;
}

/** The buttons that open or find a table with the chosen options. */
export function Start({ main }: Props) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = (way: Way) => async () => {
    setLeaving(true);
    await OPENED[way](newTable.value);
    setLeaving(false);
  };
  const { play } = words.value;
  const [ways, canBeAlone] = [waysTo(newTable.value), mayBeAlone(newTable.value)];
  const possible = ways.filter((way) => way !== "alone" || canBeAlone);
  const first = main && (possible.includes(main) ? main : possible[0]);
  return (
    <div class="start">
      {ways.map((way, i) => (
        <button
          key={way}
          type="button"
          class={`${way === first ? "button main" : "button"}${i === 0 ? " first" : ""}`}
          disabled={isLeaving || !possible.includes(way)}
          onClick={leave(way)}
        >
          <Icon name={ICONS[way]} /> {isLeaving && i === 0 ? play.opening : play[way]}
        </button>
      ))}
    </div>
  );
}
