import type { ReadonlySignal } from "@preact/signals";
import { useState } from "preact/hooks";
import { type MatchFile, write } from "../../shared/engine/format.ts";
import { follow, hashOf, replayPath } from "../app/route.ts";
import { variantName } from "../app/words.ts";
import { t } from "../i18n/t.ts";
import { latest } from "../match/timeline.ts";
import { bookFor, openBook } from "../rules/opened.ts";
import type { Panels, Place } from "../table/panels.ts";
import { copyLink } from "../ui/copy-link.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { RoundButton, RoundLink } from "../ui/round.tsx";
import { theme } from "../ui/theme.ts";
import { toast } from "../ui/toast.tsx";
import { Checked } from "./check-mark.tsx";
import { Embed } from "./embed.tsx";
import type { Ways } from "./keys.ts";
import { pictureOf, type Shot } from "./picture.ts";
import { save } from "./save.ts";
import type { Show } from "./show.ts";
import { words } from "./words/words.ts";

interface Props {
  readonly show: Show;
  readonly shot: ReadonlySignal<Shot | undefined>;
  readonly panels: Panels;
  readonly ways: Ways;
  /** Whether everybody finds the match here, at the address of its replay. */
  readonly isHosted: boolean;
  readonly at: Place;
  readonly isShort: boolean;
  readonly log?: { readonly isOpen: boolean; readonly toggle: () => void };
}

/** What one may do with a replay beside watching it. */
export function Links({ show, shot, panels, ways, isHosted, at, isShort, log }: Props) {
  const [isMore, setMore] = useState(false);
  const { copy, more, tree } = words.value;
  const { table, rules } = t();
  const place = bookFor(latest(show.playback.whole.value).charter);
  return (
    <nav class={isShort ? "tools short" : "tools"} style={at} aria-label={table.tools}>
      <RoundLink icon="home" says={table.leave} href="/" onClick={follow} />
      {!isShort && place && <RoundButton icon="help" says={rules.title} onClick={() => openBook(place)} />}
      {!isShort && <RoundButton icon="link" says={copy} onClick={() => copyLink(addressOf(show))} />}
      {!isShort && ways.tree && <RoundButton icon="branch" says={tree.title} keys="b" onClick={ways.tree} />}
      {log && (
        <RoundButton
          icon="log"
          says={log.isOpen ? table.hideLog : table.showLog}
          isExpanded={log.isOpen}
          onClick={log.toggle}
        />
      )}
      <RoundButton icon="more" says={more} onClick={() => setMore(true)} />
      {isMore && <More {...{ show, shot, panels, isHosted }} tree={ways.tree} onClose={() => setMore(false)} />}
    </nav>
  );
}

interface MoreProps extends Pick<Props, "show" | "shot" | "panels" | "isHosted"> {
  readonly tree: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The address of what is on show. */
function addressOf({ playback, viewer }: Show): string {
  const { id } = latest(playback.whole.peek()).charter;
  return new URL(`${replayPath(id)}${hashOf({ t: playback.move.peek(), view: viewer.peek() })}`, location.href).href;
}

const saveFile = (file: MatchFile): void =>
  save(new Blob([write(file)], { type: "application/jsonl" }), `${file.header.id}.jsonl`);

/** Saves a picture of the moment: the table without its controls, who played and which move it was. */
async function savePicture(
  { playback, connection }: Show,
  { plaques, replay, hand, shape, title }: Panels,
  shot: Shot,
) {
  const { seats, charter } = latest(connection.timeline.value);
  const move = playback.move.value;
  const { dealt, move: moved } = words.value;
  const isWide = shape === "desktop" || shape === "tablet";
  const caption = `${variantName(charter.game, charter.options)} · ${move === 0 ? dealt : moved(move)} · ${t().place}`;
  const names = seats.map((held, seat) => ({ text: held?.name ?? "", ...plaques[seat]!, height: isWide ? 40 : 30 }));
  const density = Math.min(3, devicePixelRatio || 1);
  // A board on its side reaches down beside them.
  const isBeside = replay!.x > title.x;
  const height = shape === "landscape" ? innerHeight : (isBeside ? hand : replay!).y - 8;
  const width = shape === "landscape" ? replay!.x - 8 : innerWidth;
  const picture = await pictureOf(shot, [{ text: caption, ...title, height: 38, isBoxed: true }, ...names], {
    width,
    height,
    density,
    theme: theme.value,
  });
  save(picture, `${charter.id}-${move}.png`);
}

function More({ show, shot, panels, tree, isHosted, onClose }: MoreProps) {
  const [isEmbedding, setEmbedding] = useState(false);
  const { more, embed, spoilers, spoilersNote, copy, file, picture, unsupported, keys, tree: branches } = words.value;
  return (
    <Dialog title={more} onClose={onClose}>
      <label class="check">
        <input
          type="checkbox"
          checked={show.isSecret.value}
          onChange={({ currentTarget }) => show.keepSecret(currentTarget.checked)}
        />
        <span>
          <b>{spoilers}</b>
          <span class="small note muted">{spoilersNote}</span>
        </span>
      </label>
      <div class="row wrap">
        {tree && (
          <button
            type="button"
            class="button slim"
            onClick={() => {
              onClose();
              tree();
            }}
          >
            <Icon name="branch" /> {branches.title}
          </button>
        )}
        <button type="button" class="button slim" onClick={() => copyLink(addressOf(show))}>
          <Icon name="link" /> {copy}
        </button>
        {shot.value && (
          <button
            type="button"
            class="button slim"
            onClick={() => savePicture(show, panels, shot.value!).catch(() => toast(unsupported))}
          >
            <Icon name="picture" /> {picture}
          </button>
        )}
        {show.file && (
          <button type="button" class="button slim" onClick={() => saveFile(show.file!)}>
            <Icon name="down" /> {file}
          </button>
        )}
        {isHosted && (
          <button
            type="button"
            class="button slim"
            aria-expanded={isEmbedding}
            onClick={() => setEmbedding(!isEmbedding)}
          >
            <Icon name="embed" /> {embed.begin}
          </button>
        )}
      </div>
      {isEmbedding && <Embed show={show} />}
      {show.check && <Checked of={show.check} />}
      <p class="small muted">{keys}</p>
    </Dialog>
  );
}
