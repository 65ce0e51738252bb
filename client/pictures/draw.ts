import { PICTURE_SIZE, type PictureSubject } from "../../shared/pictures.ts";
import type { Context } from "../art/pen.ts";
import { drawSea } from "../art/sea.ts";
import { loadManifestMessages } from "../catalog/catalog.ts";
import { loadGame } from "../catalog/load.ts";
import type { AnyClientGame } from "../contract/game.ts";
import { emptyTimeline, extend, latest } from "../contract/timeline.ts";
import { loadTableMessages } from "../i18n/at-table.ts";
import { language } from "../i18n/language.ts";
import { loadMessages } from "../i18n/t.ts";
import { loadDayMessages } from "../pages/day/messages/messages.ts";
import { loadHistoryMessages } from "../pages/history/messages/messages.ts";
import { drawPanel, PANEL, type PanelText, placeWritten, writtenFor } from "./panel.ts";

/** The picture beside the panel, in px. */
const BOX = { width: PICTURE_SIZE.width - PANEL, height: PICTURE_SIZE.height };

/**
 * Draws a link preview of `PICTURE_SIZE` at the origin. Calls must not overlap, because they share the current
 * language.
 * @param hero the home page's picture
 * @throws Error if the game is unknown, or its table's log is invalid
 */
export async function drawPictured(ctx: Context, pictured: PictureSubject, hero: CanvasImageSource): Promise<void> {
  language.value = pictured.language;
  await Promise.all([
    loadMessages(),
    loadTableMessages(),
    loadManifestMessages(),
    loadHistoryMessages(),
    loadDayMessages(),
  ]);
  ctx.save();
  const written = pictured.game === undefined ? drawPlace(ctx, hero) : await drawGame(ctx, pictured.game, pictured);
  ctx.restore();
  ctx.translate(BOX.width, 0);
  drawPanel(ctx, written);
}

/** The shown part, in px of the home page's picture; the width follows from `BOX`. */
const HERO = { x: 160, y: 0, height: 618 };

function drawPlace(ctx: Context, hero: CanvasImageSource): PanelText {
  const { x, y, height } = HERO;
  ctx.drawImage(hero, x, y, (height * BOX.width) / BOX.height, height, 0, 0, BOX.width, BOX.height);
  return placeWritten();
}

/** @returns the texts for the panel */
async function drawGame(ctx: Context, id: string, { table }: PictureSubject): Promise<PanelText> {
  const game: AnyClientGame | undefined = await loadGame(id);
  if (!game) throw new Error(`unknown game "${id}"`);
  const still = await game.still?.();
  const timeline = table && extend(emptyTimeline(game.rules, undefined), table.log);
  if (!still) drawSea(ctx, BOX.width, BOX.height, "light");
  else if (timeline) await still.table(ctx, timeline, BOX, "light");
  else still.cover(ctx, BOX);
  return writtenFor(id, table, timeline && game.headline?.(latest(timeline), true));
}
