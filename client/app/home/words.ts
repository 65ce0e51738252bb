import { computed } from "@preact/signals";
import { t } from "../../i18n/t.ts";

/** The home page's words. */
export const words = computed(() => t().homePage);
