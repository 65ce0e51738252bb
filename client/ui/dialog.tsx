import "./dialog.css";
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n/t.ts";
import { Icon } from "./icon.tsx";
import { useLayer } from "./layers.ts";
import { ScrollArea } from "./scroll-area.tsx";

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** A CSS class. */
  readonly kind?: string;
  readonly children: ComponentChildren;
  /** Stays visible below the scrolling content. */
  readonly foot?: ComponentChildren;
}

/** Escape, the close button, a click outside and the Back button close it. */
export function Dialog({ title, onClose, kind, children, foot }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // Runs before effects of the content, which may take the focus.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // Otherwise the close button would get the focus.
    if (!dialog.current?.querySelector("[autofocus]")) heading.current?.focus({ preventScroll: true });
  }, []);
  const close = () => dialog.current?.close();
  useLayer(close);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the element itself closes on Escape
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
