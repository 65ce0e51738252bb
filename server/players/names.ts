import { z } from "zod";
import { LONGEST_NAME, type NameFault, nameFault, tidyName } from "../../shared/engine/names.ts";

const SAID: Readonly<Record<NameFault, string>> = {
  empty: "at least one letter or digit",
  tooLong: `at most ${LONGEST_NAME} characters`,
  characters: "letters, digits, spaces and common punctuation only, a letter or a digit first",
};

/** A person's name, tidied. */
export const name = z
  .string()
  .transform(tidyName)
  .check(({ value, issues }) => {
    const fault = nameFault(value);
    if (fault) issues.push({ code: "custom", message: SAID[fault], input: value });
  });
