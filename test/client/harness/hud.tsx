import type { ReadonlySignal } from "@preact/signals";
import { paletteOf } from "../../../client/art/palette.ts";
import { playersInfo, spacesLeft, stateText } from "../../../client/games/tranquility/players.ts";
import { linesOf, type Part } from "../../../client/games/tranquility/sentences.ts";
import { regions } from "../../../client/games/tranquility/tabletop.ts";
import { words } from "../../../client/games/tranquility/words/words.ts";
import { latest, type Timeline } from "../../../client/play/timeline.ts";
import { place } from "../../../client/table/place.ts";
import { Flag } from "../../../client/ui/flag.tsx";
import type { Match } from "../../../shared/engine/match.ts";
import { stepsOf } from "../../../shared/engine/replay.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";

const at = (box: Parameters<typeof place>[0]) => `position:absolute;box-sizing:border-box;${place(box)};`;

/** A stand-in for the panels around the canvas, to see that they fit. */
export function Hud({ timeline }: { timeline: ReadonlySignal<Timeline> }) {
  const where = regions.value;
  if (!where) return null;
  const match = latest(timeline.value) as Match<State>;
  const me = timeline.value.seat;
  const reader = { match, me, words: words.value };
  const small = where.shape !== "desktop";
  const lines = linesOf(stepsOf(timeline.value.log), reader).slice(where.shape === "desktop" ? -14 : -1);
  return (
    <>
      <div style={at(where.title)}>
        <span class="pill">
          <b>{words.value.modes.standard}</b> {words.value.leftShort({ n: spacesLeft(match) })}
        </span>
      </div>
      {playersInfo(match).map((info) => (
        <div
          key={info.seat}
          class="panel"
          style={`${at(where.plaques[info.seat]!)}padding:6px;font-size:13px;${info.turn ? "outline:3px solid var(--gold)" : ""}`}
        >
          <Flag seat={info.seat} width={small ? 22 : 44} /> {info.name} {info.hand} {info.pile} {info.spent}
          {!small && <div>{stateText(info, me, words.value)}</div>}
        </div>
      ))}
      <div class="panel" style={`${at(where.log)}overflow:hidden;font-size:14px;padding:8px`}>
        {lines.map((line) => (
          <div key={`${line.v}${"round" in line}`}>{"round" in line ? `– ${line.round} –` : line.parts.map(part)}</div>
        ))}
      </div>
    </>
  );
}

function part(text: Part) {
  if (typeof text === "string") return text;
  const { plate, ink } = paletteOf(text.island, "day");
  return (
    <b key={text.island} style={`background:${plate};color:${ink};padding:0 4px;border-radius:5px`}>
      {text.island}
    </b>
  );
}
