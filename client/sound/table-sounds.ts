import { sounds } from "../ui/preferences.ts";
import type { Voice } from "./voices.ts";

/** What plays the sounds: a chunk of its own. */
type SoundPlayer = typeof import("./play-sounds.ts");

const GESTURES = ["pointerdown", "keydown"] as const;
/** Gestures that let every browser start audio. */
const ACTIVATIONS = ["click", "keydown"] as const;

/**
 * The sounds of a table. Nothing is fetched before they touch the page or as long as they want no sound, and what happens
 * until it is there is not heard: no event waits for its sound.
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
      // Cut off from the server: the next gesture may try again.
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
    /** Something begins to be shown. The picture does not wait for its sound. */
    hear: (voices: readonly Voice[]): void => {
      if (band) setTimeout(band.playSounds, 0, voices);
    },
    /** What somebody touched cannot be done. */
    refuse: (): void => band?.playSound("refused"),
    stop: ignore,
  };
}
