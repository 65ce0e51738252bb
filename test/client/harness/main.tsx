/// <reference types="vite/client" />
import "../../../client/style/fonts.css";
import "../../../client/style/tokens.css";
import "../../../client/style/base.css";
import "../../../client/style/controls.css";
import { signal } from "@preact/signals";
import { render } from "preact";
import type { Theme } from "../../../client/art/theme.ts";
import type { Link } from "../../../client/net/link.ts";
import { localLink } from "../../../client/net/local-link.ts";
import { emptyTimeline, extend } from "../../../client/play/timeline.ts";
import { type Intent, isRefusal } from "../../../shared/engine/game.ts";
import type { Options } from "../../../shared/games/tranquility/options.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { Hud } from "./hud.tsx";
import { LocalMatch, optionsOf } from "./local-match.ts";

/** A table without a server, to be looked at: `?mode=pyramid&players=4&moves=20&seed=1&theme=dark&seat=0&bots=400&deal`. */
const params = new URLSearchParams(location.search);
const number = (name: string, otherwise: number) => Number(params.get(name) ?? otherwise);
const theme = signal((params.get("theme") ?? "light") as Theme);
document.documentElement.dataset.theme = theme.value;

const seat = params.get("seat") === "none" ? undefined : number("seat", 0);
const mode = (params.get("mode") ?? "standard") as Options["mode"];
const table = new LocalMatch(number("players", mode === "duel" ? 2 : 4), number("seed", 1), optionsOf(mode));
const until = params.get("until");
for (let i = 0; i < number("moves", 0); i++) table.playOne();
for (let i = 0; until && i < 400 && !reached(until); i++) if (!table.playOne(until === "toll" ? undefined : -1)) break;

function reached(what: string): boolean {
  const { stage } = table.match.table;
  if (what === "toll") return stage.at === "toll";
  return what === "mine" && stage.at === "turn" && stage.seat === seat;
}

const viewer = seat ?? "table";
const timeline = signal(extend(emptyTimeline(tranquility, seat), table.seenBy(viewer)));
const publish = () => {
  timeline.value = extend(timeline.value, table.seenBy(viewer).slice(timeline.value.log.length));
};
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function bots(): Promise<void> {
  const pause = number("bots", 0);
  while (pause > 0) {
    await wait(pause);
    if (table.playOne(params.has("auto") ? undefined : seat)) publish();
  }
}

const link = localLink(timeline, {
  request: (async (_name: string, payload: { command: Intent }) => {
    await wait(number("lag", 60));
    const events = table.play(seat!, payload.command);
    if (isRefusal(events)) return { ok: false, reason: events.refused };
    publish();
    return { ok: true, v: table.log.length };
  }) as unknown as Link["request"],
  close: () => {},
});

const { Board } = await import("../../../client/table/board.tsx");
const root = document.getElementById("app")!;
const mount = () =>
  render(
    <>
      <Board
        link={link}
        theme={theme}
        seen={params.has("deal") ? -1 : undefined}
        onReady={() => {
          document.body.dataset.ready = "yes";
        }}
      />
      <Hud timeline={timeline} />
    </>,
    root,
  );
mount();
Object.assign(window, { table, theme, publish, mount, unmount: () => render(null, root) });
void bots();
