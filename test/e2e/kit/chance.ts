import type { Page } from "playwright-core";
import { headersOf } from "../../kit/entropy.ts";

/** Makes the nonces of a page, its matches on the device and its guests depend on a key. */
export const seedChance = (page: Page, key: string): Promise<unknown> =>
  page.addInitScript(
    ({ key, header }) => {
      // Each document of a tab gets its own sequence.
      const COUNT = "test-documents";
      let document = 0;
      try {
        document = Number(sessionStorage.getItem(COUNT)) + 1;
        sessionStorage.setItem(COUNT, String(document));
      } catch {
        // A page without an origin has no storage.
      }
      const draws = new Map<string, () => number>();
      /** FNV-1a, then mulberry32. */
      const drawing = (text: string) => {
        let state = 0x811c9dc5;
        for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
        return () => {
          state = (state + 0x6d2b79f5) | 0;
          let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
          mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
          return (mixed ^ (mixed >>> 14)) >>> 0;
        };
      };
      crypto.getRandomValues = (array) => {
        const numbers = array as unknown as { [i: number]: number; readonly length: number };
        const kind = `${key} ${document} ${numbers.length}`;
        const draw = draws.get(kind) ?? drawing(kind);
        draws.set(kind, draw);
        for (let i = 0; i < numbers.length; i++) numbers[i] = draw();
        return array;
      };
      let guests = 0;
      const send = fetch;
      window.fetch = (to, init) => {
        if (init?.method !== "POST" || new URL(String(to), location.href).pathname !== "/api/players")
          return send(to, init);
        const headers = new Headers(init.headers);
        for (const [name, value] of Object.entries(header))
          if (!headers.has(name)) headers.set(name, `${value}-${document}-${guests++}`);
        return send(to, { ...init, headers });
      };
    },
    { key, header: headersOf(key) },
  );
