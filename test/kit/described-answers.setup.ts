import { afterEach, expect } from "vitest";
import { examineAnswers, takeMisfits } from "./described-answers.ts";

examineAnswers();

afterEach(async () => {
  expect(await takeMisfits(), "answers that the OpenAPI document does not describe").toEqual([]);
});
