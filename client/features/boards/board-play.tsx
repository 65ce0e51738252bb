import "./boards.css";
import { useState } from "preact/hooks";
import { hasBots } from "../../catalog/catalog.ts";
import type { Purpose } from "../../navigation/route.ts";
import { Icon } from "../../ui/icon.tsx";
import { newTableOf, settingsOf } from "../new-table/new-table.ts";
import { openTable } from "../new-table/open-match.ts";
import { SeatsChoice } from "../new-table/seats-choice.tsx";
import { messages } from "./messages/messages.ts";

const PURPOSES = {
  alone: { isReady: true },
  bots: { isReady: true, company: "bots" },
  friends: {},
} satisfies Record<string, Purpose>;

async function openBoardTable(
  { game, options, seats }: { readonly game: string; readonly options: object; readonly seats: number },
  company: keyof typeof PURPOSES,
): Promise<void> {
  const settings = settingsOf(newTableOf(game));
  const dealHere = async () => {
    const { dealAlone } = await import("../alone/alone.ts");
    return dealAlone({ game, options, settings });
  };
  await openTable(
    { game, options, seats, visibility: "private", house: settings },
    PURPOSES[company],
    company === "alone" ? dealHere : undefined,
  );
}

interface Props {
  readonly game: string;
  readonly options: () => object;
  readonly allowed: readonly [least: number, most: number];
  readonly isPlayable: boolean;
}

export function BoardPlay({ game, options, allowed: [least, most], isPlayable }: Props) {
  const { play } = messages.value;
  const [wanted, want] = useState(2);
  const [isLeaving, setLeaving] = useState(false);
  const possible = Array.from({ length: most }, (_, i) => i + 1).filter((n) => n >= Math.max(2, least));
  const seats = possible.includes(wanted) ? wanted : possible[0];
  const open = (way: "alone" | "bots" | "friends", taken: number) => async () => {
    setLeaving(true);
    await openBoardTable({ game, options: options(), seats: taken }, way);
    setLeaving(false);
  };
  const isOff = !isPlayable || isLeaving;
  return (
    <section class="panel board-play" aria-labelledby="board-play">
      <h2 id="board-play">{play.title}</h2>
      {seats !== undefined && <SeatsChoice legend={play.seats} possible={possible} chosen={seats} onChoose={want} />}
      <div class="row wrap">
        {seats !== undefined && (
          <button type="button" class="button main" disabled={isOff} onClick={open("friends", seats)}>
            <Icon name="people" /> {play.friends}
          </button>
        )}
        {seats !== undefined && hasBots(game) && (
          <button type="button" class="button" disabled={isOff} onClick={open("bots", seats)}>
            <Icon name="bot" /> {play.bots}
          </button>
        )}
        {least === 1 && (
          <button type="button" class="button" disabled={isOff} onClick={open("alone", 1)}>
            <Icon name="one" /> {play.alone}
          </button>
        )}
      </div>
      {!isPlayable && <p class="small muted">{play.mend}</p>}
    </section>
  );
}
