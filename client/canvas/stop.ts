/** Where the Tab key comes to the table: a card of the hand, or a space for those who only look on. */
export const tableStop = (): HTMLElement | null => document.querySelector(".table-overlay [tabindex='0']");
