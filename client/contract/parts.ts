import type { ReadonlySignal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { GameEvent, Seat } from "../../shared/engine/contract/events.ts";
import type { Phrases } from "../../shared/engine/contract/talk.ts";
import type { Context } from "../art/pen.ts";
import type { Theme } from "../art/theme.ts";
import type { OwnIcon } from "../ui/icons.ts";
import type { Size } from "./layout.ts";
import type { PlaybackView } from "./playback.ts";
import type { Timeline } from "./timeline.ts";

export interface Primer<State = unknown, Event extends GameEvent = GameEvent> {
  next(timeline: Timeline<State, Event>): string | undefined;
  text(aim: string): string;
  /** The reader's moves and answers; when their number grows, the hint on show counts as learned. */
  acts(timeline: Timeline<State, Event>): number;
  teach(aim: string): void;
  readonly isDone: ReadonlySignal<boolean>;
}

export interface PickerProps {
  readonly phrases: Phrases;
  readonly onSay: (phrase: string, n?: number) => void;
}

export interface CountedProps<State = unknown, Event extends GameEvent = GameEvent> {
  readonly playback: PlaybackView;
  readonly timeline: Timeline<State, Event>;
  readonly seat: Seat;
  readonly onClose: () => void;
}

export interface Lane {
  readonly says: string;
  readonly icon: OwnIcon;
}

export interface MatchStory<State = unknown, Event extends GameEvent = GameEvent> {
  /** Undefined: the platform's title. */
  title(timeline: Timeline<State, Event>): string | undefined;
  /** Undefined: the announcements of the match have said everything. */
  aloud?(timeline: Timeline<State, Event>): string | undefined;
  readonly Body: ComponentType<{ readonly timeline: Timeline<State, Event> }>;
}

/** Pictures of a game, drawn once, in CSS px from the box's upper left corner. */
export interface Still<State = unknown, Event extends GameEvent = GameEvent> {
  /** Draws the table at the end of a log, as a spectator sees it. Themes may look the same. */
  table(ctx: Context, timeline: Timeline<State, Event>, box: Size, theme: Theme): Promise<void>;
  cover(ctx: Context, box: Size): void;
}

/** The entries after version `after`, up to and including `until`. */
export interface VersionRange {
  readonly after: number;
  readonly until: number;
}
