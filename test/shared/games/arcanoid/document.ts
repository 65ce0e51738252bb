/** Ids of rules, such as `M7b`. */
const ID = /\b(?:[KFTEPMWGISOX]|NA|KO|MA|ML|WO|GA)\d+[a-d]?\b/g;
/** Ranges of ids, such as `K1 to K3`. */
const RANGE = /\b([A-Z]{1,2})(\d+) to \1(\d+)\b/g;

/** Includes ids within ranges. */
export const idsIn = (text: string): readonly string[] => [
  ...(text.match(ID) ?? []),
  ...[...text.matchAll(RANGE)].flatMap(([, letters, from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${letters}${Number(from) + i}`),
  ),
];

/** The rules document (2026, sections 1 to 17). */
export const DOCUMENT = idsIn(`
  K1 to K3, F1 to F9, T1 to T9, E1 to E12, P1 to P7,
  M0a M0b M0c M0d M1a M2a M2b M3 M4 M5a M6 M7a M7b M7c M7d M8a M8b M8c M9a M9b M10 M11a M11b M12a M12b M13 M14a M14b
  M15a M15b M15c M15d M16a M16b M16c M17 M17b M18 M19a M19b M20 M21a M21b,
  W1 to W7, G1 to G5, NA1 to NA3, KO1 to KO6, MA1 to MA6, ML1 to ML2, WO1 to WO5, GA1 to GA7,
  I1 to I51, S1 to S9, O1 to O2, X1 to X78, X19a
`);
