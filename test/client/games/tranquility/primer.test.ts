import { describe, expect, it } from "vitest";
import { emptyTimeline, extend, type Timeline } from "../../../../client/contract/timeline.ts";
import { actsOf, aimFor, type PrimerSubject } from "../../../../client/games/tranquility/primer.ts";
import { cardsPart, type Move } from "../../../../shared/engine/contract/moves.ts";
import type { Command } from "../../../../shared/games/tranquility/commands.ts";
import type { Event } from "../../../../shared/games/tranquility/events.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { LocalMatch, optionsOf } from "../../harness/local-match.ts";

const ME = 0;

const seenBy = (table: LocalMatch): Timeline<State, Event> =>
  extend(emptyTimeline<State, Event>(tranquility, ME), table.seenBy(ME));

function act(table: LocalMatch, type: "PlaceCard" | "DiscardPair" = "PlaceCard"): void {
  const isFree = (move: Move<Command>) => move.command.type === "PlaceCard" && !cardsPart(move)?.most;
  const hand = itemAt(table.match.table.hands, ME);
  const command =
    type === "DiscardPair"
      ? { type, cards: hand.slice(0, 2) }
      : tranquility.moves(table.match.table, ME).find(isFree)!.command;
  expect(table.play(ME, command as Command)).not.toHaveProperty("refused");
}

describe("the aim of the game", () => {
  it("is shown in three lines, one for each of the first moves, and never again", () => {
    const table = new LocalMatch(1, 3);
    const known: PrimerSubject[] = [];
    const aims: (PrimerSubject | undefined)[] = [];
    for (let i = 0; i < 5; i++) {
      const aim = aimFor(seenBy(table), known);
      aims.push(aim);
      if (aim) known.push(aim);
      expect(aimFor(seenBy(table), known) === aim).toBe(aim === undefined);
      table.playOne();
      expect(actsOf(seenBy(table))).toBe(i + 1);
    }
    expect(aims).toEqual(["rise", "price", "light", undefined, undefined]);
  });

  it("shows prices once there is an island to pay beside", () => {
    const table = new LocalMatch(1, 3);
    act(table, "DiscardPair");
    expect(aimFor(seenBy(table), ["rise"])).toBeUndefined();
    act(table);
    expect(aimFor(seenBy(table), ["rise"])).toBe("price");
  });

  it("does not begin in the middle of a match, and is not shown to spectators", () => {
    const table = new LocalMatch(2, 3);
    const look = extend(emptyTimeline<State, Event>(tranquility, undefined), table.seenBy("table"));
    expect(aimFor(look, [])).toBeUndefined();
    for (let i = 0; i < 4; i++) table.playOne();
    expect(actsOf(seenBy(table))).toBeGreaterThan(0);
    expect(aimFor(seenBy(table), [])).toBeUndefined();
  });

  it("waits until others have paid their toll, and is over with the match", () => {
    const table = new LocalMatch(2, 3);
    let tolls = 0;
    do {
      if (table.match.table.stage.at === "toll") tolls++;
      const aim = aimFor(seenBy(table), ["rise", "price"]);
      if (table.match.table.stage.at === "toll" || table.match.phase === "over") expect(aim).toBeUndefined();
      else if (actsOf(seenBy(table)) > 0) expect(aim).toBe("light");
    } while (table.playOne());
    expect(tolls).toBeGreaterThan(0);
    expect(aimFor(seenBy(table), [])).toBeUndefined();
  });

  it("differs in a duel, and pillars have no prices (A2)", () => {
    expect(aimFor(seenBy(new LocalMatch(2, 3, optionsOf("duel", {}))), [])).toBeUndefined();
    const arch = new LocalMatch(1, 3, optionsOf("arch", {}));
    expect(aimFor(seenBy(arch), [])).toBe("rise");
    act(arch);
    expect(aimFor(seenBy(arch), ["rise"])).toBeUndefined();
  });
});
