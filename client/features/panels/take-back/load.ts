import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import type { TableConnection } from "../../../contract/table-connection.ts";
import { useAnswer } from "../../../ui/answer.ts";
import { isShortcut } from "../../../ui/keys.ts";

type TakeBack = typeof import("./take-back.ts") & typeof import("./going.tsx");

const loaded = signal<TakeBack | undefined>(undefined);

async function load(): Promise<void> {
  const [{ loadTakeBackMessages }, undo, going] = await Promise.all([
    import("./messages/messages.ts"),
    import("./take-back.ts"),
    import("./going.tsx"),
  ]);
  await loadTakeBackMessages();
  loaded.value = { ...undo, ...going };
}

/** Undefined while loading, and in games without undo. */
export function useTakeBack({ game: { rules } }: TableConnection): TakeBack | undefined {
  const isAllowed = rules.undo !== undefined;
  const ask = async () =>
    !isAllowed ||
    load().then(
      () => true,
      () => false,
    );
  useAnswer({ ask, isPassing: (isThere) => !isThere }, [isAllowed]);
  return isAllowed ? loaded.value : undefined;
}

/** Backspace calls `undo`. */
export function useTakeBackKey(undo: (() => void) | undefined): void {
  // A layout effect updates the key together with the buttons; otherwise a key right after a move would undo an earlier
  // state.
  useLayoutEffect(() => {
    if (!undo) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Backspace" || event.repeat || !isShortcut(event)) return;
      event.preventDefault();
      undo();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
