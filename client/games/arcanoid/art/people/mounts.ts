import { bar, blob, cut, dab, dot, fill, pairs, pebble, trace, triples } from "../../../../art/pen.ts";
import { type ArcanoidArtContext, form } from "../scene.ts";

type Mount = (s: ArcanoidArtContext) => void;

/** A horse formed by a breaking wave. */
export const waveHorse: Mount = ({ ctx, r }) => {
  form(
    ctx,
    ["#f7fafc", "#b4c9e0"],
    pairs([
      12, 128, 14, 114, 24, 105, 40, 106, 52, 100, 58, 84, 62, 68, 69, 60, 73, 53, 76, 60, 84, 68, 92, 77, 91, 83, 84,
      84, 77, 79, 74, 82, 76, 96, 80, 112, 80, 128,
    ]),
    pairs([60, 140, 64, 106, 66, 86, 76, 78, 86, 84, 100, 84, 96, 140]),
  );
  for (const [x, y, q] of triples([66, 60, 5, 60, 69, 5.6, 56, 79, 6, 52, 89, 6.2, 46, 98, 5.4])) {
    fill(ctx, "#dbe9f5", pebble(x - 1, y, q, q * 0.8, r, 0.2));
    fill(ctx, "#ffffff", pebble(x - 3, y - 1, q * 0.6, q * 0.46, r, 0.2));
  }
  dab(ctx, "#dbe9f5", 6, 112, 22, 108, 3, -3);
  dab(ctx, "#ffffff", 2, 120, 20, 113, 2.6, -3);
  dot(ctx, "#234a7c", 80.6, 69, 1.1);
  trace(ctx, "#d9593f", 1.1, pairs([74, 82, 72, 92, 60, 100]));
};

export const stag: Mount = ({ ctx }) => {
  const horn = (d: number) => {
    trace(ctx, "#efe3b8", 2, pairs([75, 62, 75 + d * 5, 50, 75 + d * 3, 36, 75 + d * 9, 26]));
    bar(ctx, "#efe3b8", 1.6, 75 + d * 4.6, 48, 75 + d * 12, 42);
    bar(ctx, "#efe3b8", 1.4, 75 + d * 3.4, 38, 75 + d * 11, 34);
  };
  horn(-1.1);
  form(
    ctx,
    ["#b97c46", "#7d4d30"],
    pairs([
      12, 128, 13, 114, 24, 106, 44, 107, 58, 102, 63, 88, 67, 74, 69, 64, 75, 60, 82, 64, 91, 73, 92, 78, 86, 81, 78,
      78, 75, 84, 76, 98, 80, 114, 79, 128,
    ]),
    pairs([60, 140, 66, 108, 68, 88, 76, 78, 88, 82, 100, 84, 96, 140]),
  );
  horn(0.9);
  blob(ctx, "#7d4d30", pairs([70, 64, 62, 58, 60, 62, 67, 68]));
  blob(ctx, "#e6c998", pairs([70, 86, 72, 100, 70, 112, 76, 114, 77, 98, 75, 86]));
  dot(ctx, "#2a1a1a", 80, 69, 1.1);
  dot(ctx, "#3a2426", 91, 75.6, 1.5);
};

/** The fins of the seahorse's back, from its foot to its neck. */
const SPINES = [
  [44, 116, 37, 121, 46, 119],
  [42, 109, 34, 112, 43, 112],
  [41.6, 101, 33, 102, 42, 105],
  [42, 93, 33, 91, 42, 97],
  [43.6, 84, 35, 80, 42.6, 88],
  [47, 75, 39, 70, 45, 79],
  [52, 66, 45, 60, 49, 70],
  [54, 59, 49, 52, 52, 64],
];

/** A seahorse large enough to ride. */
export const seahorse: Mount = ({ ctx }) => {
  for (const fin of SPINES) cut(ctx, "#5f8fa8", pairs(fin));
  form(
    ctx,
    ["#f0b98a", "#c9775f"],
    pairs([
      44, 128, 41, 110, 42, 92, 48, 72, 54, 58, 62, 50, 70, 50, 76, 57, 86, 64, 95, 68, 95, 74, 86, 74, 76, 72, 70, 72,
      66, 80, 72, 96, 74, 112, 70, 128,
    ]),
    pairs([56, 140, 60, 112, 58, 90, 62, 76, 70, 70, 84, 74, 100, 76, 96, 140]),
  );
  for (let i = 0; i < 6; i++)
    trace(ctx, "#f8dcb8", 1.5, pairs([60 - i * 0.8, 84 + i * 7, 66, 86 + i * 7, 71 + i * 0.4, 84 + i * 7]));
  for (const [x, y, lean] of triples([60, 50, -4, 65, 47, 0, 70, 48, 3]))
    cut(ctx, "#5f8fa8", pairs([x - 2.4, y + 3, x + lean, y - 8, x + 2.6, y + 2]));
  dot(ctx, "#62113a", 73, 59, 1.5);
  trace(ctx, "#fbeee0", 1.1, pairs([66, 66, 60, 74, 50, 84]));
};

export const turtle: Mount = ({ ctx }) => {
  blob(ctx, "#7d8a4a", pairs([30, 118, 14, 124, 4, 134, 20, 134, 36, 128]));
  blob(ctx, "#6d7a3f", pairs([64, 120, 80, 128, 88, 138, 72, 136, 58, 130]));
  form(
    ctx,
    ["#98a35a", "#6d7a3f"],
    pairs([68, 120, 76, 106, 84, 97, 93, 96, 97, 102, 93, 109, 86, 112, 80, 124]),
    pairs([70, 128, 84, 108, 100, 106, 98, 130]),
  );
  form(
    ctx,
    ["#8f6a34", "#5f4426"],
    pairs([8, 126, 14, 108, 28, 97, 44, 94, 60, 98, 72, 110, 78, 126, 44, 131]),
    pairs([52, 90, 60, 110, 58, 134, 90, 134, 84, 90]),
  );
  for (const [x, y, q] of triples([
    30, 109, 7, 45, 106, 7.4, 60, 111, 6.4, 22, 120, 5.4, 38, 121, 6.6, 54, 122, 6.4, 67, 121, 4.6,
  ]))
    cut(
      ctx,
      x > 50 ? "#a87c3a" : "#cf9f4a",
      Array.from({ length: 6 }, (_, i) => [x + Math.cos(i * 1.047) * q, y + Math.sin(i * 1.047) * q * 0.78]),
    );
  dot(ctx, "#2c1c1c", 90, 101, 1.1);
};
