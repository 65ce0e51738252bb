import { useEffect, useRef } from "preact/hooks";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { SPEEDS, type Speed } from "../../contract/playback.ts";
import { laneOf } from "../../layout/lane.ts";
import { inArea, type Panels } from "../../layout/panels.ts";
import { leaveChoice } from "../../ui/focus.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { AnalysisButton } from "./analysis-place.tsx";
import type { Ways } from "./keys.ts";
import { Lanes, lanesIn } from "./lanes.tsx";
import { messages } from "./messages/messages.ts";
import { whereIn } from "./move-aloud.ts";
import type { Playback } from "./playback.ts";
import type { ReplayModel } from "./replay-model.ts";
import { Viewpoint } from "./viewpoint.tsx";

interface Props {
  readonly show: ReplayModel;
  readonly panels: Panels;
  readonly ways: Ways;
  readonly family: readonly Summary[];
}

/** In px. Controls up to `NARROW` wide are stacked in rows; from a height of `TALL` on, they have one more row. */
const NARROW = 300;
const TALL = 176;

/** Height of the controls on a phone without the lanes, in px. */
const AROUND = { broad: 148, tall: 192 } as const;

function formOf({ shape, replay }: Panels): "lanes" | "broad" | "narrow" | "tall" {
  if (shape === "desktop" || shape === "tablet") return "lanes";
  if (replay!.width > NARROW) return "broad";
  return replay!.height < TALL ? "narrow" : "tall";
}

export function Controls({ show, panels, ways: { back, playOn }, family }: Props) {
  const { playback } = show;
  const form = formOf(panels);
  const { controls, live, liveShort, playOn: playing } = messages.value;
  const isOnSide = panels.shape === "landscape";
  // Beside the analysis button there is only room for icons.
  const room = isOnSide && show.analysing ? "narrow" : form;
  const doors = (
    <>
      {back && <LeaveButton icon="close" says={live} short={liveShort} onOpen={back} form={room} />}
      {playOn && (
        <LeaveButton icon="branch" says={playing.begin} short={playing.short} keys="p" onOpen={playOn} form={room} />
      )}
    </>
  );
  const lanes = lanesIn(show);
  const isRoomy = (form: keyof typeof AROUND) => panels.replay!.height >= AROUND[form] + lanes * laneOf(lanes);
  const hasLanes = form === "lanes" || (form !== "narrow" && isRoomy(form));
  const eyes = <Viewpoint show={show} isShort={form !== "lanes"} />;
  return (
    <section class={`panel controls ${form}`} {...inArea("replay")} aria-label={controls}>
      <div class="transport">
        <Buttons show={show} />
        <div class="row between">
          <Where show={show} />
          <div class="row">
            {form === "broad" && eyes}
            {form === "broad" && doors}
            <Pace playback={playback} />
          </div>
        </div>
      </div>
      {form === "lanes" && (
        <div class="beside-lanes">
          {eyes}
          {doors}
        </div>
      )}
      <div class={hasLanes ? "course laned" : "course"}>
        {hasLanes && <Lanes show={show} family={family} isShort={form !== "lanes"} />}
        <Slider show={show} />
        {form === "narrow" && eyes}
        {form === "narrow" && isOnSide && <AnalysisButton show={show} kind="press door" />}
        {form === "narrow" && doors}
      </div>
      {form === "tall" && (
        <div class="row">
          {eyes}
          {isOnSide && <AnalysisButton show={show} kind="press door" />}
          {doors}
        </div>
      )}
    </section>
  );
}

interface LeaveButtonProps {
  readonly icon: IconName;
  readonly says: string;
  readonly short: string;
  readonly keys?: string;
  readonly onOpen: () => void;
  readonly form: ReturnType<typeof formOf>;
}

const LeaveButton = ({ icon, says, short, keys, onOpen, form }: LeaveButtonProps) => (
  <button
    type="button"
    class={form === "narrow" ? "press door" : "button slim door"}
    title={says}
    aria-label={says}
    aria-keyshortcuts={keys}
    onClick={onOpen}
  >
    <Icon name={icon} />
    {form !== "narrow" && <span>{form === "lanes" ? says : short}</span>}
  </button>
);

function Where({ show }: { readonly show: ReplayModel }) {
  const { move, round } = whereIn(show);
  return (
    <p class="where">
      <b class="title num">{move}</b>
      {round && (
        <>
          <span class="unseen">, </span>
          <span class="muted small">{round}</span>
        </>
      )}
    </p>
  );
}

const HALF = "½";

function Pace({ playback }: { readonly playback: Playback }) {
  const { speed, real, times } = messages.value;
  const nameOf = (pace: Speed): string => (pace === "real" ? real : times(pace === 0.5 ? HALF : String(pace)));
  return (
    <select
      class="pace"
      aria-label={speed}
      value={String(playback.speed.value)}
      onChange={({ currentTarget }) => {
        playback.pace(SPEEDS.find((pace) => String(pace) === currentTarget.value) ?? 1);
        leaveChoice(currentTarget);
      }}
    >
      {SPEEDS.map((pace) => (
        <option key={pace} value={String(pace)}>
          {nameOf(pace)}
        </option>
      ))}
    </select>
  );
}

function Buttons({ show: { playback, isSecret } }: { readonly show: ReplayModel }) {
  const { first, back, play, pause, forth, last } = messages.value;
  const at = playback.move.value;
  const isPlaying = playback.isPlaying.value;
  const isFirst = at === 0;
  const isLast = at === playback.last.value;
  return (
    <div class="buttons">
      <Press icon="first" label={first} isOff={isFirst} onPress={() => playback.go(0)} />
      <Press icon="back" label={back} isOff={isFirst} onPress={() => playback.step(-1)} repeats />
      <Press icon={isPlaying ? "pause" : "play"} label={isPlaying ? pause : play} onPress={playback.play} isMain />
      <Press icon="forth" label={forth} isOff={isLast} onPress={() => playback.step(1)} repeats />
      {!isSecret.value && (
        <Press icon="last" label={last} isOff={isLast} onPress={() => playback.go(playback.last.peek())} />
      )}
    </div>
  );
}

interface PressProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly isOff?: boolean;
  readonly isMain?: boolean;
  /** Whether the button repeats while it is held, faster and faster. */
  readonly repeats?: boolean;
}

/** First and shortest interval between repetitions, in ms. */
const SLOWEST = 350;
const FASTEST = 100;

function Press({ icon, label, onPress, isOff = false, isMain = false, repeats = false }: PressProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasRepeated = useRef(false);
  const latest = useRef(onPress);
  latest.current = onPress;
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const repeat = (pause: number) => {
    timer.current = setTimeout(() => {
      wasRepeated.current = true;
      latest.current();
      repeat(Math.max(FASTEST, pause * 0.85));
    }, pause);
  };
  const hold = () => {
    wasRepeated.current = false;
    if (repeats) repeat(SLOWEST);
  };
  return (
    <button
      type="button"
      class={isMain ? "press main" : "press"}
      title={label}
      aria-disabled={isOff}
      onPointerDown={hold}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onClick={() => {
        stop();
        if (!wasRepeated.current && !isOff) onPress();
        wasRepeated.current = false;
      }}
    >
      <Icon name={icon} size={isMain ? 24 : 20} />
    </button>
  );
}

/** The slider's step while it is held, in moves. */
const FINE = 0.02;

function Slider({ show: { playback, isSecret } }: { readonly show: ReplayModel }) {
  const { slider, moveOf, dealt } = messages.value;
  if (isSecret.value) return null;
  const of = playback.last.value;
  const at = playback.move.value;
  const isHeld = playback.held.value !== undefined;
  return (
    <input
      type="range"
      class="slider"
      aria-label={slider}
      aria-valuetext={at === 0 ? dealt : moveOf(at, of)}
      min={0}
      max={of}
      step={isHeld ? FINE : 1}
      value={playback.at.value}
      onPointerDown={() => playback.hold(playback.move.peek())}
      onInput={({ currentTarget }) => {
        const to = Number(currentTarget.value);
        if (isHeld) playback.hold(to);
        else playback.go(to);
      }}
      onPointerUp={() => playback.release()}
      onPointerCancel={() => playback.release()}
      onChange={() => playback.release()}
    />
  );
}
