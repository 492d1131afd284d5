/**
 * Runs while React is on its way: what shows the link is loaded beside it, and what the link is for is
 * asked at once. After Stripe's page it may be another answer by then, and is asked later.
 */
export function preparePayPage(): void {
  const address = new URLSearchParams(window.location.search);
  if (!address.get('link')) return;
  const isReturn = address.has('session_id');
  const asking = isReturn ? undefined : import('./ask-for-link.ts');
  // What cannot be loaded now is loaded again, and said, by the island.
  asking?.then(({ askEarly }) => askEarly()).catch(() => undefined);
  import('./OpenedLink.tsx').catch(() => undefined);
}
