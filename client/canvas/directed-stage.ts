import type { ReadonlySignal } from "@preact/signals";
import type { AnyClientGame } from "../contract/game.ts";
import type { Timeline } from "../contract/timeline.ts";
import { createTableSounds } from "../sound/table-sounds.ts";
import { motion } from "../ui/motion.ts";
import { drawAhead } from "./ahead.ts";
import { isManual } from "./bridge.ts";
import type { CanvasPage, OpenTable } from "./canvas-table.ts";
import { Director } from "./director.ts";
import { createLoop } from "./loop.ts";
import type { Stage } from "./stage.ts";

interface Directed {
  readonly game: AnyClientGame;
  readonly page: CanvasPage;
  readonly table: OpenTable;
  readonly timeline: ReadonlySignal<Timeline>;
}

export function directStage(stage: Stage, { game, page, table, timeline }: Directed) {
  const { isStill, shownLog } = page;
  const loop = createLoop((ms) => {
    stage.beginFrame();
    director.tick(ms);
    if (isManual) stage.catchUp();
    else if (director.idle && stage.isBehind) stage.goOn();
    stage.render();
    isStill.value = director.idle;
    shownLog.show(director.version);
    table.show(director.version);
    const isDone = director.idle && !stage.isBehind;
    if (isDone) {
      stage.tidy();
      ahead.soon();
    }
    return !isDone;
  }, isManual);
  const ahead = drawAhead(stage, () => (director.idle && !stage.isBehind ? table.ahead() : []));
  const sound = createTableSounds();
  const director = new Director({
    layoutAt: table.layoutAt,
    motionOf: table.motion,
    gliding: table.choosing,
    show: (pieces) => stage.show(pieces),
    leave: table.leave,
    seen: (from, to) => {
      const { log, seat } = timeline.peek();
      sound.hear(game.sounds?.(log.slice(from, to), seat) ?? []);
    },
    reduced: () => motion.peek() === "none",
    wake: () => {
      isStill.value = director.idle;
      loop.wake();
    },
  });
  return {
    stage,
    director,
    loop,
    refuse: sound.refuse,
    stop(): void {
      sound.stop();
      ahead.stop();
      loop.stop();
    },
  };
}

export type DirectedStage = ReturnType<typeof directStage>;
