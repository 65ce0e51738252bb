import { sounds } from "../ui/preferences.ts";
import type { Voice } from "./voices.ts";

/** The sound player, loaded on demand. */
type SoundPlayer = typeof import("./play-sounds.ts");

const GESTURES = ["pointerdown", "keydown"] as const;
/** Gestures after which every browser starts audio. */
const ACTIVATIONS = ["click", "keydown"] as const;

/** Loads the sound player at the first gesture while sounds are on. Events before that are silent. */
export function createTableSounds() {
  let player: SoundPlayer | undefined;
  const gesture = (): void => {
    if (sounds.chosen.peek() === "off") return;
    ignore();
    import("./play-sounds.ts").then(
      (loaded) => {
        loaded.prepareAudio();
        player = loaded;
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
    for (const type of ACTIVATIONS) if (player) removeEventListener(type, player.resumeAudio);
  };
  heed();
  return {
    /** Plays sounds without delaying the event's animation. */
    hear: (voices: readonly Voice[]): void => {
      if (player) setTimeout(player.playSounds, 0, voices);
    },
    refuse: (): void => player?.playSound("refused"),
    stop: ignore,
  };
}
