// The pause before what did not load is tried again.
const PAUSE_MS = 30_000;

/** Over when the network is back, or after half a minute. */
export function untilBack(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, PAUSE_MS);
  });
}
