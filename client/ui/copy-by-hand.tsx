import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Dialog } from "./dialog.tsx";

function Selected({ label, text }: { readonly label: string; readonly text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), []);
  return <textarea ref={field} class="field copy-by-hand" rows={3} readOnly aria-label={label} value={text} />;
}

export function showToCopy(title: string, text: string): void {
  const place = document.createElement("div");
  document.body.append(place);
  const close = () => {
    render(null, place);
    place.remove();
  };
  render(
    <Dialog title={title} onClose={close}>
      <Selected label={title} text={text} />
    </Dialog>,
    place,
  );
}
