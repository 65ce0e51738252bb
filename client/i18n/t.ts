import { effect, signal } from "@preact/signals";
import type { Messages } from "./en.ts";
import { type Language, language } from "./language.ts";

/** Where the shell's words are. Each language is its own small file, fetched when it is wanted. */
const CATALOGUES: Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>> = {
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
};

const words = signal<Messages | undefined>(undefined);

/** The shell's words in the language of the moment. A component that reads them is drawn again when they change. */
export function t(): Messages {
  if (!words.value) throw new Error("words are asked for before they are there");
  return words.value;
}

/** Loads the words of the language, and again whenever it changes; done once the first are there. */
export function learnWords(): Promise<void> {
  return new Promise((resolve, reject) => {
    effect(() => {
      const wanted = language.value;
      CATALOGUES[wanted]().then(({ default: catalogue }) => {
        if (wanted !== language.peek()) return;
        words.value = catalogue;
        document.documentElement.lang = wanted;
        resolve();
      }, reject);
    });
  });
}
