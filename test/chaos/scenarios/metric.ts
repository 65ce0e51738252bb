import type { Program } from "../../server/rooms/program.ts";

export async function metric({ origin }: Pick<Program, "origin">, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const found = text.split("\n").find((line) => line.startsWith(`stillwater_${name} `));
  if (!found) throw new Error(`there is no metric stillwater_${name}`);
  return Number(found.split(" ").at(-1));
}
