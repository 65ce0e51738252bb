import { alpha } from "../../../../art/colour.ts";
import { cut, dab, dot, fill, near, pairs, polygon, rect, rough, roundRect, within } from "../../../../art/pen.ts";
import { GLYPHS } from "../glyphs.ts";
import { PAPER } from "../palette.ts";
import { HORIZON } from "../scene.ts";
import { sail } from "../traits/boats.ts";
import { house } from "../traits/houses.ts";
import { reef } from "../traits/weather.ts";
import { bands, plate, type SpecialArt, scene } from "./parts.ts";

export const lighthouse: SpecialArt = {
  edge: PAPER,
  tab: ["#f0b640", GLYPHS.light, "#4a2440"],
  picture(ctx) {
    const s = scene(ctx, 75, 502);
    const { p, r } = s;
    const lx = 64;
    const top = 14;
    bands(ctx, r, ["#3f4a84", "#7b62a0", "#e08d94"], 0, HORIZON);
    for (let i = 0; i < 12; i++)
      dot(ctx, alpha("#fff6dc", 0.9), r.between(3, 97), r.between(3, 18), r.between(0.3, 0.6));
    bands(ctx, r, ["#8d6c9f", "#45457a"], HORIZON, 70);
    cut(ctx, alpha("#ffe6a4", 0.5), pairs([lx, top + 3.2, -8, 4, -8, 30]));
    cut(ctx, alpha("#fff3cf", 0.55), pairs([lx, top + 3.2, -8, 10, -8, 23]));
    cut(ctx, alpha("#ffe6a4", 0.3), pairs([lx, top + 3.2, 108, -2, 108, 14]));
    const head = polygon(rough(r, 2, 3, pairs([26, 62, 34, 56, 48, 52, 58, 49.5, 74, 49, 104, 43, 104, 72, 26, 72])));
    fill(ctx, p.rock[0], head);
    within(ctx, head, () => {
      cut(ctx, p.rock[1], rough(r, 3, 3, pairs([62, 46, 66, 56, 60, 64, 68, 74, 110, 74, 110, 40])));
      for (let i = 0; i < 7; i++)
        dab(ctx, p.rock[2], r.between(34, 90), r.between(55, 66), r.between(44, 100), r.between(55, 66), 0.5);
    });
    cut(
      ctx,
      p.leaf[0],
      rough(r, 1, 2, pairs([34, 56, 48, 51.4, 58, 49, 74, 48.4, 104, 42, 104, 46, 74, 52, 58, 52.4, 46, 55])),
    );
    house({ ...s, night: true }, 79, 49.4, 1.05);
    const body = polygon(near(lx, 0, 1, [-5.4, 51, -3.5, 22, 3.5, 22, 5.4, 51]));
    fill(ctx, "#fff7e8", body);
    within(ctx, body, () => {
      for (const y of [44, 32, 20]) rect(ctx, "#c9473a", lx - 8, y - 4, 16, 6.2);
      rect(ctx, alpha("#33204f", 0.3), lx + 0.8, 10, 10, 50);
    });
    rect(ctx, "#33294d", lx - 5, top + 6.6, 10, 1.7);
    fill(ctx, "#ffd772", roundRect(lx - 3, top, 6, 6.8, 1));
    rect(ctx, "#33294d", lx - 0.4, top, 0.8, 6.8);
    cut(ctx, "#8c2e36", near(lx, top, 1, [-4, 0.4, 0, -5, 4, 0.4]));
    dot(ctx, alpha("#ffe6a4", 0.3), lx, top + 3.2, 8);
    sail(s, 14, 62, 0.8);
    reef(s, 34, 0, 0.7);
    plate(ctx, "#f0b640", GLYPHS.light, "#4a2440");
  },
};
