import { useEffect } from "preact/hooks";
import { say } from "./aloud.tsx";
import { characterOf, isShortcut } from "./keys.ts";

/** Something that is read aloud when somebody asks for it. */
export interface Reading {
  /** The letter that asks for it, wherever on the page the focus is. */
  readonly key: string;
  /** What it is called. */
  says(): string;
  read(): string;
}

/** The keys of readings, and the same as buttons: for screen readers of touch screens, and those that keep letters to themselves. */
export function Readings({ of }: { readonly of: readonly Reading[] }) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const reading = of.find(({ key }) => key === characterOf(event));
      if (!reading || !isShortcut(event)) return;
      event.preventDefault();
      say(reading.read());
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [of]);
  return (
    <div class="unseen">
      {of.map(({ key, says, read }) => (
        <button key={key} type="button" tabIndex={-1} aria-keyshortcuts={key} onClick={() => say(read())}>
          {says()}
        </button>
      ))}
    </div>
  );
}
