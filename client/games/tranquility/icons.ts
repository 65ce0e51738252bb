import type { OwnIcon } from "../../ui/icons.ts";

export const ICONS = {
  island: {
    path: "M2.5 14.500h15M4.500 14.500c.8-3.500 2.800-5.500 5.500-5.500s4.700 2 5.500 5.500M10 9V4l4 1.700-4 1.800",
  },
  run: { path: "M2.500 7h4v6h-4zM8 7h4v6H8zM13.500 7h4v6h-4z" },
  spent: {
    path: "M6 5h1.6m2 0h1.6m2 0h.8a2 2 0 0 1 2 2v.6m0 2.4v1.6m0 2v.4a2 2 0 0 1-2 2h-1m-2.2 0H9m-2.2 0H6a2 2 0 0 1-2-2v-.6m0-2.2V10m0-2V7a2 2 0 0 1 2-2M10 8v4.5m-2-2 2 2 2-2",
  },
  compass: { path: "M17.4 10a7.4 7.4 0 1 1-14.8 0 7.4 7.4 0 0 1 14.8 0zM13 7l-1.7 4.3L7 13l1.7-4.3z" },
  sun: {
    path: "M13.6 10a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 0 1 7.2 0zM10 2v2M10 16v2M2 10h2M16 10h2M4.3 4.3l1.4 1.4M14.3 14.3l1.4 1.4M4.3 15.7l1.4-1.4M14.3 5.7l1.4-1.4",
  },
  moon: { path: "M12 3a7.3 7.3 0 1 0 5 9.5A6.2 6.2 0 0 1 12 3z" },
} as const satisfies Record<string, OwnIcon>;
