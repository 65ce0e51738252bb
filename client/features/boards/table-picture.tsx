import { useEffect, useRef, useState } from "preact/hooks";
import type { Theme } from "../../art/theme.ts";
import { drawnStill } from "../../canvas/still.ts";
import { manifestOf } from "../../catalog/catalog.ts";
import type { AnyClientGame } from "../../contract/game.ts";
import { emptyTimeline, extend } from "../../contract/timeline.ts";
import { LocalMatch } from "../../match/local-match.ts";
import { theme } from "../../ui/theme.ts";
import { messages } from "./messages/messages.ts";

interface Props {
  readonly game: AnyClientGame;
  /** The options of a table, without what bots do not read. */
  readonly options: object;
  readonly seats: number;
}

/** Time without changes before the table is drawn, in ms. */
const DEBOUNCE = 600;
const SIZE = { width: 960, height: 720 };
const SEED = "0".repeat(64);

/** A picture of the table, redrawn once the board no longer changes. */
export function TablePicture({ game, options, seats }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isMissing, setMissing] = useState(false);
  const look = theme.value;
  const key = JSON.stringify([options, seats]);
  useEffect(() => {
    let isGone = false;
    const show = (drawn: HTMLCanvasElement | undefined) => {
      const ctx = canvas.current?.getContext("2d");
      if (isGone || !ctx) return;
      ctx.reset();
      if (drawn) ctx.drawImage(drawn, 0, 0);
      setMissing(drawn === undefined);
    };
    const timer = setTimeout(() => {
      // Without a connection, parts of the game may be missing.
      drawnTable({ game, options, seats }, look).then(show, () => show(undefined));
    }, DEBOUNCE);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [key, look]);
  const { title, note } = messages.value.table;
  return (
    <section class="panel board-table" aria-labelledby="board-table" hidden={isMissing}>
      <h2 id="board-table">{title}</h2>
      <div aria-hidden="true">
        <canvas ref={canvas} {...SIZE} />
      </div>
      <p class="small muted">{note}</p>
    </section>
  );
}

/** Undefined for games without pictures or complete rules. */
async function drawnTable({ game, options, seats }: Props, look: Theme): Promise<HTMLCanvasElement | undefined> {
  const [still, rules] = await Promise.all([game.still?.(), manifestOf(game.rules.id)?.wholeRules?.()]);
  if (!still || !rules) return undefined;
  const names = Array.from({ length: seats }, (_, seat) => String(seat + 1));
  const { log } = new LocalMatch(rules, { options, seed: SEED, names, person: "none" });
  return drawnStill(still, extend(emptyTimeline(game.rules, undefined), log), SIZE, look);
}
