/** Rules that this project interprets, because the published page is silent or lacks the lists it mentions. */
export const OURS: ReadonlySet<string> = new Set(
  `K3 F3 T7 T8 T9 P7 M2b M7d M8c M12b M16c M17b W4 W5 W6 W7 G2 G3 G4 G5 KO3 MA6 ML2 WO5 GA6 GA7
  I1 I2 I3 I5 I6 I7 I8 I9 I10 I11 I12 I14 I15 I16 I17 I18 I19 I20 I21 I22 I23 I24 I25 I26 I27 I28 I29 I31 I32 I33 I34 I35
  I36 I37 I38 I39 I40 I41 I42 I43 I44 I45 I46 I47 I48 I49 I50 I51 S1 S2 S3 S4 S5 S6 S7 S8 O1 O2`.split(/\s+/),
);

/** Rules that the page states in part and this project completes. */
export const BOTH: ReadonlySet<string> = new Set(
  "F1 F8 E8 P5 P6 M0c M1a M7c M8a M8b M15c M21b NA3 KO4 WO3 WO4 GA2 GA3 GA5".split(" "),
);

export const STATED: ReadonlySet<string> = new Set(
  `K1 K2 F2 F4 F5 F6 F7 F9 T1 T2 T3 T4 T5 T6 E1 E2 E3 E4 E5 E6 E7 E9 E10 E11 E12 P1 P2 P3 P4 M0a M0b M0d M2a M3 M4 M5a
  M6 M7a M7b M9a M9b M10 M11a M11b M12a M13 M14a M14b M15a M15b M15d M16a M16b M17 M18 M19a M19b M20 M21a W1 W2 W3 G1 NA1 NA2
  KO1 KO2 KO5 KO6 MA1 MA2 MA3 MA4 MA5 ML1 WO1 WO2 GA1 GA4 I4 I13 I30 S9`.split(/\s+/),
);
