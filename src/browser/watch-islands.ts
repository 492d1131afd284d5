/**
 * Where an island breaks, or its script cannot be loaded, the page would stay empty or dead: in its
 * place says so, with a way on. The words are loaded only then.
 */
export function watchIslands(): void {
  const look = () => setTimeout(() => void replaceBroken());
  // React tells the window of what it could not draw; Astro of what it could not load.
  window.addEventListener('error', look);
  window.addEventListener('unhandledrejection', look);
  // Noted by the page itself, before this script was there.
  if ('hasErred' in document.documentElement.dataset) look();
}

async function replaceBroken(): Promise<void> {
  const broken = [...document.querySelectorAll<HTMLElement>('astro-island')].filter(
    (island) => island.childElementCount === 0,
  );
  if (broken.length === 0) return;
  const { describeBroken } = await import('./broken-island.ts');
  for (const island of broken) island.replaceChildren(describeBroken());
}
