import type { GalleryEntry } from "../../../shared/engine/lists/gallery-responses.ts";
import { hasChoice } from "../../catalog/catalog.ts";
import { gameName } from "../../catalog/names.ts";
import type { AnyGameGallery } from "../../contract/gallery.ts";
import { messages as boardMessages } from "../../features/boards/messages/messages.ts";
import { averageMoves } from "../../features/boards/odds.ts";
import { boardsPath } from "../../features/boards/paths.ts";
import { shareText } from "../../features/boards/share-text.ts";
import { refusalOf, t } from "../../i18n/t.ts";
import { followLink } from "../../navigation/route.ts";
import { useGalleryOf } from "./galleries.ts";
import { messages } from "./messages/messages.ts";

export const galleryRefusal = (reason: string): string =>
  messages.value.refusals[reason] ?? refusalOf(reason) ?? t().refused;

export function playsOf({ matches, won }: Pick<GalleryEntry, "matches" | "won">): string {
  const read = messages.value;
  return matches === 0 ? read.unplayed : `${read.matches(matches)}, ${read.won(won, matches)}`;
}

/** Bots' results, one line for each number of players; empty if unknown. */
function oddsOf({ odds, isOpposed }: GalleryEntry, gallery: AnyGameGallery | undefined): readonly string[] {
  return odds.map((counted) => {
    const minutes = gallery?.minutesOf(averageMoves(counted), counted.seats);
    const length = minutes === undefined ? [] : [boardMessages.value.odds.minutes(minutes)];
    return [shareText(counted, isOpposed), ...length].join(" · ");
  });
}

export function Odds({ board }: { readonly board: GalleryEntry }) {
  const lines = oddsOf(board, useGalleryOf(board.game));
  if (lines.length === 0) return null;
  return (
    <ul class="bare small">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Empty until the game's code for the gallery is loaded. */
export function BoardPicture({ game, definition }: Pick<GalleryEntry, "game" | "definition">) {
  const found = useGalleryOf(game);
  return <div class="shelf-picture">{found && <found.Picture definition={definition} />}</div>;
}

/** The results for two players, or else the first. */
const usualOf = ({ odds }: GalleryEntry, lines: readonly string[]): string =>
  lines[odds.findIndex(({ seats }) => seats === 2)] ?? lines[0]!;

export function EntryCard({ board }: { readonly board: GalleryEntry }) {
  const { id, game, title, author, seats } = board;
  const lines = oddsOf(board, useGalleryOf(game));
  const facts = [...(hasChoice() ? [gameName(game)] : []), t().options.players(...seats), playsOf(board)];
  return (
    <a class="shelf-card" href={boardsPath(id)} onClick={followLink}>
      <BoardPicture {...board} />
      <span>
        <b class="names">{title}</b>
        <span class="small muted note">{messages.value.by(author)}</span>
        <span class="small note">{facts.join(" · ")}</span>
        {lines.length > 0 && <span class="small note">{usualOf(board, lines)}</span>}
      </span>
    </a>
  );
}
