import { signal } from "@preact/signals";
import type { Stay } from "../../../../client/contract/board.ts";
import type { Size } from "../../../../client/contract/layout.ts";
import { createShownLog } from "../../../../client/contract/shown-log.ts";
import { emptyTimeline, extend, type Timeline } from "../../../../client/contract/timeline.ts";
import { createTabletop } from "../../../../client/games/arcanoid/tabletop.ts";
import { loadGameMessages } from "../../../../client/games/arcanoid/text/messages/messages.ts";
import { LocalMatch } from "../../../../client/match/local-match.ts";
import type { Seat } from "../../../../shared/engine/contract/events.ts";
import { anyCommand } from "../../../../shared/engine/contract/moves.ts";
import type { Recorded } from "../../../../shared/engine/match/log-entry.ts";
import { arcanoid } from "../../../../shared/games/arcanoid/arcanoid.ts";
import type { Command } from "../../../../shared/games/arcanoid/commands.ts";
import type { Event } from "../../../../shared/games/arcanoid/events.ts";
import { type Options, options as schema } from "../../../../shared/games/arcanoid/options.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import { rolls } from "../../../kit/chance.ts";
import { areasIn } from "./areas.ts";

// A layout contains the names of the fields, so messages must be loaded.
await loadGameMessages();

export const DESK: Size = { width: 1440, height: 900 };

/** Every third play is random; the game's bot makes the others. */
export function played(seats: number, plays: number, chosen: Partial<Options> = {}, seed = 1) {
  const match = new LocalMatch<State, Command, Event, Options>(arcanoid, {
    options: schema.parse({ rounds: 1, ...chosen }),
    names: Array.from({ length: seats }, (_, seat) => `Guest ${seat}`),
    seed: seed.toString(16).padStart(64, "0"),
  });
  const rng = rolls(seed);
  for (let i = 0; i < plays && match.match.phase === "live"; i++) {
    const [due] = arcanoid.toAct(match.match.table);
    if (!due) break;
    const { table } = match.match;
    const moves = arcanoid.moves(table, due.seat);
    match.play(due.seat, i % 3 === 0 ? anyCommand(moves, rng) : arcanoid.bots.steady(table, due.seat, rng));
  }
  return match;
}

/** Records the requests. */
export function staged(log: readonly Recorded[], seat: Seat | undefined, size = DESK, stay: Stay = { for: "playing" }) {
  const timeline = signal<Timeline<State, Event>>(extend(emptyTimeline(arcanoid, seat), log));
  const asked: Command[] = [];
  const tabletop = createTabletop({
    connection: {
      timeline,
      request: async (_, payload) => {
        asked.push((payload as { command: Command }).command);
        return { ok: true, v: timeline.peek().log.length + 1 };
      },
    },
    stay: signal(stay),
    viewport: signal(size),
    areas: signal(areasIn(size, log.length === 0 ? 2 : timeline.peek().states.at(-1)!.config.seats)),
    shownLog: createShownLog(timeline),
    isStill: signal(true),
  });
  return { tabletop, asked, timeline };
}
