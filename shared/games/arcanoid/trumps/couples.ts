import type { Trump } from "./trump.ts";

const onlyInCouples = { goes: "discard", actions: {} } as const;

/** M3, M4: only engaged with each other (E7) or with the Lovers (E6). */
export const empress: Trump = { face: "t3", ...onlyInCouples };
export const emperor: Trump = { face: "t4", ...onlyInCouples };

/** M6: only engaged with the Empress, the Emperor, or a court of the field's suit (E6). */
export const lovers: Trump = { face: "t6", ...onlyInCouples };
