import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n/t.ts";
import { Icon } from "./icon.tsx";
import { useLayer } from "./layers.ts";
import { ScrollArea } from "./scroll-area.tsx";

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** What the style sheets know it by. */
  readonly kind?: string;
  readonly children: ComponentChildren;
  /** What stays in sight below it, however long it is. */
  readonly foot?: ComponentChildren;
}

/** A modal sheet: Escape, the cross, a click beside it and going back close it, and focus goes back to where it was. */
export function Dialog({ title, onClose, kind, children, foot }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // Before anything in it asks for the focus.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // Else the cross would have it, as the first thing that can.
    if (!dialog.current?.querySelector("[autofocus]")) heading.current?.focus({ preventScroll: true });
  }, []);
  // The element itself knows where the focus was.
  const close = () => dialog.current?.close();
  useLayer(close);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and the element's own
    <dialog
      ref={dialog}
      class={kind ? `panel ${kind}` : "panel"}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="dialog-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" class="ghost" aria-label={t().close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <ScrollArea>
        <div class="dialog-body">{children}</div>
      </ScrollArea>
      {foot && <footer class="dialog-foot">{foot}</footer>}
    </dialog>
  );
}
