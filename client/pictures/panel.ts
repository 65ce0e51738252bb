import { PICTURE_SIZE, type PicturedTable } from "../../shared/pictures.ts";
import { drawFlag } from "../art/flags.ts";
import { drawLogo } from "../art/logo.ts";
import { type Context, cutTo, fill, rect, roundRect, write } from "../art/pen.ts";
import { SEAS } from "../art/sea.ts";
import { THEMES } from "../art/theme.ts";
import { manifestOf, messagesOf } from "../catalog/catalog.ts";
import { gameName, variantName } from "../catalog/names.ts";
import { language } from "../i18n/language.ts";
import { playerName, playerNames } from "../i18n/player-name.ts";
import { t } from "../i18n/t.ts";
import { dayName } from "../pages/day/day-texts.ts";
import { messages as days } from "../pages/day/messages/messages.ts";
import { messages as history } from "../pages/history/messages/messages.ts";

/** Width in px. */
export const PANEL = 380;

const EDGE = 36;
const ROOM = PANEL - 2 * EDGE;
const { panel, rule, ink, ink2, gold } = THEMES.light;

export interface PanelText {
  readonly title: string;
  /** The published board's title, or else the variant if the game has several. */
  readonly kind?: string;
  /** A sentence about the game or the site, in a picture without a table. */
  readonly motto?: string;
  /** By seat, with bots marked; null for an empty seat. */
  readonly names: readonly (string | null)[];
  /** By seat. */
  readonly scores?: readonly number[];
  readonly winners: readonly number[];
  readonly standing?: string;
}

/** The texts have no names before the match, because chats store previews. */
export function writtenFor(game: string, table: PicturedTable | undefined, headline: string | undefined): PanelText {
  const title = gameName(game);
  const manifest = manifestOf(game);
  if (!table) return { title, ...(manifest && { motto: messagesOf(manifest).motto }), names: [], winners: [] };
  const { players, outcome, phase, board } = table;
  const kind = board ?? variantName(game, table.options);
  const { scores } = outcome ?? {};
  return {
    title,
    ...(kind !== title && { kind }),
    names: phase === "open" ? [] : players.map((held) => held && playerName(held)),
    ...(scores && scores.length === players.length && { scores }),
    winners: outcome && outcome.winners.length < players.length ? outcome.winners : [],
    ...(board === undefined && { standing: standingOf(table, headline) }),
  };
}

/** Texts for the site itself. */
export const placeWritten = (): PanelText => ({
  title: t().place,
  motto: `${t().homePage.claim}.`,
  names: [],
  winners: [],
});

function standingOf({ players, outcome, phase, day }: PicturedTable, headline: string | undefined): string {
  // Keeps a date on one line.
  if (day !== undefined) return days.value.of(dayName(language.value)(day).replaceAll(" ", "\u00a0"));
  const { tables, mine } = t().homePage;
  const free = players.filter((held) => held === null).length;
  if (phase === "open") return free > 0 ? tables.freeSeats(free) : mine.ready;
  if (phase === "live" || !outcome) return headline ?? tables.live;
  const { results, wonBy } = history.value;
  const haveAllWon = outcome.winners.length === players.length;
  if (outcome.result !== "won" || haveAllWon) return results[outcome.result];
  return wonBy(playerNames(outcome.winners.map((seat) => players[seat])));
}

/** Breaks a text into at most `most` lines of at most `width` px. */
function linesOf(ctx: Context, text: string, width: number, most: number): readonly string[] {
  const words = text.split(" ");
  const lines: string[] = [];
  while (words.length > 0 && lines.length < most - 1) {
    let line = words.shift()!;
    while (words.length > 0 && ctx.measureText(`${line} ${words[0]}`).width <= width) line += ` ${words.shift()}`;
    lines.push(line);
  }
  return [...lines, ...(words.length > 0 ? [words.join(" ")] : [])].map((line) => cutTo(ctx, line, width));
}

/** The panel is `PANEL` px wide and as high as the picture. */
export function drawPanel(ctx: Context, written: PanelText): void {
  const { height } = PICTURE_SIZE;
  ctx.textAlign = "left";
  ctx.textBaseline = "alphabetic";
  rect(ctx, panel, 0, 0, PANEL, height);
  rect(ctx, rule, 0, 0, 3, height);
  const { title, kind, motto } = written;
  drawLogo(ctx, EDGE + 16, 58, 17, SEAS.light.base);
  if (title !== t().place) write(ctx, t().place, EDGE + 46, 67, ROOM - 46, "600 27px Literata", ink2);
  write(ctx, title, EDGE, 150, ROOM, "700 48px Literata", ink);
  if (motto) drawMotto(ctx, motto);
  if (kind) write(ctx, kind, EDGE, 192, ROOM, "500 28px Figtree", ink2);
  const top = kind ? 218 : 180;
  const bottom = written.standing === undefined ? height - EDGE : drawStanding(ctx, written.standing);
  drawNames(ctx, written, top, bottom - 16);
}

function drawMotto(ctx: Context, motto: string): void {
  const font = "500 30px Figtree";
  ctx.font = font;
  for (const [i, line] of linesOf(ctx, motto, ROOM, 8).entries())
    write(ctx, line, EDGE, 206 + i * 42, ROOM, font, ink2);
}

/** @returns y of the top edge, in px */
function drawStanding(ctx: Context, standing: string): number {
  const font = "700 32px Literata";
  ctx.font = font;
  const lines = linesOf(ctx, standing, ROOM, 2);
  const high = 36 + lines.length * 40;
  const y = PICTURE_SIZE.height - EDGE - high;
  fill(ctx, gold, roundRect(EDGE - 14, y, PANEL - 2 * EDGE + 28, high, 14));
  for (const [i, line] of lines.entries()) write(ctx, line, EDGE, y + 48 + i * 40, ROOM, font, ink);
  return y;
}

/** Names are smaller if there are many. */
function drawNames(ctx: Context, { names, scores, winners }: PanelText, top: number, bottom: number): void {
  const held = names.flatMap((name, seat) => (name === null ? [] : [{ name, seat }]));
  const step = Math.min(54, (bottom - top) / Math.max(1, held.length));
  const size = Math.min(30, step * 0.66);
  const flag = size * 1.1;
  for (const [i, { name, seat }] of held.entries()) {
    const y = top + i * step + step / 2;
    ctx.save();
    ctx.translate(EDGE, y - flag * 0.4);
    drawFlag(ctx, seat, flag);
    ctx.restore();
    const score = scores ? String(scores[seat]) : "";
    const font = winners.includes(seat) ? `700 ${size}px Literata` : `500 ${size}px Figtree`;
    ctx.font = font;
    const wide = score === "" ? 0 : ctx.measureText(score).width + 14;
    const left = EDGE + flag + 14;
    write(ctx, name, left, y + size * 0.35, ROOM - flag - 14 - wide, font, ink);
    if (score === "") continue;
    ctx.textAlign = "right";
    write(ctx, score, PANEL - EDGE, y + size * 0.35, ROOM, font, ink);
    ctx.textAlign = "left";
  }
}
