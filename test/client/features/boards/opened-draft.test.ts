import { beforeEach, describe, expect, it, vi } from "vitest";
import { changed, historyOf } from "../../../../client/features/boards/draft-history.ts";
import { openedAt, storeHistory } from "../../../../client/features/boards/opened-draft.ts";
import { boardInHash } from "../../../../client/features/boards/paths.ts";
import { loadBoards } from "../../../../client/games/tranquility/boards/load.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";

describe("the draft that the page opens", () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    return () => vi.unstubAllGlobals();
  });

  const find = async () => {
    const boards = await loadBoards();
    const found = { game: { rules: tranquility }, boards } as unknown as Parameters<typeof openedAt>[1];
    return { boards, found };
  };

  it("is a new board, and later the stored one with what can be undone", async () => {
    const { boards, found } = await find();
    expect(openedAt("", found).history).toEqual(historyOf(boards.blank()));
    const named = { ...boards.blank(), title: "Mine" };
    storeHistory("tranquility", changed(historyOf(boards.blank()), named));
    expect(openedAt("", found).history).toMatchObject({ past: [boards.blank()], present: named });
    stored.set("stillwater.board.tranquility", "{");
    expect(openedAt("", found).history.present).toEqual(boards.blank());
  });

  it("is the board of a link, and the stored one comes back by an undo", async () => {
    const { boards, found } = await find();
    const { draft } = boards.starts()[5]!;
    const link = `#${boards.linkOf(draft)}`;
    expect(openedAt(link, found)).toMatchObject({ isLinked: true, history: { present: draft, past: [] } });
    storeHistory("tranquility", historyOf(boards.blank()));
    expect(openedAt(link, found).history.past).toEqual([boards.blank()]);
  });

  it("says why a link has no board, and keeps the stored one", async () => {
    const { boards, found } = await find();
    const link = boards.linkOf(boards.starts()[5]!.draft);
    const faultOf = (text: string) => openedAt(`#${text}`, found);
    expect(faultOf(link.slice(0, -9))).toMatchObject({ linkFault: "NoBoard", isLinked: false });
    expect(faultOf("A".repeat(3_000)).linkFault).toBe("TooLong");
    expect(faultOf(`_${link.slice(1)}`).linkFault).toBe("NewerVersion");
  });

  it("is of the game that a fragment names", () => {
    expect(boardInHash("#cairn/3o")).toEqual({ game: "cairn", link: "3o" });
    expect(boardInHash("#abc")).toEqual({ link: "abc" });
    expect(boardInHash("")).toEqual({ link: "" });
  });
});
