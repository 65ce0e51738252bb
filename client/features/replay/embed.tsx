import "./embed.css";
import { useId } from "preact/hooks";
import type { MatchConfig } from "../../../shared/engine/match/match-events.ts";
import { matchName } from "../../catalog/names.ts";
import { latest } from "../../contract/timeline.ts";
import { embedPath, followPath, hashOf } from "../../navigation/route.ts";
import { copy } from "../../ui/copy-link.ts";
import { Icon } from "../../ui/icon.tsx";
import { messages } from "./messages/messages.ts";
import type { ReplayModel } from "./replay-model.ts";

/** In px; selects the layout for tablets, which shows every hand. */
const SIZE = { width: 1024, height: 768 };

/** Encodes an attribute value in pure ASCII, because a page without a charset would garble other characters. */
const quoted = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replace(/[^ -~]/gu, (letter) => `&#${letter.codePointAt(0)};`);

function lineFor(path: string, title: string): string {
  const attributes = {
    src: new URL(path, location.href).href,
    title,
    ...SIZE,
    style: `border: 0; max-width: 100%; aspect-ratio: ${SIZE.width} / ${SIZE.height}`,
    loading: "lazy",
    allow: "fullscreen",
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${quoted(String(value))}"`);
  return `<iframe ${written.join(" ")}></iframe>`;
}

export function Embed({ show: { playback, viewer } }: { readonly show: ReplayModel }) {
  const { embed } = messages.value;
  const { id, game, options } = latest(playback.whole.value).config;
  const moment = hashOf({ t: playback.move.value, view: viewer.value });
  const line = lineFor(`${embedPath(id)}${moment}`, embed.title(matchName(game, options)));
  return <LineToCopy note={embed.note} line={line} />;
}

export function EmbedTable({ config: { code, game, options } }: { readonly config: MatchConfig }) {
  const { embed } = messages.value;
  return <LineToCopy note={embed.tableNote} line={lineFor(followPath(code), matchName(game, options))} />;
}

function LineToCopy({ note, line }: { readonly note: string; readonly line: string }) {
  const { embed } = messages.value;
  const id = useId();
  return (
    <section class="col" aria-labelledby={id}>
      <p id={id}>{note}</p>
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
