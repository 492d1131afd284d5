/**
 * Where an island breaks, or its script cannot be loaded, the page would stay empty or dead: in its
 * place, or above what it shows already, says so, with a way on. The words are loaded only then.
 */
export function watchIslands(): void {
  const look = () => setTimeout(() => void tellBroken());
  // React tells the window of what it could not draw; Astro of what it could not load.
  window.addEventListener('error', look);
  window.addEventListener('unhandledrejection', look);
  window.addEventListener('astro:hydration-error', look);
  // Noted by the page itself, before this script was there (`hold-presses.ts`).
  if ('hasErred' in document.documentElement.dataset) look();
}

async function tellBroken(): Promise<void> {
  const islands = [...document.querySelectorAll<HTMLElement>('astro-island')];
  const empty = islands.filter((island) => island.childElementCount === 0);
  const failed = islands.filter((island) => 'failed' in island.dataset);
  if (empty.length + failed.length === 0) return;
  const { describeBroken, describeFailed } = await import('./broken-island.ts');
  for (const island of empty) island.replaceChildren(describeBroken());
  for (const island of failed) {
    delete island.dataset.failed;
    // What waited for the script would wait for ever.
    for (const button of island.querySelectorAll('[aria-busy]'))
      button.removeAttribute('aria-busy');
    // A form may have been filled in: what it holds stays to be read.
    if (island.querySelector('[data-skeleton]')) island.replaceChildren(describeFailed());
    else island.before(describeFailed());
  }
}
