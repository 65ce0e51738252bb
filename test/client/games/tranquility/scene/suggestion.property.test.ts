import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import type { Suggestion } from "../../../../../client/contract/board.ts";
import { NO_DRAFT } from "../../../../../client/games/tranquility/input/draft.ts";
import { isA } from "../../../../../client/games/tranquility/scene/key.ts";
import { withSuggestion } from "../../../../../client/games/tranquility/scene/suggestion.ts";
import { evolve } from "../../../../../shared/engine/match/evolve.ts";
import { INITIAL_MATCH, type Match } from "../../../../../shared/engine/match/match.ts";
import type { Command } from "../../../../../shared/games/tranquility/commands.ts";
import type { State } from "../../../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../../../shared/games/tranquility/tranquility.ts";
import { positionsOf } from "../../../../../shared/insight/analysis.ts";
import { itemAt } from "../../../../kit/item-at.ts";
import { same } from "../../../../kit/same.ts";
import { laidOut } from "../pages.ts";
import { MATCHES, SIZES, staged } from "../staged.ts";

const isGhost = (key: string | number): boolean => isA("ghost", key);

describe.each(MATCHES)("the suggestion in $name", ({ match: { log } }) => {
  const positions = positionsOf(tranquility, log);
  const states = [INITIAL_MATCH as unknown as Match<State>];
  for (const entry of log) states.push(evolve(tranquility, states.at(-1)!, entry));
  const at = (version: number) => itemAt(states, version);

  it.each(SIZES)("is drawn within the window, over an unchanged table, at $width x $height", (viewport) => {
    positions.forEach(({ version, seat, command }, i) => {
      const [before, after] = [at(version), at(positions[i + 1]?.version ?? log.length)];
      for (const match of [before, after]) {
        const bare = laidOut({ match, seat: undefined, viewport, draft: NO_DRAFT, stay: "replay" });
        const told = withSuggestion(bare, match, { seat, command: command as Command });
        const ghosts = [...told.pieces].filter(([key]) => isGhost(key));
        same(
          [...told.pieces].filter(([key]) => !isGhost(key)),
          [...bare.pieces],
        );
        const drawn = { of: command.type, ghosts: ghosts.length > 0 };
        // No card moves in an empty offer to the toll, or in a sweep of an empty row.
        const isNothing =
          ("cards" in command && (command.cards as readonly number[]).length === 0) ||
          (command.type === "Sweep" && match.table.row.length === 0);
        expect(drawn).toEqual({ of: command.type, ghosts: !isNothing });
        for (const [, { x, y }] of ghosts) {
          expect(x > 0 && x < viewport.width).toBe(true);
          expect(y > 0 && y < viewport.height).toBe(true);
        }
      }
    });
  });
});

it("a suggestion is drawn for as long as it is made", async () => {
  const { log } = itemAt(MATCHES, 0).match;
  const [position] = positionsOf(tranquility, log);
  const suggestion = signal<Suggestion | undefined>(undefined);
  const { tabletop, tell } = staged(log, 0, undefined, undefined, suggestion);
  tell(position!.version);
  const bare = tabletop.layoutAt(position!.version);
  suggestion.value = position;
  await expect.poll(() => tabletop.suggested.value).toBeDefined();
  expect([...tabletop.layoutAt(position!.version).keys()].some(isGhost)).toBe(true);
  expect([...tabletop.layoutAt(position!.version - 1).keys()].some(isGhost)).toBe(false);
  suggestion.value = undefined;
  expect(tabletop.layoutAt(position!.version)).toEqual(bare);
  tabletop.close();
});
