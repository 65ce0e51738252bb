import { useEffect, useState } from "preact/hooks";
import { go } from "../../navigation/route.ts";
import { hasBoards } from "./find-boards.ts";
import { loadBoardPageMessages, messages } from "./messages/messages.ts";
import { boardFragment, newBoardPath } from "./paths.ts";

interface Props {
  readonly game: string;
}

/** Loads `DrawLink` with its messages. */
export async function loadDrawLink() {
  await loadBoardPageMessages();
  return DrawLink;
}

/** A link to the editor of boards, which closes its dialog. Renders nothing for games without boards of players. */
function DrawLink({ game }: Props) {
  const [isOffered, offer] = useState(false);
  useEffect(() => {
    // Without a connection the link is missing, and the variants can still be chosen.
    hasBoards(game).then(offer, () => {});
  }, [game]);
  if (!isOffered) return null;
  return (
    <button
      type="button"
      class="link draw-board"
      onClick={({ currentTarget }) => {
        currentTarget.closest("dialog")?.close();
        go(newBoardPath(boardFragment(game, "")));
      }}
    >
      {messages.value.draw}
    </button>
  );
}
