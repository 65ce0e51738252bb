import type { ComponentChildren } from "preact";
import { listedVariants, manifestOf, messagesOf } from "../../catalog/catalog.ts";
import { VariantCard } from "../../catalog/variant-card.tsx";
import { changeNewTable, newTable } from "../../features/new-table/new-table.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { usePart } from "../../ui/lazy.ts";

const drawLink = () => import("../../features/boards/draw-link.tsx").then(({ loadDrawLink }) => loadDrawLink());

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
      // Closing the element, unlike calling `onClose`, lets the dialog restore the focus.
      currentTarget.closest("dialog")?.close();
    }}
  >
    {children}
  </button>
);

export function BoardsDialog({ onClose }: { readonly onClose: () => void }) {
  const { game, variant: chosen } = newTable.value;
  const manifest = manifestOf(game)!;
  const DrawLink = usePart(drawLink, true);
  return (
    <Dialog title={messagesOf(manifest).variant} onClose={onClose} kind="boards">
      {listedVariants(manifest, chosen).map((variant) => (
        <Pick key={variant} isChosen={variant === chosen} onPick={() => changeNewTable({ variant })}>
          <VariantCard manifest={manifest} variant={variant} />
        </Pick>
      ))}
      {DrawLink && <DrawLink game={manifest.id} />}
    </Dialog>
  );
}
