import { useEffect } from "preact/hooks";
import { say } from "./aloud.tsx";
import { characterOf, isShortcut } from "./keys.ts";

export interface Readout {
  /** The letter that requests the readout, see `isShortcut`. */
  readonly key: string;
  says(): string;
  read(): string;
}

/** Invisible buttons duplicate the keys, for touch screens and screen readers that capture letters. */
export function Readings({ of }: { readonly of: readonly Readout[] }) {
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
