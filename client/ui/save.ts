/** Puts something among the downloads of the person. */
export function save(what: Blob, name: string): void {
  const address = URL.createObjectURL(what);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  // The browser takes its time to begin.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
