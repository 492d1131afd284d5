const OUTBOX_EVERY_MS = 10_000;
const NIGHTLY_EVERY_MS = 60 * 60 * 1000;
const NIGHTLY_FIRST_MS = 20_000;

/**
 * Calls the scheduled functions as Netlify's scheduler does, only more often, so that an email which
 * could not be sent is seen to go out and a reminder to be written. A call that fails is made again
 * the next time.
 * @returns what stops it
 */
export function startScheduler(siteUrl: string): () => void {
  const call = (name: string, withinMs: number) => {
    const url = `${siteUrl}/.netlify/functions/${name}`;
    const answer = fetch(url, { method: 'POST', signal: AbortSignal.timeout(withinMs) });
    void answer.catch(() => undefined);
  };
  const nightly = () => call('nightly', 30_000);
  const timers = [
    setInterval(() => call('deliver-outbox', OUTBOX_EVERY_MS), OUTBOX_EVERY_MS),
    setInterval(nightly, NIGHTLY_EVERY_MS),
    // Once the start has calmed down.
    setTimeout(nightly, NIGHTLY_FIRST_MS),
  ];
  return () => timers.forEach(clearTimeout);
}
