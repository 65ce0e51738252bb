import { useEffect, useState } from "preact/hooks";
import { go } from "../../navigation/route.ts";
import { hasBoards } from "./find-boards.ts";
import { loadBoardPageMessages, messages } from "./messages/messages.ts";
import { boardFragment, newBoardPath } from "./paths.ts";

interface Props {
  readonly game: string;
}

export async function loadDrawLink() {
  await loadBoardPageMessages();
  return DrawLink;
}

function DrawLink({ game }: Props) {
  const [isOffered, offer] = useState(false);
  useEffect(() => {
    // Without a connection, the link is missing.
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
