import { useState } from "preact/hooks";
import { isForOne, mayBeAlone, type NewTable, needsNoOthers, newTable } from "../../features/new-table/new-table.ts";
import { playAlone, playWithAnyone, playWithBots, playWithFriends } from "../../features/new-table/open-match.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icons.ts";
import { messages } from "./messages.ts";

/** The people to play with: any, friends, bots, or none. */
type Way = "anybody" | "friends" | "bots" | "alone";

/** The highlighted way: `company` is the first, `nobody` the last, if possible without other people. */
export type Highlight = "company" | "nobody";

const ICONS: Readonly<Record<Way, IconName>> = { anybody: "people", friends: "link", bots: "bot", alone: "one" };

/** Ways in display order; a solo game has only one. */
function waysTo(table: NewTable): readonly Way[] {
  if (isForOne(table)) return ["alone"];
  return [
    "anybody",
    "friends",
    ...(needsNoOthers(table) ? [mayBeAlone(table) ? ("alone" as const) : ("bots" as const)] : []),
  ];
}

export interface StartProps {
  readonly lead: Highlight | undefined;
  /** Whether solo matches are practice, where possible. */
  readonly isPractice: boolean;
}

export function Start({ lead, isPractice }: StartProps) {
  const [isLeaving, setLeaving] = useState(false);
  const opened: Readonly<Record<Way, (table: NewTable) => Promise<void>>> = {
    anybody: playWithAnyone,
    friends: playWithFriends,
    bots: playWithBots,
    alone: (table) => playAlone(table, isPractice),
  };
  const leave = (way: Way) => async () => {
    setLeaving(true);
    await opened[way](newTable.value);
    setLeaving(false);
  };
  const { play } = messages.value;
  const ways = waysTo(newTable.value);
  const main = lead && ways.at(lead === "company" ? 0 : -1);
  return (
    <div class="begin">
      {ways.map((way, i) => (
        <button
          key={way}
          type="button"
          class={`${way === main ? "button main" : "button"}${i === 0 ? " first" : ""}`}
          disabled={isLeaving}
          onClick={leave(way)}
        >
          <Icon name={ICONS[way]} /> {isLeaving && i === 0 ? play.opening : play[way]}
        </button>
      ))}
    </div>
  );
}
