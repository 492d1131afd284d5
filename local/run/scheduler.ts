const EVERY_MS = 10_000;

/**
 * Calls the scheduled functions as Netlify's scheduler does, only more often, so that a mail which
 * could not be sent is seen to go out. A call that fails is made again the next time.
 * @returns what stops it
 */
export function startScheduler(siteUrl: string): () => void {
  const timer = setInterval(async () => {
    const url = `${siteUrl}/.netlify/functions/deliver-outbox`;
    await fetch(url, { method: 'POST', signal: AbortSignal.timeout(EVERY_MS) }).catch(() => {});
  }, EVERY_MS);
  return () => clearInterval(timer);
}
