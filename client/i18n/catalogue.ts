import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { type Language, language } from "./language.ts";

/** Messages in one small file for each language, loaded on demand. */
export interface Catalogue<Words> {
  /** The messages in the current language. Components that read them re-render on change. */
  readonly words: ReadonlySignal<Words>;
  /**
   * Loads the messages, and again when the language changes. Resolves once those of the current language are there. Can
   * be retried.
   */
  learn(): Promise<void>;
}

/** A catalogue whose messages can be read before they are loaded. */
interface LoadableCatalogue<Words> extends Catalogue<Words> {
  /** The messages in the current language; undefined before they are loaded. */
  readonly learned: ReadonlySignal<Words | undefined>;
}

export function catalogueOf<Words extends object>(
  files: Readonly<Record<Language, () => Promise<{ readonly default: Words }>>>,
): LoadableCatalogue<Words> {
  const learned = signal<Words | undefined>(undefined);
  /** The pending load of the current language. */
  let coming: Promise<void> | undefined;

  async function load(wanted: Language): Promise<void> {
    try {
      const { default: catalogue } = await files[wanted]();
      if (wanted === language.peek()) learned.value = catalogue;
      else await coming;
    } catch (error) {
      // Messages in the previous language are better than none.
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
    learned,
    learn: () => coming ?? begin(),
  };
}
