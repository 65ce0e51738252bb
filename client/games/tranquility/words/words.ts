import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { type Language, language } from "../../../i18n/language.ts";
import type { Words } from "./en.ts";

export type { Words } from "./en.ts";

/** Each language is its own small file, fetched when it is wanted. */
const CATALOGUES: Readonly<Record<Language, () => Promise<{ readonly default: Words }>>> = {
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
};

const learned = signal<Words | undefined>(undefined);

/** The game's words in the language of the moment. */
export const words: ReadonlySignal<Words> = computed(() => {
  if (!learned.value) throw new Error("the game's words are asked for before they are there");
  return learned.value;
});

/** Loads the words of the language, and again whenever it changes; done once the first are there. May be tried again. */
export const learnGameWords = (): Promise<void> => (learning ??= learn());

let learning: Promise<void> | undefined;

const learn = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = effect(() => {
      const wanted = language.value;
      CATALOGUES[wanted]().then(
        ({ default: catalogue }) => {
          if (wanted !== language.peek()) return;
          learned.value = catalogue;
          resolve();
        },
        (error: unknown) => {
          // Words in the language of before are better than none.
          if (learned.peek()) return;
          stop();
          learning = undefined;
          reject(error);
        },
      );
    });
  });
