import type { ReadonlySignal } from "@preact/signals";
import { useState } from "preact/hooks";
import { type MatchFile, write } from "../../../shared/engine/log/format.ts";
import { matchName } from "../../catalog/names.ts";
import type { Screenshot } from "../../contract/board.ts";
import { isPhone } from "../../contract/layout.ts";
import { latest } from "../../contract/timeline.ts";
import { atTable } from "../../i18n/at-table.ts";
import { playerName } from "../../i18n/player-name.ts";
import { t } from "../../i18n/t.ts";
import { inArea, type Panels } from "../../layout/panels.ts";
import { followLink, replayPath } from "../../navigation/route.ts";
import { copyLink } from "../../ui/copy-link.ts";
import { density } from "../../ui/density.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { RoundButton, RoundLink } from "../../ui/round.tsx";
import { save } from "../../ui/save.ts";
import { theme } from "../../ui/theme.ts";
import { toast } from "../../ui/toast.tsx";
import { bookFor, openBook } from "../rules/opened.ts";
import { Checked } from "./check-mark.tsx";
import { Embed } from "./embed.tsx";
import type { Ways } from "./keys.ts";
import { messages } from "./messages/messages.ts";
import type { OpenNotes } from "./open-notes.ts";
import { pictureOf } from "./picture.ts";
import { fragmentOf, type ReplayModel } from "./replay-model.ts";

interface Props {
  readonly show: ReplayModel;
  readonly shot: ReadonlySignal<Screenshot | undefined>;
  readonly panels: Panels;
  readonly ways: Ways;
  /** Undefined if a film is not possible. */
  readonly onFilm: (() => void) | undefined;
  readonly isHosted: boolean;
  readonly log: { readonly isOpen: boolean; readonly toggle: () => void };
}

/** The actions of a replay except the playback. */
export function Links({ show, shot, panels, ways, onFilm, isHosted, log }: Props) {
  const { shape } = panels;
  const isShort = isPhone(shape);
  const [isMore, setMore] = useState(false);
  const { copy, more, tree, analysis } = messages.value;
  const { rules } = t();
  const { table } = atTable();
  const place = bookFor(latest(show.playback.whole.value).config);
  return (
    <nav class={isShort ? "tools short" : "tools"} {...inArea("tools")} aria-label={table.tools}>
      <RoundLink icon="home" says={table.leave} href="/" onClick={followLink} />
      {!isShort && place && <RoundButton icon="help" says={rules.title} onClick={() => openBook(place)} />}
      {!isShort && <RoundButton icon="link" says={copy} onClick={() => copyLink(addressOf(show))} />}
      {!isShort && ways.tree && <RoundButton icon="branch" says={tree.title} keys="b" onClick={ways.tree} />}
      {!isShort && show.analysing && (
        <RoundButton
          icon="chart"
          says={analysis.title}
          keys="a"
          isExpanded={show.analysing.isOpen.value}
          onClick={() => show.analysing!.open(!show.analysing!.isOpen.peek())}
        />
      )}
      {!isShort && ways.notes && <NotesButton notes={ways.notes} />}
      {shape === "desktop" && !show.analysing?.isOpen.value && !ways.notes?.isOpen.value && (
        <RoundButton
          icon="log"
          says={log.isOpen ? table.hideLog : table.showLog}
          isExpanded={log.isOpen}
          onClick={log.toggle}
        />
      )}
      <RoundButton icon="more" says={more} onClick={() => setMore(true)} />
      {isMore && (
        <More
          {...{ show, shot, panels, onFilm, isHosted }}
          tree={ways.tree}
          notes={ways.notes}
          onClose={() => setMore(false)}
        />
      )}
    </nav>
  );
}

function NotesButton({ notes }: { readonly notes: OpenNotes }) {
  const isOpen = notes.isOpen.value;
  const { notes: says } = messages.value;
  return (
    <RoundButton
      icon="say"
      says={says}
      keys="n"
      isExpanded={isOpen}
      onClick={() => (isOpen ? notes.close() : notes.open())}
    />
  );
}

interface MoreProps extends Pick<Props, "show" | "shot" | "panels" | "onFilm" | "isHosted"> {
  readonly tree: (() => void) | undefined;
  readonly notes: OpenNotes | undefined;
  readonly onClose: () => void;
}

function addressOf(show: ReplayModel): string {
  const { id } = latest(show.playback.whole.peek()).config;
  return new URL(`${replayPath(id)}${fragmentOf(show)}`, location.href).href;
}

const saveFile = (file: MatchFile): void =>
  save(new Blob([write(file)], { type: "application/jsonl" }), `${file.header.id}.jsonl`);

/** Saves the table without the controls, with the names of the players and the move. */
async function savePicture(
  { playback, connection }: ReplayModel,
  { plaques, replay, hand, shape, title }: Panels,
  shot: Screenshot,
) {
  const { seats, config } = latest(connection.timeline.value);
  const move = playback.move.value;
  const { dealt, move: moved } = messages.value;
  const isWide = shape === "desktop" || shape === "tablet";
  const caption = `${matchName(config.game, config.options)} · ${move === 0 ? dealt : moved(move)} · ${t().place}`;
  const names = seats.map((held, seat) => ({
    text: held ? playerName(held) : "",
    ...plaques[seat]!,
    height: isWide ? 40 : 30,
  }));
  // In landscape the board extends down beside the controls.
  const isBeside = replay!.x > title.x;
  const height = shape === "landscape" ? innerHeight : (isBeside ? hand : replay!).y - 8;
  const width = shape === "landscape" ? replay!.x - 8 : innerWidth;
  const picture = await pictureOf(shot, [{ text: caption, ...title, height: 38, isBoxed: true }, ...names], {
    width,
    height,
    density: density.peek(),
    theme: theme.value,
  });
  save(picture, `${config.id}-${move}.png`);
}

function More(props: MoreProps) {
  const { show, onClose } = props;
  const [isEmbedding, setEmbedding] = useState(false);
  const { more, spoilers, spoilersNote, takenBack, takenBackNote, keys } = messages.value;
  const { isAll, showAll } = show.playback;
  return (
    <Dialog title={more} onClose={onClose}>
      <Switch label={spoilers} note={spoilersNote} isOn={show.isSecret.value} onSet={show.keepSecret} />
      {show.hasTakenBack.value && <Switch label={takenBack} note={takenBackNote} isOn={isAll.value} onSet={showAll} />}
      <MoreButtons {...props} embed={{ isOpen: isEmbedding, toggle: () => setEmbedding(!isEmbedding) }} />
      {isEmbedding && <Embed show={show} />}
      {show.check && <Checked of={show.check} />}
      <p class="small muted">{keys}</p>
    </Dialog>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly note: string;
  readonly isOn: boolean;
  readonly onSet: (isOn: boolean) => void;
}

const Switch = ({ label, note, isOn, onSet }: SwitchProps) => (
  <label class="check">
    <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => onSet(currentTarget.checked)} />
    <span>
      <b>{label}</b>
      <span class="small note muted">{note}</span>
    </span>
  </label>
);

interface MoreButtonsProps extends MoreProps {
  readonly embed: { readonly isOpen: boolean; readonly toggle: () => void };
}

function MoreButtons({ show, shot, panels, tree, notes, onFilm, isHosted, onClose, embed }: MoreButtonsProps) {
  const { embed: embedding, copy, film, file, picture, unsupported, tree: branches } = messages.value;
  /** Closes this dialog before another one opens over the replay. */
  const leadTo = (open: () => void) => () => {
    onClose();
    open();
  };
  const savePictureOf = (shot: Screenshot) => savePicture(show, panels, shot).catch(() => toast(unsupported));
  return (
    <div class="row wrap">
      {notes && <SlimButton icon="say" says={messages.value.notes} onClick={leadTo(() => notes.open())} />}
      {tree && <SlimButton icon="branch" says={branches.title} onClick={leadTo(tree)} />}
      <SlimButton icon="link" says={copy} onClick={() => copyLink(addressOf(show))} />
      {shot.value && <SlimButton icon="picture" says={picture} onClick={() => savePictureOf(shot.value!)} />}
      {onFilm && <SlimButton icon="film" says={film.title} onClick={leadTo(onFilm)} />}
      {show.file && <SlimButton icon="down" says={file} onClick={() => saveFile(show.file!)} />}
      {isHosted && <SlimButton icon="embed" says={embedding.begin} isExpanded={embed.isOpen} onClick={embed.toggle} />}
    </div>
  );
}

interface SlimButtonProps {
  readonly icon: IconName;
  readonly says: string;
  readonly isExpanded?: boolean;
  readonly onClick: () => void;
}

const SlimButton = ({ icon, says, isExpanded, onClick }: SlimButtonProps) => (
  <button type="button" class="button slim" aria-expanded={isExpanded} onClick={onClick}>
    <Icon name={icon} /> {says}
  </button>
);
