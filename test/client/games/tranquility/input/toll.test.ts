import { describe, expect, it } from "vitest";
import { primaryActionText } from "../../../../../client/games/tranquility/text/labels.ts";
import en from "../../../../../client/games/tranquility/text/messages/en.ts";
import { itemAt } from "../../../../kit/item-at.ts";
import { filled, offer, playStart } from "../../../../kit/tranquility.builders.ts";
import type { Setup } from "../../../../kit/tranquility.ts";
import { type SeatedPlayer, seatAt } from "../set-up.ts";

/** The last seat has just played the start card. */
function atToll(setup: Pick<Setup, "hands" | "options">): SeatedPlayer {
  const last = setup.hands.length - 1;
  const hands = setup.hands.map((hand, seat) => (seat === last ? `${hand} start` : hand));
  const piles = hands.map((_, seat) => [1, 2, 3, 4, 5].map((n) => 60 + 5 * seat + n).join(" "));
  const seated = seatAt({ ...setup, hands, piles, turn: last });
  seated.play(last, playStart());
  return seated;
}

const three = { hands: ["1 2 3 4 5", "11 12 13 14 15", "21 22 23 24"] };
const two = { hands: ["1 2 3 4 5", "11 12 13 14"] };
const said = ({ intent }: SeatedPlayer) => primaryActionText(intent.primaryAction.value, intent.match.value, en);

describe("an offer to the toll (B7)", () => {
  it("is chosen first; an offer of nothing is never the primary button", () => {
    const seated = atToll(three);
    const { intent, sent } = seated;
    expect(intent.primaryAction.value).toMatchObject({ do: "offer", ready: false, have: 0 });
    expect(said(seated)).toEqual({ text: "Choose cards to give", note: "The others see only how many" });
    intent.confirm();
    expect(sent).toEqual([]);
    expect(intent.secondaryActions.value).toEqual(["nothing"]);
    intent.chooseSecondary("nothing");
    expect(sent).toEqual([{ type: "OfferToll", cards: [] }]);
  });

  it("shows its consequence", () => {
    const seated = atToll(three);
    const { intent, card, sent, touch, play } = seated;
    touch("1 2");
    expect(said(seated)).toEqual({ text: "Give 2 cards", note: "6 more are needed then" });
    play(1, offer("11 12 13 14 15"));
    expect(said(seated).note).toBe("One more is needed then");
    touch("3");
    expect(said(seated)).toEqual({ text: "Give 3 cards", note: "The others can keep theirs" });
    play(2, offer(""));
    expect(said(seated).note).toBe("Then the toll is paid");
    intent.confirm();
    expect(sent).toEqual([{ type: "OfferToll", cards: [card("1"), card("2"), card("3")] }]);
  });

  it("drops no marked card when more are touched than there is room for", () => {
    const { intent, card, touch, play } = atToll(three);
    play(1, offer("11 12 13 14 15"));
    play(2, offer("21 22"));
    touch("1");
    touch("2");
    expect(intent.draft.value.marked).toEqual([card("1")]);
    expect(intent.refusal.value).toMatchObject({ refused: "TollExceeded", rule: "B7" });
  });

  it("is at least the cards that the others do not hold", () => {
    const seated = atToll(two);
    const { intent, touch } = seated;
    expect(said(seated)).toEqual({ text: "Give at least 4", note: "Mira holds only 4", count: "0 of 4" });
    expect(intent.secondaryActions.value).toEqual([]);
    touch("1 2 3");
    expect(intent.primaryAction.value.ready).toBe(false);
    touch("4");
    expect(said(seated)).toEqual({ text: "Give 4 cards", note: "4 more are needed then" });
    expect(intent.secondaryActions.value).toEqual(["back"]);
  });

  it("is the missing number, once the others have given all they can", () => {
    const seated = atToll(two);
    seated.play(1, offer("11 12 13 14"));
    expect(said(seated)).toMatchObject({ text: "Give at least 4", note: "Mira gives 4, 4 are missing" });
    const many = atToll({ hands: ["1 2 3 4 5", "11 12", "21 22"] });
    expect(said(many)).toMatchObject({ text: "Give at least 4", note: "The others hold only 4" });
    many.play(1, offer("11 12"));
    many.play(2, offer("21 22"));
    expect(said(many)).toMatchObject({ text: "Give at least 4", note: "The others give 4, 4 are missing" });
  });

  it("may only be nothing once the others give all of it", () => {
    const seated = atToll(three);
    const { intent, sent, touch, play } = seated;
    play(1, offer("11 12 13 14"));
    play(2, offer("21 22 23 24"));
    expect(said(seated)).toEqual({ text: "Give nothing", note: "Then the toll is paid" });
    touch("1");
    expect(intent.refusal.value).toMatchObject({ refused: "TollExceeded", rule: "B7" });
    intent.confirm();
    expect(sent).toEqual([{ type: "OfferToll", cards: [] }]);
  });

  it("is the whole toll for a single player (B9)", async () => {
    const seated = seatAt({ hands: ["1 2 3 start 5"], piles: ["61 62 63 64 65 66 67 68 69 70"] });
    const { intent, touch, settled } = seated;
    intent.confirm();
    await settled();
    expect(said(seated)).toEqual({ text: "Give 8 cards", count: "0 of 8" });
    touch("1 2 3 5 61 62 63");
    expect(intent.primaryAction.value.ready).toBe(false);
    touch("64");
    expect(said(seated)).toEqual({ text: "Give 8 cards", note: "Then the toll is paid" });
  });
});

describe("a toll that would leave the player without a move", () => {
  async function opened(setup: Setup): Promise<SeatedPlayer> {
    const seated = seatAt(setup);
    seated.intent.confirm();
    await seated.settled();
    return seated;
  }
  const sure = { text: "The toll takes your last cards", note: "The crossing ends here" };
  const nine = { hands: ["start 72 73 74 75"], piles: ["76 77 78 79 80"] };

  it("is paid with one press, and loses the match (B9, B11)", async () => {
    const seated = await opened({ hands: ["start 72 73 74 75"], piles: ["76 77 78 79"], board: filled() });
    const { intent, sent, settled, table } = seated;
    expect(said(seated)).toEqual(sure);
    expect(intent.secondaryActions.value).toEqual([]);
    const held = itemAt(table().state.hands, 0);
    intent.confirm();
    expect(sent.at(-1)).toEqual({ type: "OfferToll", cards: held.toSorted((a, b) => a - b) });
    await settled();
    expect(table().outcome).toEqual({ result: "lost", winners: [], reason: "stuck" });
  });

  it("is recognised if the last card would have no space, and not if it has or might have one (B3, B10)", async () => {
    const lost = await opened({ ...nine, board: filled() });
    expect(said(lost)).toEqual(sure);
    lost.touch("80");
    lost.intent.confirm();
    await lost.settled();
    expect(lost.table().outcome).toMatchObject({ result: "lost" });
    const saved = await opened({ ...nine, hands: ["start finish 73 74 75"], board: filled() });
    expect(said(saved)).toMatchObject({ text: "Give 8 cards" });
    const placed = await opened({ ...nine, board: { 0: 1 } });
    expect(said(placed)).toMatchObject({ text: "Give 8 cards" });
    const drawn = await opened({ hands: ["start 72 73 74 75"], piles: ["76 77 78 79 80 60"], board: filled() });
    expect(said(drawn)).toMatchObject({ text: "Give 8 cards" });
  });

  it("may be the second of two rounds, as far as both can be counted (B9)", async () => {
    const options = { soloToll: "two-rounds" };
    const both = { options, hands: ["start 72 73 74 75"], board: filled() };
    expect(said(await opened({ ...both, piles: ["76 77 78 79"] }))).toEqual(sure);
    const seated = await opened({ ...both, piles: ["76 77 78 79 80 60"] });
    expect(said(seated)).toMatchObject({ text: "Give 4 cards" });
  });

  it("takes the cards of all at a table of several, and only where the next has none to draw (B7)", async () => {
    const hands = ["start 72 73 74 75", "11 12 13 14"];
    const seated = await opened({ hands, piles: ["61 62", ""] });
    expect(said(seated)).toEqual({ ...sure, text: "The toll takes everyone’s last cards" });
    expect(said(await opened({ hands, piles: ["", "61"] }))).toMatchObject({ text: "Give at least 4" });
    expect(said(await opened({ hands: ["start 72 73 74 75", "11 12 13 14 15"], piles: ["", ""] }))).toMatchObject({
      text: "Give at least 3",
    });
    seated.play(1, offer("11 12 13 14"));
    seated.intent.confirm();
    await seated.settled();
    expect(seated.table().outcome).toMatchObject({ result: "lost", reason: "stuck" });
  });
});

describe("an offer that was made (B7)", () => {
  it("says which player the table waits for, and then what is missing", async () => {
    const seated = atToll(three);
    const { intent, touch, play, settled } = seated;
    touch("1 2");
    intent.confirm();
    await settled();
    expect(said(seated)).toEqual({ text: "You offered 2 cards", note: "Waiting for Mira, Tomasz" });
    play(1, offer("11"));
    expect(said(seated).note).toBe("Waiting for Tomasz");
    play(2, offer("21 22 23"));
    expect(said(seated).note).toBe("2 cards are still missing");
  });

  it("is changed on purpose, and not by touching a card", async () => {
    const { intent, card, sent, touch, settled } = atToll(three);
    touch("1 2");
    expect(intent.draft.value.offering).toBe(true);
    intent.confirm();
    await settled();
    touch("1");
    expect(intent.refusal.value).toMatchObject({ refused: "OfferStands", rule: "B7" });
    expect(intent.secondaryActions.value).toEqual(["change"]);
    intent.chooseSecondary("change");
    expect(intent.draft.value).toMatchObject({ marked: [card("1"), card("2")], offering: true });
    touch("1");
    intent.confirm();
    expect(sent.at(-1)).toEqual({ type: "OfferToll", cards: [card("2")] });
    await settled();
    intent.chooseSecondary("change");
    touch("2");
    expect(intent.secondaryActions.value).toEqual(["nothing", "back"]);
    intent.chooseSecondary("back");
    expect(intent.primaryAction.value).toMatchObject({ do: "offered", have: 1 });
  });

  it("comes before anything on the board", () => {
    const { intent } = atToll(three);
    intent.touchCell(3);
    expect(intent.refusal.value).toMatchObject({ refused: "TollIsOpen", rule: "B7" });
  });
});
