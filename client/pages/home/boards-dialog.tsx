import type { ComponentChildren } from "preact";
import { listedVariants, manifestOf, messagesOf } from "../../catalog/catalog.ts";
import { VariantCard } from "../../catalog/variant-card.tsx";
import { changeNewTable, newTable } from "../../features/new-table/new-table.ts";
import { Dialog } from "../../ui/dialog.tsx";

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

export function BoardsDialog({ onClose }: { readonly onClose: () => void }) {
  const { game, variant: chosen } = newTable.value;
  const manifest = manifestOf(game)!;
  return (
    <Dialog title={messagesOf(manifest).variant} onClose={onClose} kind="boards">
      {listedVariants(manifest, chosen).map((variant) => (
        <Pick key={variant} isChosen={variant === chosen} onPick={() => changeNewTable({ variant })}>
          <VariantCard manifest={manifest} variant={variant} />
        </Pick>
      ))}
    </Dialog>
  );
}
