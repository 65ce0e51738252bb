/** Saves a file to the user's downloads. */
export function save(what: Blob, name: string): void {
  const address = URL.createObjectURL(what);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  // The download starts asynchronously, so the address must stay valid for a while.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
