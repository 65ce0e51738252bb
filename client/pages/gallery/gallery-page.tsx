import "../logbook/logbook.css";
import "./gallery.css";
import { useEffect, useState } from "preact/hooks";
import type { GalleryResponse } from "../../../shared/engine/lists/gallery-responses.ts";
import { isPassing } from "../../api/api.ts";
import { type GallerySearch, listBoards, readWeekBoard } from "../../api/boards.ts";
import { guest } from "../../api/identity.ts";
import { loadBoardPageMessages } from "../../features/boards/messages/messages.ts";
import { newBoardPath } from "../../features/boards/paths.ts";
import { PageFrame } from "../../features/frame/page-frame.tsx";
import { Unread } from "../../features/frame/unread.tsx";
import { followLink, seriesPath } from "../../navigation/route.ts";
import { useAnswer } from "../../ui/answer.ts";
import { Choice } from "../../ui/choice.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { OwnIcon } from "../../ui/icons.ts";
import { usePageList } from "../../ui/page-list.ts";
import { useTab } from "../../ui/tab.ts";
import { toast } from "../../ui/toast.tsx";
import { EntryCard } from "./entry.tsx";
import { loadGalleryMessages, messages } from "./messages/messages.ts";

export { BoardPage } from "./board-page.tsx";

export const loadGalleryPages = () => Promise.all([loadGalleryMessages(), loadBoardPageMessages()]);

const PENCIL: OwnIcon = { path: "M4 16 4.8 12.700 13.2 4.300 15.700 6.800 7.300 15.200ZM11.400 6.100 13.900 8.600" };

/** Delay of a search after a letter, in ms. */
const PAUSE = 300;

const ORDERS = ["newest", "played", "won"] as const;

export function GalleryPage() {
  const { title, lead, make } = messages.value;
  useTab(title, false);
  return (
    <PageFrame kind="logbook shelf">
      <main id="content">
        <h1>{title}</h1>
        <p>{lead}</p>
        <p class="row wrap">
          <a class="button" href={newBoardPath()} onClick={followLink}>
            <Icon name={PENCIL} /> {make}
          </a>
        </p>
        <WeekBoard />
        <AllBoards />
      </main>
    </PageFrame>
  );
}

/** Renders nothing if there is no board of the week, or it cannot be read. */
function WeekBoard() {
  const token = guest.value?.token;
  const { answer } = useAnswer({ ask: () => readWeekBoard(token), isPassing }, [token]);
  if (!answer?.ok || !answer.board) return null;
  return (
    <section class="panel" aria-labelledby="week-board">
      <h2 id="week-board">{messages.value.week}</h2>
      <EntryCard board={answer.board} />
      {answer.series !== undefined && (
        <p>
          <a class="button slim" href={seriesPath(answer.series)} onClick={followLink}>
            {messages.value.weekDeal}
          </a>{" "}
          <span class="small muted">{messages.value.weekDealNote}</span>
        </p>
      )}
    </section>
  );
}

function AllBoards() {
  const { boards, failed, more, none, noneMine, noneFound } = messages.value;
  const [search, setSearch] = useState<GallerySearch>({ order: "newest", name: "", list: "all" });
  const { order, name, list } = search;
  const token = guest.value?.token;
  const {
    pages,
    failure,
    more: read,
  } = usePageList<GalleryResponse>(
    {
      ask: (known) => listBoards(search, known.at(-1)?.next ?? 0, token),
      isPassing: (failure, known) => known.length === 0 && isPassing(failure),
    },
    [order, name, list, token],
  );
  const shown = pages.flatMap((page) => page.boards);
  const isRead = pages.length > 0;
  const empty = name !== "" ? noneFound : list === "mine" ? noneMine : none;
  return (
    <section class="panel" aria-labelledby="all-boards" aria-busy={!isRead && !failure}>
      <h2 id="all-boards">{boards}</h2>
      <SearchForm search={search} onChange={(change) => setSearch((held) => ({ ...held, ...change }))} />
      {!isRead && failure && <Unread what={failed} reason={failure.reason} onRetry={read} />}
      {isRead && shown.length === 0 && (
        <p class="muted" role="status">
          {empty}
        </p>
      )}
      <ul class="bare shelf-list">
        {shown.map((board) => (
          <li key={board.id}>
            <EntryCard board={board} />
          </li>
        ))}
      </ul>
      {pages.at(-1)?.next !== undefined && (
        <button type="button" class="button slim" onClick={() => read().then((failure) => failure && toast(failed))}>
          <Icon name="down" /> {more}
        </button>
      )}
    </section>
  );
}

interface SearchFormProps {
  readonly search: GallerySearch;
  readonly onChange: (change: Partial<GallerySearch>) => void;
}

function SearchForm({ search, onChange }: SearchFormProps) {
  const { search: label, order, orders, which, all, mine } = messages.value;
  const [name, setName] = useState(search.name);
  useEffect(() => {
    const timer = setTimeout(() => onChange({ name: name.trim() }), PAUSE);
    return () => clearTimeout(timer);
  }, [name]);
  return (
    <form class="shelf-search" onSubmit={(event) => event.preventDefault()}>
      <label class="small" for="board-search">
        {label}
      </label>
      <input
        id="board-search"
        class="field"
        type="search"
        value={name}
        maxLength={60}
        autocomplete="off"
        onInput={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Choice
        legend={order}
        options={ORDERS.map((value) => ({ value, label: orders[value] }))}
        chosen={search.order}
        onChoose={(order) => onChange({ order })}
      />
      {guest.value && (
        <Choice
          legend={which}
          options={[
            { value: "all", label: all },
            { value: "mine", label: mine },
          ]}
          chosen={search.list}
          onChoose={(list) => onChange({ list: list === "mine" ? "mine" : "all" })}
        />
      )}
    </form>
  );
}
