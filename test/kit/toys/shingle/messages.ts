import { computed } from "@preact/signals";
import { language } from "../../../../client/i18n/language.ts";
import { messages as pebbles } from "../pebbles/messages.ts";

export { load } from "../pebbles/messages.ts";

const NAMES = { en: "Shingle", de: "Strandkies", fr: "Grève" };

export const messages = computed(() => ({ ...pebbles.value, name: NAMES[language.value] }));
