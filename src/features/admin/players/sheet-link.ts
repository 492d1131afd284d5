import type { MouseEvent } from 'react';
import { go } from '../kit/admin-location.ts';

/** Of the program's own team; the sheet leads on to the others. */
export const SHEET_HREF = '/admin?tab=players&sheet=';

/** A plain click stays on the page; any other is the browser's. */
export function openSheet(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(SHEET_HREF);
}
