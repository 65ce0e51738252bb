import { describe, expect, it } from "vitest";
import { paragraphsOf } from "../../../client/features/rules/book.ts";
import fr from "../../../client/games/tranquility/rules/fr.ts";
import { typeset } from "../../../client/i18n/typeset.ts";

describe("a text", () => {
  it("keeps the terms of a sum on one line", () => {
    expect(typeset("since 41 − 38 = 3.", "en")).toBe("since 41\u00a0−\u00a038\u00a0=\u00a03.");
  });

  it("keeps French marks with their words", () => {
    expect(typeset("Vraiment ? Oui : « bon » ; voilà !", "fr")).toBe(
      "Vraiment\u202f? Oui\u00a0: «\u00a0bon\u00a0»\u202f; voilà\u202f!",
    );
    expect(typeset("Ready: go", "en")).toBe("Ready: go");
  });

  it("keeps German abbreviations together", () => {
    expect(typeset("z. B. hier", "de")).toBe("z.\u202fB. hier");
  });

  it("never breaks before a mark in the French book", () => {
    const texts = Object.values(fr.chapters).flatMap(paragraphsOf);
    for (const { text } of texts) expect(typeset(text, "fr")).not.toMatch(/ [:;!?»]|« |\S[;!?»](?<![\u202f\u00a0].)/);
  });
});
