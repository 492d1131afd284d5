import type { MouseEvent } from 'react';
import { go, isSamePlace, READ_AGAIN } from './admin-location.ts';
import { isTyped } from './unsaved.ts';

/**
 * For links within the dashboard: a plain click stays on the page, any other is the browser's. One to where
 * one is reads anew what is shown there, unless typed text would be lost.
 */
export function openHere(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const { href, search } = event.currentTarget;
  if (!isSamePlace(search, window.location.search)) go(href);
  else if (!isTyped()) window.dispatchEvent(new Event(READ_AGAIN));
}
