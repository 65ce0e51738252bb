import { sounds } from "../ui/preferences.ts";
import type { Voice } from "./voices.ts";

/** The sound player, loaded on demand. */
type SoundPlayer = typeof import("./play-sounds.ts");

const GESTURES = ["pointerdown", "keydown"] as const;
/** Gestures after which every browser starts audio. */
const ACTIVATIONS = ["click", "keydown"] as const;

/**
 * Creates the sounds of a table. Nothing is loaded before the player's first gesture, or while sounds are off. Events
 * before that stay silent.
 */
export function createTableSounds() {
  let band: SoundPlayer | undefined;
  const gesture = (): void => {
    if (sounds.chosen.peek() === "off") return;
    ignore();
    import("./play-sounds.ts").then(
      (loaded) => {
        loaded.prepareAudio();
        band = loaded;
        for (const type of ACTIVATIONS) addEventListener(type, loaded.resumeAudio, { passive: true, once: true });
      },
      // The server is unreachable: the next gesture tries again.
      () => heed(),
    );
  };
  const heed = () => {
    for (const type of GESTURES) addEventListener(type, gesture, { passive: true });
  };
  const ignore = () => {
    for (const type of GESTURES) removeEventListener(type, gesture);
    for (const type of ACTIVATIONS) if (band) removeEventListener(type, band.resumeAudio);
  };
  heed();
  return {
    /** Plays the sounds of an event whose animation begins, without delaying it. */
    hear: (voices: readonly Voice[]): void => {
      if (band) setTimeout(band.playSounds, 0, voices);
    },
    refuse: (): void => band?.playSound("refused"),
    stop: ignore,
  };
}
