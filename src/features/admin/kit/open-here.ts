import type { MouseEvent } from 'react';
import { go } from './admin-location.ts';

/** For links within the dashboard: a plain click stays on the page, any other is the browser's. */
export function openHere(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(event.currentTarget.href);
}
