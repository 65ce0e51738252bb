/** `path`: SVG path data in a box of 20 x 16. */
interface FlagDesign {
  readonly ground: string;
  readonly tone: string;
  readonly path: string;
}

const WHITE = "#fff6e2";
const NIGHT = "#33294d";

/** Patterns differ too, for colour-blind people. */
const FLAGS: readonly FlagDesign[] = [
  { ground: "#c9503a", tone: WHITE, path: "M5.8 8a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0z" },
  { ground: WHITE, tone: "#27567f", path: "M0 0h20L0 16z" },
  { ground: "#f2b441", tone: NIGHT, path: "M0 5.5h20v5H0z" },
  { ground: "#24704f", tone: WHITE, path: "M8 0h4v6h8v4h-8v6H8v-6H0V6h8z" },
  { ground: "#6b4c93", tone: WHITE, path: "M0 0l10 8L0 16zM20 0 10 8l10 8z" },
  { ground: "#27567f", tone: WHITE, path: "M6.7 0h6.6v16H6.7z" },
  { ground: WHITE, tone: "#c9503a", path: "M0 0h3.8L10 5l6.2-5H20v3l-6.2 5L20 13v3h-3.8L10 11l-6.2 5H0v-3l6.2-5L0 3z" },
  { ground: "#175b64", tone: "#f2b441", path: "M10 1.5 18.1 8 10 14.5 1.9 8z" },
  { ground: NIGHT, tone: "#f2b441", path: "M0 0h10v8H0zM10 8h10v8H10z" },
  { ground: "#e9a9a0", tone: NIGHT, path: "M0 0h20v16H0zM3.8 3.4v9.2h12.4V3.4z" },
];

export const flagOf = (seat: number): FlagDesign => FLAGS[seat % FLAGS.length]!;

export const FLAGGED: readonly number[] = [...FLAGS.keys()];
