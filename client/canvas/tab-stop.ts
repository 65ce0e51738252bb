/** Where the Tab key comes to the table: what a person may touch, or what those see first who only look on. */
export const tabStop = (): HTMLElement | null => document.querySelector(".table-overlay [tabindex='0']");
