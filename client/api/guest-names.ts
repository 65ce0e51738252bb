import type { Language } from "../i18n/language.ts";

/** Names for people who have not chosen one: what one is called on a quiet sea, in their own language. */
export const GUEST_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: (
    "Albatross Anchor Breeze Coral Cormorant Current Curlew Driftwood Dune Eider Fulmar Gannet Gull Heron Kelp Kestrel " +
    "Lagoon Lantern Limpet Marina Otter Pebble Petrel Puffin Reed Ripple Sandpiper Seal Skipper Starfish Tern Tide Walrus Wren"
  ).split(" "),
  fr: (
    "Aigrette Albatros Algue Ancre Bécasseau Bernache Brise Corail Cormoran Courlis Courant Cygne Dune Étoile Galet Goéland " +
    "Guillemot Hareng Héron Lagune Lanterne Loutre Macareux Marée Mouette Otarie Pétrel Phoque Pluvier Ressac Roseau Sarcelle Sterne"
  ).split(" "),
  de: (
    "Albatros Alpenstrandläufer Anker Austernfischer Basstölpel Bernstein Brise Brachvogel Düne Eiderente Eissturmvogel Ebbe " +
    "Flut Kiesel Koralle Kormoran Lagune Lachmöwe Laterne Otter Papageitaucher Regenpfeifer Reiher Ringelgans Robbe " +
    "Sandregenpfeifer Schilf Seestern Seeschwalbe Strandläufer Strömung Tang Treibholz Trottellumme Walross"
  ).split(" "),
};
