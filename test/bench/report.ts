export interface Row {
  readonly name: string;
  readonly figures: Readonly<Record<string, number | string>>;
}

const shown = (figure: number | string | undefined): string => {
  if (figure === undefined) return "";
  return typeof figure === "number" ? figure.toLocaleString("en", { maximumSignificantDigits: 3 }) : figure;
};

export function printTable(rows: readonly Row[]): void {
  const columns = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))];
  const lines = [
    ["", ...columns],
    ...rows.map(({ name, figures }) => [name, ...columns.map((c) => shown(figures[c]))]),
  ];
  const widths = ["", ...columns].map((_, at) => Math.max(...lines.map((line) => line[at]!.length)));
  for (const [name, ...cells] of lines) {
    console.log([name!.padEnd(widths[0]!), ...cells.map((cell, at) => cell.padStart(widths[at + 1]!))].join("  "));
  }
}
