import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { type Language, language } from "./language.ts";

/** Messages in one file per language, loaded on demand. */
export interface Catalogue<Messages> {
  /** In the current language. Components that read the messages re-render on change. @throws Error until loaded */
  readonly messages: ReadonlySignal<Messages>;
  /** Loads messages now and whenever the language changes. Can be called again after a failure. */
  load(): Promise<void>;
}

interface LoadableCatalogue<Messages> extends Catalogue<Messages> {
  /** Undefined before they are loaded. */
  readonly loaded: ReadonlySignal<Messages | undefined>;
}

export function catalogueOf<Messages extends object>(
  files: Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>>,
): LoadableCatalogue<Messages> {
  const loaded = signal<Messages | undefined>(undefined);
  let coming: Promise<void> | undefined;

  async function load(wanted: Language): Promise<void> {
    try {
      const { default: catalogue } = await files[wanted]();
      if (wanted === language.peek()) loaded.value = catalogue;
      else await coming;
    } catch (error) {
      // Messages in the previous language are better than none.
      if (!loaded.peek()) throw error;
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
    messages: computed(() => {
      if (!loaded.value) throw new Error("the messages are read before they are loaded");
      return loaded.value;
    }),
    loaded,
    load: () => coming ?? begin(),
  };
}
