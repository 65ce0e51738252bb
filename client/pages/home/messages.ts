import { computed } from "@preact/signals";
import { t } from "../../i18n/t.ts";

export const messages = computed(() => t().homePage);
