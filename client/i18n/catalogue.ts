import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { type Language, language } from "./language.ts";

/** Words that come in one small file a language, fetched when they are wanted. */
export interface Catalogue<Words> {
  /** The words in the language of the moment. Who reads them is drawn again when it changes. */
  readonly words: ReadonlySignal<Words>;
  /** Loads the words, and again whenever the language changes; done once those of the language of the moment are there. May be tried again. */
  learn(): Promise<void>;
}

export function catalogueOf<Words extends object>(
  files: Readonly<Record<Language, () => Promise<{ readonly default: Words }>>>,
): Catalogue<Words> {
  const learned = signal<Words | undefined>(undefined);
  /** What is loaded for the language of the moment. */
  let coming: Promise<void> | undefined;

  async function load(wanted: Language): Promise<void> {
    try {
      const { default: catalogue } = await files[wanted]();
      if (wanted === language.peek()) learned.value = catalogue;
      else await coming;
    } catch (error) {
      // Words in the language of before are better than none.
      if (!learned.peek()) throw error;
    }
  }

  function begin(): Promise<void> {
    const stop = effect(() => {
      coming = load(language.value);
      coming.catch(() => {
        stop();
        coming = undefined;
      });
    });
    return coming!;
  }

  return {
    words: computed(() => {
      if (!learned.value) throw new Error("words are asked for before they are there");
      return learned.value;
    }),
    learn: () => coming ?? begin(),
  };
}
