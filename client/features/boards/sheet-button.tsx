import { useState } from "preact/hooks";
import type { BoardSheet } from "../../contract/boards.ts";
import { t } from "../../i18n/t.ts";
import { Icon } from "../../ui/icon.tsx";
import type { OwnIcon } from "../../ui/icons.ts";
import { toast } from "../../ui/toast.tsx";
import { messages } from "./messages/messages.ts";

const PAPER: OwnIcon = { path: "M5 2.500H12L15.500 6V17.500H5ZM12 2.500V6H15.500M7.500 10H13M7.500 13.500H13" };

type OpenedSheet = Awaited<ReturnType<typeof loaded>>;

const loaded = async (load: () => Promise<BoardSheet>) => {
  const [{ SheetDialog }, sheet] = await Promise.all([import("./sheet-dialog.tsx"), load()]);
  return { SheetDialog, sheet };
};

interface Props {
  readonly load: () => Promise<BoardSheet>;
  readonly isSlim?: boolean;
}

export function SheetButton({ load, isSlim = false }: Props) {
  const [opened, setOpened] = useState<OpenedSheet>();
  const open = () => loaded(load).then(setOpened, () => toast(t().lost.noConnection));
  return (
    <>
      <button type="button" class={isSlim ? "button slim" : "button"} onClick={open}>
        <Icon name={PAPER} /> {messages.value.sheet.open}
      </button>
      {opened && <opened.SheetDialog sheet={opened.sheet} onClose={() => setOpened(undefined)} />}
    </>
  );
}
