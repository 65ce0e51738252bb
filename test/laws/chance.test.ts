import { expect } from "vitest";
import { isRefusal } from "../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { read, write } from "../../shared/engine/log/format.ts";
import { verify } from "../../shared/engine/log/verify.ts";
import { decide } from "../../shared/engine/match/decide.ts";
import { foldMatch } from "../../shared/engine/match/evolve.ts";
import { INITIAL_MATCH } from "../../shared/engine/match/match.ts";
import { anyWish, fileOf, plans, play, playOut } from "../kit/play.ts";
import { same } from "../kit/same.ts";
import { gameOf, law } from "../kit/shelf.ts";

law("Law 7: the same plan plays the same match", plans, (setting, plan) => {
  same(play(setting, plan).log, play(setting, plan).log);
});

law("Law 7: a decision depends only on its arguments, and changes none of them", plans, (setting, plan) => {
  const played = play(setting, plan); // Deep-frozen: a mutation would throw.
  const wished = anyWish(played, plan.choices.length);
  if (!wished) return;
  const before = JSON.stringify(played.match);
  const first = decide(setting.game, played.match, wished, plan.seed);
  expect(isRefusal(first)).toBe(false);
  const copy = structuredClone({ match: foldMatch(setting.game, INITIAL_MATCH, played.log), wished });
  same(decide(setting.game, copy.match, copy.wished, plan.seed), first);
  expect(JSON.stringify(played.match)).toBe(before);
});

law("Law 8: a revealed seed and the nonces reproduce every shuffle", plans, (setting, { seed }) => {
  const file = fileOf(playOut(setting, seed));
  expect(verify(file, gameOf)).toBe(undefined);
  expect(verify(read(write(file)), gameOf)).toBe(undefined);
});

law("Law 8: another seed or another nonce deals other cards", plans, (setting, { seed }) => {
  const { header, log } = fileOf(playOut(setting, seed));
  const sat = log.findIndex((entry) => entry.type === "SeatTaken");
  const nonces = header.nonces.with(0, "another");
  const forged = log.map((entry, i) => {
    if (i === sat) return { ...entry, nonce: "another" };
    return entry.type === "SeedRevealed" ? { ...entry, nonces } : entry;
  });
  expect(verify({ header: { ...header, nonces }, log: forged }, gameOf)?.reason).toMatch(/is not what the rules give/);
});

law("Law 7: games with undo use no chance after the deal", plans, (setting, plan) => {
  const { game } = setting;
  const sober: AnyGame = {
    ...game,
    decide: (state, seat, command) =>
      game.decide(state, seat, command, () => {
        throw new Error(`${command.type} rolls dice, and could be taken back to roll them again`);
      }),
  };
  same(play({ ...setting, game: sober }, plan).log, play(setting, plan).log);
});
