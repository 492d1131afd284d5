/**
 * Does what nobody waits for when the browser has nothing else to do, within five seconds.
 * @returns calls it off
 */
export function whenIdle(work: () => void): () => void {
  // Safari has no word for it.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work, { timeout: 5000 });
  return () => cancelIdleCallback(id);
}
