import "../logbook/logbook.css";
import "./gallery.css";
import { useState } from "preact/hooks";
import { asGuest } from "../../api/as-guest.ts";
import { publishBoard } from "../../api/boards.ts";
import { allGames } from "../../catalog/catalog.ts";
import type { AnyGameGallery } from "../../contract/gallery.ts";
import { boardFragment, boardInHash, boardsPath, newBoardPath } from "../../features/boards/paths.ts";
import { PageFrame } from "../../features/frame/page-frame.tsx";
import { followLink, go } from "../../navigation/route.ts";
import { useTab } from "../../ui/tab.ts";
import { toast } from "../../ui/toast.tsx";
import { BoardPicture, galleryRefusal } from "./entry.tsx";
import { loadGalleryOf } from "./galleries.ts";
import { loadGalleryMessages, messages } from "./messages/messages.ts";

interface PublishPageProps {
  readonly game: string;
  /** The board's text. */
  readonly link: string;
  /** Undefined if the game has no boards by players. */
  readonly gallery: AnyGameGallery | undefined;
}

export async function loadPublishPage(hash: string): Promise<PublishPageProps> {
  const { game = allGames()[0]!.id, link } = boardInHash(hash);
  const [gallery] = await Promise.all([loadGalleryOf(game), loadGalleryMessages()]);
  return { game, link, gallery };
}

/** The board is in the URL fragment. */
export function PublishPage({ game, link, gallery }: PublishPageProps) {
  const { publish } = messages.value;
  useTab(publish.title, false);
  const definition: object | undefined = gallery?.definitionOf(link);
  return (
    <PageFrame kind="logbook shelf">
      <main id="content">
        <h1>{publish.title}</h1>
        {gallery && definition ? (
          <PublishForm gallery={gallery} definition={definition} game={game} link={link} />
        ) : (
          <div class="panel" role="alert">
            <p>{publish.noBoard}</p>
            <p>
              <a class="button slim" href={newBoardPath()} onClick={followLink}>
                {publish.editor}
              </a>
            </p>
          </div>
        )}
      </main>
    </PageFrame>
  );
}

interface PublishFormProps {
  readonly game: string;
  readonly link: string;
  readonly gallery: AnyGameGallery;
  readonly definition: object;
}

function PublishForm({ game, link, gallery, definition }: PublishFormProps) {
  const { publish } = messages.value;
  const { boards, longest } = gallery;
  const [title, setTitle] = useState(boards.title(definition));
  const [author, setAuthor] = useState(boards.author(definition) ?? "");
  const [complaint, setComplaint] = useState("");
  const [taken, setTaken] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async (event: Event) => {
    event.preventDefault();
    const read = boards.parse(gallery.named(definition, title.trim(), author.trim()));
    setTaken(undefined);
    if ("faults" in read) return setComplaint(publish.faulty);
    setComplaint("");
    setSending(true);
    const answer = await asGuest((token) => publishBoard(game, read.definition, token));
    setSending(false);
    if (answer.ok) {
      toast(publish.published);
      return go(boardsPath(answer.id));
    }
    setComplaint(galleryRefusal(answer.reason));
    if (answer.reason === "BoardIsPublished") setTaken(boards.idOf(read.definition));
  };
  return (
    <form class="panel shelf-board" onSubmit={send}>
      <BoardPicture game={game} definition={definition} />
      <div>
        <p class="small muted">{publish.lead}</p>
        <Field id="board-title" label={publish.name} value={title} most={longest.title} onInput={setTitle} isRequired />
        <Field id="board-author" label={publish.author} value={author} most={longest.author} onInput={setAuthor} />
        <p class="small muted">{publish.authorNote}</p>
        <p class="complaint" role="alert">
          {complaint}
        </p>
        <div class="row wrap">
          <button type="submit" class="button main" disabled={isSending}>
            {publish.submit}
          </button>
          {taken !== undefined && (
            <a class="button slim" href={boardsPath(taken)} onClick={followLink}>
              {publish.see}
            </a>
          )}
          <a class="plain" href={newBoardPath(boardFragment(game, link))} onClick={followLink}>
            {publish.editor}
          </a>
        </div>
      </div>
    </form>
  );
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly most: number;
  readonly isRequired?: boolean;
  readonly onInput: (value: string) => void;
}

const Field = ({ id, label, value, most, isRequired = false, onInput }: FieldProps) => (
  <>
    <label class="small" for={id}>
      {label}
    </label>
    <input
      id={id}
      class="field"
      value={value}
      maxLength={most}
      required={isRequired}
      autocomplete="off"
      onInput={({ currentTarget }) => onInput(currentTarget.value)}
    />
  </>
);
