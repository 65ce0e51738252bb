import type { Page } from "playwright-core";
import { COURSE, type TranquilityCourseTask } from "../../../client/games/tranquility/course/course.ts";
import { commandOf } from "../../../client/games/tranquility/course/notation.ts";
import { FOLLOWED } from "../../kit/learning.ts";
import { type Hand, POINTER, SeatedPage } from "./seated-page.ts";

export class Learner {
  readonly page: Page;
  readonly #sitter: SeatedPage;
  readonly #hand: Hand;

  constructor(page: Page, hand = POINTER) {
    this.page = page;
    this.#hand = hand;
    this.#sitter = new SeatedPage(page, 0, hand);
  }

  async arrive(): Promise<void> {
    await this.page.goto("/learn?test");
    await this.isAsked(0);
  }

  /** Waits until the page shows a task's text and the task can be done. */
  async isAsked(task: number): Promise<void> {
    const { step, asked } = COURSE[task]!;
    await this.page.locator(`.lesson[data-step="${step}"] [role=status]:not(:empty)`).waitFor();
    await this.page.waitForFunction((deed) => {
      const main = document.querySelector(".table-actions .main");
      return window.__game?.idle() && main?.getAttribute("data-action") === deed;
    }, DEEDS[asked.do]);
  }

  async does(task: number): Promise<void> {
    const move = FOLLOWED[task];
    if (move === undefined) return this.#hand.press(this.page.getByRole("button", { name: "Next", exact: true }));
    const match = await this.#sitter.view();
    await this.#sitter.act(match, commandOf(match.table, 0, move));
  }

  /** `asked` is called before each task. */
  async follow(
    from = 0,
    asked: (task: TranquilityCourseTask, i: number) => Promise<void> = async () => {},
  ): Promise<void> {
    for (let i = from; i < COURSE.length; i++) {
      await this.isAsked(i);
      await asked(COURSE[i]!, i);
      await this.does(i);
    }
    await this.page.locator('.lesson[data-step="done"]').waitFor();
  }
}

const DEEDS: Readonly<Record<TranquilityCourseTask["asked"]["do"], string>> = {
  place: "choose",
  discard: "choose",
  start: "start",
  give: "offer",
  finish: "finish",
  read: "wait",
};
