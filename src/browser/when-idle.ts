/**
 * Runs work that nobody waits for once the browser is idle, after five seconds at the latest.
 * @returns a function that cancels it
 */
export function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work, { timeout: 5000 });
  return () => cancelIdleCallback(id);
}
