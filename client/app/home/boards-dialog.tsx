import type { ComponentChildren } from "preact";
import { cardOf, listedVariants, wordsOf } from "../../games/shelf.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { VariantCard } from "../variant-card.tsx";
import { changeNewTable, newTable } from "./new-table.ts";

interface PickProps {
  readonly isChosen: boolean;
  readonly onPick: () => void;
  readonly children: ComponentChildren;
}

const Pick = ({ isChosen, onPick, children }: PickProps) => (
  <button
    type="button"
    class="variant-pick"
    aria-current={isChosen ? "true" : undefined}
    onClick={({ currentTarget }) => {
      onPick();
      // The dialog restores the focus itself.
      currentTarget.closest("dialog")?.close();
    }}
  >
    {children}
  </button>
);

/** The boards of a game, to choose one for a new table. */
export function BoardsDialog({ onClose }: { readonly onClose: () => void }) {
  const { game, variant: chosen } = newTable.value;
  const card = cardOf(game)!;
  return (
    <Dialog title={wordsOf(card).variant} onClose={onClose} kind="boards">
      {listedVariants(card, chosen).map((variant) => (
        <Pick key={variant} isChosen={variant === chosen} onPick={() => changeNewTable({ variant })}>
          <VariantCard card={card} variant={variant} />
        </Pick>
      ))}
    </Dialog>
  );
}
