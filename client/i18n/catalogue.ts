import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { type Language, language } from "./language.ts";

/** Words that come in one small file a language, fetched when they are wanted. */
export interface Catalogue<Words> {
  /** The words in the language of the moment. Who reads them is drawn again when it changes. */
  readonly words: ReadonlySignal<Words>;
  /** Loads the words, and again whenever the language changes; done once the first are there. May be tried again. */
  learn(): Promise<void>;
}

export function catalogueOf<Words extends object>(
  files: Readonly<Record<Language, () => Promise<{ readonly default: Words }>>>,
): Catalogue<Words> {
  const learned = signal<Words | undefined>(undefined);
  let learning: Promise<void> | undefined;

  const begin = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const stop = effect(() => {
        const wanted = language.value;
        files[wanted]().then(
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

  return {
    words: computed(() => {
      if (!learned.value) throw new Error("words are asked for before they are there");
      return learned.value;
    }),
    learn: () => (learning ??= begin()),
  };
}
