const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 16_000;

/**
 * Waits before the next try: until the browser is online again or, where it is, 1 s, doubled with each
 * failure. Ends at once when the signal is aborted.
 */
export function waitForConnection(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1), LONGEST_PAUSE_MS);
    const timer = navigator.onLine ? setTimeout(end, pause) : undefined;
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);

    function end() {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    }
  });
}
