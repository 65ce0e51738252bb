import { useId } from "preact/hooks";
import { embedPath, hashOf } from "../app/route.ts";
import { variantName } from "../app/words.ts";
import { latest } from "../match/timeline.ts";
import { copy } from "../ui/copy-link.ts";
import { Icon } from "../ui/icon.tsx";
import type { ReplayModel } from "./replay-model.ts";
import { words } from "./words/words.ts";

/** How large a replay is on another page unless that page says otherwise, in px: the table for tablets, with every hand. */
const SIZE = { width: 1024, height: 768 };

/** Text as it may stand between the quotation marks of an attribute. */
const quoted = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** The line of HTML that shows a replay on another page, from the moment on show. */
function lineFor(show: ReplayModel): string {
  const { playback, viewer } = show;
  const { id, game, options } = latest(playback.whole.value).charter;
  const moment = hashOf({ t: playback.move.value, view: viewer.value });
  const { href } = new URL(`${embedPath(id)}${moment}`, location.href);
  const attributes = {
    src: href,
    title: words.value.embed.title(variantName(game, options)),
    ...SIZE,
    style: `border: 0; max-width: 100%; aspect-ratio: ${SIZE.width} / ${SIZE.height}`,
    loading: "lazy",
    allow: "fullscreen",
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${quoted(String(value))}"`);
  return `<iframe ${written.join(" ")}></iframe>`;
}

/** How a replay comes to stand on another page. */
export function Embed({ show }: { readonly show: ReplayModel }) {
  const { embed } = words.value;
  const id = useId();
  const line = lineFor(show);
  return (
    <section class="col" aria-labelledby={id}>
      <p id={id}>{embed.note}</p>
      <textarea
        class="field line-to-copy"
        readOnly
        rows={4}
        aria-label={embed.line}
        value={line}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <button type="button" class="button slim" onClick={() => copy(line, embed.copied, embed.copy)}>
        <Icon name="copy" /> {embed.copy}
      </button>
    </section>
  );
}
