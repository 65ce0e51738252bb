import { volume } from "../ui/preferences.ts";
import type { Tone } from "./tone.ts";
import { lengthOf, tonesOf, type Voice } from "./voices.ts";

const LOUDNESS = { low: 0.2, middle: 0.45, high: 0.9 } as const;

/** Delay between voices played together, in seconds. */
const GAP = 0.16;
/** In seconds. Without an attack, a stroke clicks. */
const ATTACK = 0.008;
/** Minimum gain: an exponential ramp cannot reach 0. */
const SILENCE = 0.0001;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Plays each voice a little after the previous one; nothing on a hidden page. */
export function play(voices: readonly Voice[]): void {
  if (voices.length === 0 || document.hidden) return;
  const stage = prepareAudio();
  const out = new GainNode(stage, { gain: LOUDNESS[volume.chosen.peek()] });
  out.connect(stage.destination);
  for (const [i, voice] of voices.entries())
    for (const tone of tonesOf(voice)) stroke(stage, out, tone, stage.currentTime + i * GAP);
  const length = Math.max(...voices.map((voice, i) => i * GAP + lengthOf(voice)));
  keepAwake(stage, length);
}

/** WebKit plays nothing unless the context was resumed while handling a gesture. */
export const resumeAudio = (): void => keepAwake(prepareAudio(), 0);

/** Suspends the context 0.5 s after `seconds`, because an idle context costs power. */
function keepAwake(stage: AudioContext, seconds: number): void {
  stage.resume().catch(() => {});
  clearTimeout(resting);
  // A context that cannot be suspended only costs power.
  resting = setTimeout(() => void stage.suspend().catch(() => {}), (seconds + 0.5) * 1000);
}

/**
 * The context is created on first use, which takes time. Call this after a gesture: before, browsers keep it suspended.
 */
export function prepareAudio(): AudioContext {
  context ??= new AudioContext();
  noise ??= whiteNoise(context);
  return context;
}

function stroke(stage: AudioContext, out: AudioNode, tone: Tone, at: number): void {
  const { start = 0, length, gain } = tone;
  const [begin, end] = [at + start, at + start + length];
  const envelope = new GainNode(stage, { gain: 0 });
  envelope.gain.setValueAtTime(SILENCE, begin);
  envelope.gain.exponentialRampToValueAtTime(gain, begin + ATTACK);
  envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
  const { source, pitch, last } = sourceOf(stage, tone.wave);
  pitch.setValueAtTime(tone.from, begin);
  pitch.exponentialRampToValueAtTime(tone.to ?? tone.from, end);
  last.connect(envelope).connect(out);
  source.start(begin);
  source.stop(end);
}

interface Source {
  readonly source: AudioScheduledSourceNode;
  readonly pitch: AudioParam;
  /** The node to connect further. */
  readonly last: AudioNode;
}

/** A plain tone, or noise through a band-pass filter. */
function sourceOf(stage: AudioContext, wave: Tone["wave"]): Source {
  if (wave !== "noise") {
    const source = new OscillatorNode(stage, { type: wave });
    return { source, pitch: source.frequency, last: source };
  }
  const source = new AudioBufferSourceNode(stage, { buffer: noise!, loop: true });
  const last = new BiquadFilterNode(stage, { type: "bandpass", Q: 0.8 });
  source.connect(last);
  return { source, pitch: last.frequency, last };
}

/** One second of white noise. */
function whiteNoise(stage: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: stage.sampleRate, sampleRate: stage.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
