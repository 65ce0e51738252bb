/** Silences Colyseus' client, which reports broken connections on the console. */
export async function muted<T>(act: () => Promise<T>): Promise<T> {
  const { info, warn } = console;
  Object.assign(console, { info: () => {}, warn: () => {} });
  try {
    return await act();
  } finally {
    Object.assign(console, { info, warn });
  }
}
