import type { Moment } from "../app/route.ts";

/** What an address asks for; what cannot be understood is left out. */
export function momentOf(hash: string): Moment {
  const asked = new URLSearchParams(hash.replace(/^#/, ""));
  const [t, view] = [asked.get("t") ?? "", asked.get("view") ?? ""];
  return {
    ...(/^\d{1,5}$/.test(t) ? { t: Number(t) } : {}),
    ...(view === "all" || view === "table" ? { view } : /^[1-9]\d?$/.test(view) ? { view: Number(view) - 1 } : {}),
  };
}
