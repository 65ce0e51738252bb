import { expect } from "vitest";
import { isRefusal } from "../../shared/engine/contract/events.ts";
import { isOpposed, isWinnable } from "../../shared/engine/contract/game.ts";
import { LOG_FULL, LOG_LENGTH_LIMIT, maxLogLengthOf } from "../../shared/engine/contract/max-log-length.ts";
import { isMove } from "../../shared/engine/contract/moves.ts";
import { verify } from "../../shared/engine/log/verify.ts";
import { decide } from "../../shared/engine/match/decide.ts";
import { isPlayedByPerson, toAct } from "../../shared/engine/match/match.ts";
import { rolls } from "../kit/chance.ts";
import { itemAt } from "../kit/item-at.ts";
import { command, dealt, fileOf, moving, plans, play, playOut, playToEnd, seedOf } from "../kit/play.ts";
import { law, lawByKind, nameOf } from "../kit/shelf.ts";
import { botOf } from "../lab/bots.ts";
import { fuzzCommands } from "../lab/fuzz.ts";

law("Law 1: every offered move is accepted, and a seat that must act has one", plans, (setting, plan) => {
  const { match } = play(setting, plan); // Throws on a refused move, and if a seat that must act has none.
  if (match.phase === "live") expect(toAct(setting.game, match)).not.toEqual([]);
});

law("Law 1: a match ends, and names its outcome", plans, (setting, { seed }) => {
  const { match, log } = playOut(setting, seed);
  expect(match.phase).toBe("over");
  expect(log.slice(-2).map((entry) => entry.type)).toEqual(["MatchEnded", "SeedRevealed"]);
  if (!isWinnable(setting.game, setting.options)) expect(match.outcome?.result).toBe("ended");
});

law("Law 1: a move that is not offered is refused", plans, (setting, plan) => {
  const { game } = setting;
  const { match, seed } = play(setting, plan);
  if (match.phase === "over") return;
  const roll = rolls(plan.choices.length);
  for (let seat = 0; seat < setting.seats; seat++) {
    for (const command of fuzzCommands(game, match.table, seat, roll)) {
      const events = decide(game, match, moving(match, seat, command), seed);
      if (!isRefusal(events))
        expect(
          game.moves(match.table, seat).some((move) => isMove(move, command)),
          JSON.stringify(command),
        ).toBe(true);
    }
  }
});

law(
  "Law 1: a match whose log is full ends, and can be verified like any other",
  plans,
  (setting, { seed }) => {
    const { version } = dealt(setting, seed).match;
    const game = { ...setting.game, maxLogLength: version + 1 };
    const played = playOut({ ...setting, game }, seed);
    expect(played.match.outcome).toEqual({ result: "ended", winners: [], reason: "log-full" });
    expect(verify(fileOf(played), () => game)).toBe(undefined);
    expect(maxLogLengthOf(setting.game)).toBeLessThanOrEqual(LOG_LENGTH_LIMIT);
  },
  { matches: 10 },
);

law(
  "Law 1: a player who gives up against others is no longer awaited, and the match of the others ends",
  plans,
  (setting, plan) => {
    const { game, options, seats } = setting;
    const before = play(setting, plan);
    const seat = plan.choices.length % seats;
    if (before.match.phase === "over" || !isPlayedByPerson(before.match.seats[seat]) || !isOpposed(game, options))
      return;
    const after = command(before, { type: "concede", seat });
    const waits = toAct(game, after.match).filter((at) => isPlayedByPerson(after.match.seats[at]));
    expect(waits).not.toContain(seat);
    const end = playToEnd(after);
    if (seats === 2)
      expect(end.match.outcome).toMatchObject({ result: "won", winners: [1 - seat], reason: "conceded" });
    expect(end.match.outcome!.winners).not.toContain(game.withdraw ? seat : undefined);
    expect(verify(fileOf(end), () => game)).toBe(undefined);
  },
);

lawByKind("Law 1: bots play every match to its end", (settings) => {
  for (const setting of settings) {
    const { game } = setting;
    const policy = botOf(game, Object.keys(game.bots!)[0]);
    let played = dealt(setting, seedOf(nameOf(setting)));
    const roll = rolls(1);
    while (played.match.phase === "live") {
      const seat = itemAt(toAct(game, played.match), 0);
      const wished = policy({ ...played, commands: 0 }, seat, roll);
      played = command(played, { type: "play", seat, command: wished });
    }
    expect(played.match.outcome!.reason, nameOf(setting)).not.toBe(LOG_FULL.reason);
  }
});
