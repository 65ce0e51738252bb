import "../../features/boards/boards.css";
import { useEffect, useState } from "preact/hooks";
import { hasBots } from "../../catalog/catalog.ts";
import type { BoardDraftFault } from "../../contract/boards.ts";
import { BoardPlay } from "../../features/boards/board-play.tsx";
import { type FoundBoards, findBoards } from "../../features/boards/find-boards.ts";
import { loadBoardPageMessages, messages } from "../../features/boards/messages/messages.ts";
import { heatOf } from "../../features/boards/odds.ts";
import { OddsPanel, useOdds } from "../../features/boards/odds-panel.tsx";
import { boardFragment, boardInHash, newBoardPath, publishBoardPath } from "../../features/boards/paths.ts";
import { SheetButton } from "../../features/boards/sheet-button.tsx";
import { TablePicture } from "../../features/boards/table-picture.tsx";
import { useDraft } from "../../features/boards/use-draft.ts";
import { PageFrame } from "../../features/frame/page-frame.tsx";
import { followLink } from "../../navigation/route.ts";
import { useGameStyles } from "../../style/use-game-styles.ts";
import { say } from "../../ui/aloud.tsx";
import { copyLink } from "../../ui/copy-link.ts";
import { Icon } from "../../ui/icon.tsx";
import { useTab } from "../../ui/tab.ts";

/** Undefined if there is no editor. */
export async function loadBoardsOf(hash: string): Promise<FoundBoards | undefined> {
  const [found] = await Promise.all([findBoards(boardInHash(hash).game), loadBoardPageMessages()]);
  return found;
}

/** The page of the board editor, and of a link to a board. */
export function NewBoardPage(found: FoundBoards) {
  const { game, boards } = found;
  const say = messages.value;
  const editing = useDraft(found);
  const { draft, change, isLinked, linkFault } = editing;
  const [showsHeat, showHeat] = useState(false);
  const faults = boards.faults(draft);
  const isPlayable = faults.length === 0;
  const source = useOdds({ game, boards, draft, isPlayable });
  const state = source.state.value;
  const heat = showsHeat && "tallies" in state ? heatOf(state.tallies) : undefined;
  useGameStyles(game.rules.id);
  useTab(say.title, false);
  useUndoKeys(editing);
  return (
    <PageFrame kind="new-board">
      <main id="content">
        <h1>{isLinked ? boards.titleOf(draft) : say.title}</h1>
        {linkFault && (
          <p class="panel board-note bad" role="alert">
            {say.linkFaults[linkFault]}
          </p>
        )}
        {isLinked ? <p class="panel board-note">{say.linked}</p> : <p>{say.lead}</p>}
        <Head {...found} editing={editing} />
        <div class="board-columns">
          <boards.Drawing draft={draft} onChange={change} heat={heat} />
          <div class="board-side">
            <div>
              <Faults faults={faults} remarks={isPlayable ? boards.remarks(draft) : []} />
              {hasBots(game.rules.id) && (
                <OddsPanel {...{ game, boards, draft, isPlayable, source, showsHeat }} onShowHeat={showHeat} />
              )}
              <Share {...found} draft={draft} isPlayable={isPlayable} />
              <BoardPlay
                game={game.rules.id}
                options={() => boards.optionsOf(draft)}
                allowed={boards.seatsOf(draft)}
                isPlayable={isPlayable}
              />
              {isPlayable && game.still && (
                <TablePicture game={game} options={boards.oddsOptionsOf(draft)} seats={boards.seatsOf(draft)[0]} />
              )}
            </div>
          </div>
          <boards.Details draft={draft} onChange={change} />
        </div>
      </main>
    </PageFrame>
  );
}

type Editing = ReturnType<typeof useDraft>;

/** Text fields keep their own undo and redo. */
function useUndoKeys({ undo, redo }: Editing): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isText = event.target instanceof HTMLInputElement && event.target.type === "text";
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isText) return;
      const key = event.key.toLowerCase();
      if (key === "z") (event.shiftKey ? redo : undo)();
      else if (key === "y") redo();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

function Head({ boards, editing }: FoundBoards & { readonly editing: Editing }) {
  const { undo, redo, start, started } = messages.value;
  const { canUndo, canRedo, change } = editing;
  const open = (select: HTMLSelectElement) => {
    const chosen = boards.starts().find(({ id }) => id === select.value);
    change(chosen ? chosen.draft : boards.blank());
    say(started(chosen ? chosen.title : start.blank));
    select.value = "";
  };
  return (
    <div class="row wrap board-head">
      <button type="button" class="button quiet slim" disabled={!canUndo} onClick={editing.undo}>
        <Icon name="undo" /> {undo}
      </button>
      <button type="button" class="button quiet slim" disabled={!canRedo} onClick={editing.redo}>
        <Icon name="redo" /> {redo}
      </button>
      <div class="row wrap">
        <label for="board-start">{start.label}</label>
        <select id="board-start" class="field" onChange={({ currentTarget }) => open(currentTarget)}>
          <option value="">{start.choose}</option>
          <option value="blank">{start.blank}</option>
          {boards.starts().map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

function goTo(place: string): void {
  const found = document.getElementById(place);
  for (let at = found?.parentElement; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
  found?.scrollIntoView({ block: "center" });
  found?.focus({ preventScroll: true });
}

interface FaultsProps {
  readonly faults: readonly BoardDraftFault[];
  readonly remarks: readonly string[];
}

function Faults({ faults, remarks }: FaultsProps) {
  const { faults: words } = messages.value;
  const summary = faults.length === 0 ? words.none : words.count(faults.length);
  const announced = [summary, ...remarks].join(" ");
  useEffect(() => say(announced), [announced]);
  return (
    <section class="panel board-faults" aria-labelledby="board-faults">
      <h2 id="board-faults">{faults.length === 0 ? words.none : words.title}</h2>
      {faults.length > 0 && (
        <ul class="bare">
          {faults.map(({ text, place }) => (
            <li key={text}>
              {place === undefined ? (
                text
              ) : (
                <button type="button" class="link" onClick={() => goTo(place)}>
                  {text}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {remarks.map((remark) => (
        <p key={remark} class="board-warning">
          {remark}
        </p>
      ))}
    </section>
  );
}

interface ShareProps extends FoundBoards {
  readonly draft: unknown;
  readonly isPlayable: boolean;
}

function Share({ game, boards, draft, isPlayable }: ShareProps) {
  const { share } = messages.value;
  const fragment = () => boardFragment(game.rules.id, boards.linkOf(draft));
  const copy = () => void copyLink(new URL(newBoardPath(fragment()), location.href).href);
  return (
    <section class="panel board-play" aria-labelledby="board-share">
      <h2 id="board-share">{share.title}</h2>
      <div class="row wrap">
        <button type="button" class="button" disabled={!isPlayable} onClick={copy}>
          <Icon name="link" /> {share.copy}
        </button>
        {isPlayable && game.gallery && (
          <a class="button" href={publishBoardPath(fragment())} onClick={followLink}>
            <Icon name="share" /> {share.publish}
          </a>
        )}
        {isPlayable && <SheetButton load={() => boards.sheet(draft)} />}
      </div>
      <p class="small muted">{share.note}</p>
    </section>
  );
}
