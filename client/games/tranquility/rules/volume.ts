import { LIMITS } from "../../../../shared/games/tranquility/boards/limits.ts";
import type { Volume } from "../../../contract/volume.ts";
import { drawnPictures } from "../../../features/rules/drawn-picture.tsx";
import { MODES } from "../setup/modes.ts";
import { paint } from "./paint.ts";
import { planOf } from "./plan.ts";
import { SCENES } from "./scenes.ts";

export const volume: Volume = {
  chapters: {
    ...Object.fromEntries(Object.entries(MODES).map(([name, { seats }]) => [name, seats])),
    board: [1, LIMITS.seats],
  },
  books: {
    en: () => import("./en.ts"),
    fr: () => import("./fr.ts"),
    de: () => import("./de.ts"),
  },
  Picture: drawnPictures((name, width) => {
    const scene = SCENES[name];
    if (!scene) return undefined;
    const plan = planOf(scene, width);
    return { width, height: plan.height, paint: (ctx, theme) => paint(ctx, scene, plan, theme) };
  }),
};
