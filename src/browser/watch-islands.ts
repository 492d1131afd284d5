import { describeBroken, describeFailed } from './broken-island.ts';

/**
 * Where an island breaks, or its script cannot be loaded, the page would stay empty or dead. A note says
 * so, in its place or above what it already shows, with a button to reload. The words come along: where a
 * script was lost, theirs might be next.
 */
export function watchIslands(): void {
  const look = () => setTimeout(tellBroken);
  // React tells the window of what it could not draw; Astro of what it could not load.
  window.addEventListener('error', look);
  window.addEventListener('unhandledrejection', look);
  window.addEventListener('astro:hydration-error', look);
  // Noted by the page itself, before this script was there (`hold-presses.ts`).
  if ('hasErred' in document.documentElement.dataset) look();
}

function tellBroken(): void {
  for (const island of document.querySelectorAll<HTMLElement>('astro-island')) {
    if (island.childElementCount === 0) replace(island, describeBroken());
    else if (island.dataset.failed === '') tellFailed(island);
  }
}

function tellFailed(island: HTMLElement): void {
  island.dataset.failed = 'told';
  const note = describeFailed({
    hasForm: island.querySelector('form') !== null,
    isWide: island.parentElement?.localName === 'main',
  });
  if (island.querySelector('[data-skeleton]')) {
    replace(island, note);
    return;
  }
  // A form may have been filled in: what it holds stays to be read.
  island.before(note);
  // What waited for the script would wait forever.
  for (const button of island.querySelectorAll('[aria-busy]')) button.removeAttribute('aria-busy');
}

/** Without `ssr`, or a press on the note's button would be held for the script that does not come. */
function replace(island: HTMLElement, note: HTMLElement): void {
  island.removeAttribute('ssr');
  island.replaceChildren(note);
}
