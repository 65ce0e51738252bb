import { useState } from "preact/hooks";
import { isPhone, type Rect } from "../../contract/layout.ts";
import { type Panels, placed, within } from "../../layout/panels.ts";
import { Icon } from "../../ui/icon.tsx";
import type { CurveSubject } from "../insight/curve.ts";
import type { OpenAnalysis, ReplayAnalysis } from "./analysing.ts";
import { messages } from "./messages/messages.ts";
import type { ReplayModel } from "./replay-model.ts";
import { summaryOf, Whole } from "./report.tsx";

/**
 * For an analysis beside a board, in px: maximum and minimum height, distance to its neighbours, and how far it extends
 * beyond the hand that it covers.
 */
const COLUMN = { most: 380, least: { desktop: 340, tablet: 290 }, apart: 10, covers: 6 } as const;

/** On a phone, in px: heights over the board, and minimum height below the controls in landscape. */
const SHEET = { portrait: 200, landscape: 160, least: 90 } as const;

/** The place of an analysis or of notes: that of the log, and in shapes with a small log also that of the hand. */
export function placeIn({ shape, log, hand, story, replay, tools }: Panels): Rect {
  const foot = log.y + log.height;
  if (shape === "desktop" || shape === "tablet") {
    const top = tools.y + tools.height + COLUMN.apart;
    const y = shape === "desktop" ? log.y : Math.max(top, foot - COLUMN.most);
    const least = Math.min(COLUMN.least[shape], replay!.y - COLUMN.apart - y);
    return { ...log, y, height: Math.max(foot - y, least) };
  }
  if (shape === "landscape") {
    const bottom = replay!.y + replay!.height;
    const left = Math.min(replay!.x, hand.x);
    // Covers the hand with its corners, below the controls. There may be more room below the hand.
    const [x, y] = [left - COLUMN.covers, Math.min(bottom + COLUMN.apart, Math.max(bottom, hand.y - COLUMN.covers))];
    const end = Math.max(hand.y + hand.height, story.y + story.height);
    if (end - y >= SHEET.least) return { x, y, width: replay!.x + replay!.width - x, height: end - y };
    return {
      x: COLUMN.apart,
      y: bottom - SHEET.landscape,
      width: left - 4 * COLUMN.apart,
      height: SHEET.landscape,
    };
  }
  const [left, right] = [Math.min(log.x, hand.x), Math.max(log.x + log.width, hand.x + hand.width)];
  const width = right - left;
  // Where the controls replace the hand, the analysis is above them.
  if (replay && replay.y + replay.height > hand.y)
    return { x: left, y: replay.y - COLUMN.apart - SHEET.portrait, width, height: SHEET.portrait };
  return { x: left, y: hand.y, width, height: foot - hand.y };
}

interface Props {
  readonly show: ReplayModel;
  readonly analysing: ReplayAnalysis;
  readonly panels: Panels;
}

export function AnalysisPlace({ show, analysing, panels }: Props) {
  const place = placeIn(panels);
  const shown = analysing.shown.value;
  const [isWhole, setWhole] = useState(false);
  const { analysis } = messages.value;
  const goTo = (move: number) => {
    show.playback.go(move);
    setWhole(false);
  };
  const at = panels.shape === "tablet" ? within(place) : placed(place);
  return (
    <aside
      class={`panel analysis ${panels.shape}`}
      style={at}
      aria-label={analysis.title}
      data-progress={shown?.insight.progress.value.at}
    >
      <header>
        <h2>{analysis.title}</h2>
        {shown && (
          <button type="button" class="ghost" title={analysis.whole} onClick={() => setWhole(true)}>
            <Icon name="log" />
          </button>
        )}
        <button type="button" class="ghost" title={analysis.close} onClick={() => analysing.open(false)}>
          <Icon name="close" />
        </button>
      </header>
      {shown ? <MoveAnalysis show={show} shown={shown} shape={panels.shape} /> : <p class="muted">{analysis.begins}</p>}
      {shown && isWhole && <Whole {...{ show, shown, goTo }} onClose={() => setWhole(false)} />}
    </aside>
  );
}

/** The seat whose view is on show; in other views, seat 0 or the shared chance. */
export function whoseIn({ viewer }: ReplayModel, { isOpposed }: OpenAnalysis): CurveSubject {
  const eyes = viewer.value;
  if (typeof eyes === "number") return eyes;
  return isOpposed ? 0 : "all";
}

interface MoveAnalysisProps {
  readonly show: ReplayModel;
  readonly shown: OpenAnalysis;
  readonly shape: Panels["shape"];
}

function MoveAnalysis({ show, shown, shape }: MoveAnalysisProps) {
  // In other shapes, the controls' lanes show the graph.
  const hasGraph = isPhone(shape);
  const { playback } = show;
  const { parts, insight, moveWords, whole } = shown;
  const moves = playback.marks.value;
  const move = playback.move.value;
  return (
    <>
      {hasGraph && (
        <parts.Graph
          {...{ insight, moves }}
          whose={whoseIn(show, shown)}
          hasMarks
          at={move}
          until={show.isSecret.value ? move : undefined}
          onPick={playback.go}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll the text */}
      <section class="told-turn" tabIndex={0} aria-label={parts.messages.value.found}>
        <parts.Turn {...{ insight, moveWords, whole, moves, move }} />
        <parts.Working insight={insight} />
        {shape === "desktop" && !show.isSecret.value && <parts.Moments {...summaryOf(shown, moves, playback.go)} />}
      </section>
    </>
  );
}

export function AnalysisButton({ show: { analysing }, kind }: { readonly show: ReplayModel; readonly kind: string }) {
  if (!analysing) return null;
  const isOpen = analysing.isOpen.value;
  const { title } = messages.value.analysis;
  return (
    <button
      type="button"
      class={kind}
      title={title}
      aria-keyshortcuts="a"
      aria-expanded={isOpen}
      onClick={() => analysing.open(!isOpen)}
    >
      <Icon name="chart" size={18} />
    </button>
  );
}
