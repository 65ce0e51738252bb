import type { GalleryEntry } from "../../../shared/engine/lists/gallery-responses.ts";
import { isPassing } from "../../api/api.ts";
import { asGuest } from "../../api/as-guest.ts";
import { readBoard, reportBoard, unpublishBoard } from "../../api/boards.ts";
import { guest } from "../../api/identity.ts";
import { gameName } from "../../catalog/names.ts";
import type { BoardSheet } from "../../contract/boards.ts";
import { BoardPlay } from "../../features/boards/board-play.tsx";
import { findBoards } from "../../features/boards/find-boards.ts";
import { boardFragment, boardsPath, newBoardPath } from "../../features/boards/paths.ts";
import { SheetButton } from "../../features/boards/sheet-button.tsx";
import { NotFound } from "../../features/frame/not-found.tsx";
import { PageFrame } from "../../features/frame/page-frame.tsx";
import { Unread } from "../../features/frame/unread.tsx";
import { locale } from "../../i18n/language.ts";
import { t } from "../../i18n/t.ts";
import { followLink, go } from "../../navigation/route.ts";
import { useAnswer } from "../../ui/answer.ts";
import { copyLink } from "../../ui/copy-link.ts";
import { Icon } from "../../ui/icon.tsx";
import { useTab } from "../../ui/tab.ts";
import { toast } from "../../ui/toast.tsx";
import { BoardPicture, galleryRefusal, Odds, playsOf } from "./entry.tsx";
import { useGalleryOf } from "./galleries.ts";
import { messages } from "./messages/messages.ts";

export function BoardPage({ id }: { readonly id: string }) {
  const token = guest.value?.token;
  const { title, missing, failedOne } = messages.value;
  const { answer, retry } = useAnswer({ ask: () => readBoard(id, token), isPassing }, [id, token]);
  useTab(answer?.ok ? answer.title : title, false);
  if (answer && !answer.ok && answer.reason === "NoSuchBoard") return <NotFound why={missing} />;
  return (
    <PageFrame kind="logbook shelf">
      <main id="content" aria-busy={answer === undefined}>
        <h1>{answer?.ok ? answer.title : title}</h1>
        {answer?.ok && <BoardDetails board={answer} />}
        {answer?.ok === false && (
          <div class="panel">
            <Unread what={failedOne} reason={answer.reason} onRetry={retry} />
          </div>
        )}
      </main>
    </PageFrame>
  );
}

function BoardDetails({ board }: { readonly board: GalleryEntry }) {
  const { game, title, author, seats, publishedAt, definition } = board;
  const read = messages.value;
  const gallery = useGalleryOf(game);
  const facts = gallery?.facts(definition) ?? [];
  const at = new Intl.DateTimeFormat(locale.value, { dateStyle: "long" }).format(new Date(publishedAt));
  return (
    <>
      <section class="panel shelf-board" aria-label={title}>
        <BoardPicture {...board} />
        <div>
          <p>{read.by(author)}</p>
          <p>{[gameName(game), t().options.players(...seats), ...facts].join(" · ")}</p>
          <p>{playsOf(board)}</p>
          <Odds board={board} />
          <p class="small muted">{read.published(at)}</p>
          <Actions board={board} />
        </div>
      </section>
      {gallery && (
        <BoardPlay game={game} options={() => gallery.boards.optionsOf(definition)} allowed={seats} isPlayable={true} />
      )}
      <p class="small">
        <a class="plain" href={boardsPath()} onClick={followLink}>
          {read.link}
        </a>
      </p>
    </>
  );
}

/** @throws Error if the link has no board that this release can read */
async function loadSheetOf(game: string, link: string): Promise<BoardSheet> {
  const boards = (await findBoards(game))?.boards;
  const draft = boards?.draftOf(link);
  if (!boards || draft === undefined || typeof draft === "string") throw new Error(`no board of ${game}: ${draft}`);
  return boards.sheet(draft);
}

function Actions({ board }: { readonly board: GalleryEntry }) {
  const { id, game, isOwn, definition } = board;
  const read = messages.value;
  const gallery = useGalleryOf(game);
  const remove = async () => {
    const answer = await asGuest((token) => unpublishBoard(id, token));
    toast(answer.ok ? read.unpublished : galleryRefusal(answer.reason));
    if (answer.ok) go(boardsPath());
  };
  const report = async () => {
    const answer = await asGuest((token) => reportBoard(id, token));
    toast(answer.ok ? read.reported : galleryRefusal(answer.reason));
  };
  return (
    <p class="row wrap">
      {gallery && (
        <a
          class="button slim"
          href={newBoardPath(boardFragment(game, gallery.linkOf(definition)))}
          onClick={followLink}
        >
          <Icon name="branch" /> {read.start}
        </a>
      )}
      <button type="button" class="button slim" onClick={() => copyLink(new URL(boardsPath(id), location.href).href)}>
        <Icon name="link" /> {read.copy}
      </button>
      {gallery && <SheetButton isSlim load={() => loadSheetOf(game, gallery.linkOf(definition))} />}
      {isOwn ? (
        <button type="button" class="link" onClick={remove}>
          {read.unpublish}
        </button>
      ) : (
        <button type="button" class="link" onClick={report}>
          {read.report}
        </button>
      )}
    </p>
  );
}
