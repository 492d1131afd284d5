/*
 * Outlines in a square of 24, stroke 2: the one icon style of the site (`.icon` of `styles/base.css`). Each stands
 * alone, so that a page's script holds only those that it shows.
 */

/** What the `d` of an icon's path says. */
export type IconPath = `${'M' | 'm'}${number}${string}`;

export const alert =
  'M12 8v5m0 3.5v.01M10.3 3.9 2.5 17.5A2 2 0 0 0 4.2 20.5h15.6a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0Z';
export const arrowRight = 'M4 12h16m-6-6 6 6-6 6';
export const calendar = 'M4 6h16v14H4zM4 10h16M8 3v5m8-5v5';
export const cart = 'M3 4h2.5l2.2 11h10.1L20 7.5H6.2M9 20v.01M17 20v.01';
export const check = 'M4.5 12.5 10 18 20 6.5';
export const chevronDown = 'm6 9.5 6 6 6-6';
export const chevronLeft = 'm14.5 6-6 6 6 6';
export const clock = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2';
export const close = 'M6 6l12 12M18 6 6 18';
export const info = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v6m0-9.5v.01';
export const mail = 'M3 6h18v12H3zm0 1 9 7 9-7';
export const mapPin =
  'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z';
export const menu = 'M4 7h16M4 12h16M4 17h16';
export const minus = 'M5 12h14';
export const person = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9a8 8 0 0 1 16 0';
export const phone =
  'M5 4h4l1.5 5-2.5 1.5a12 12 0 0 0 5.5 5.5L15 13.5l5 1.5v4a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.6A1.5 1.5 0 0 1 5 4Z';
export const plus = 'M12 5v14M5 12h14';
export const trash = 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5m4-5v5';
