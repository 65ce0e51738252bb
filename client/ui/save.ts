export function save(what: Blob, name: string): void {
  const address = URL.createObjectURL(what);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  // The download starts asynchronously.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
