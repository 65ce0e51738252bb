import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../i18n/t.ts";
import type { TableConnection } from "../../match/table-connection.ts";
import { isShortcut } from "../../ui/keys.ts";
import { toast } from "../../ui/toast.tsx";

type TakeBack = typeof import("./take-back.ts");

const loaded = signal<TakeBack | undefined>(undefined);

async function load(): Promise<void> {
  const [{ learnTakeBackWords }, takeBack] = await Promise.all([import("./words/words.ts"), import("./take-back.ts")]);
  await learnTakeBackWords();
  loaded.value = takeBack;
}

/** Button and offer of taking steps back: fetched at tables of games that allow it, and undefined at all others. */
export function useTakeBack({ game: { rules } }: TableConnection): TakeBack | undefined {
  const isAllowed = rules.takeBack !== undefined;
  useEffect(() => {
    if (isAllowed) load().catch(() => toast(t().lost.noConnection));
  }, [isAllowed]);
  return isAllowed ? loaded.value : undefined;
}

/** Backspace takes back, as the button does; without one it does nothing. */
export function useTakeBackKey(undo: (() => void) | undefined): void {
  useEffect(() => {
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
