/** Silences the messages of Colyseus' client about broken connections. */
export async function muted<T>(act: () => Promise<T>): Promise<T> {
  const { info, warn } = console;
  Object.assign(console, { info: () => {}, warn: () => {} });
  try {
    return await act();
  } finally {
    Object.assign(console, { info, warn });
  }
}
