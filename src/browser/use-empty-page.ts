import { useLayoutEffect } from 'react';

/**
 * Shows what the page has instead of its island (`IslandOrEmpty.astro`), or the island again.
 * @param isEmpty undefined until it is known: what the page itself has found out stands until then
 */
export function useEmptyPage(isEmpty: boolean | undefined): void {
  useLayoutEffect(() => {
    if (isEmpty !== undefined) document.documentElement.toggleAttribute('data-empty', isEmpty);
  }, [isEmpty]);
}
