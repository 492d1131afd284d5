import { DEFAULT_LANGUAGE, type Language } from '#words/language.ts';

const KB = 1024;

/** In bytes, of pages after gzip; the scripts of islands after brotli, as they are sent. A page that passes them is fast on a phone in a gym's car park. */
export const BUDGETS = {
  /** The document with all that is inlined: what fits into the first flight of a connection. */
  contentHtml: 10.5 * KB,
  /** The same after brotli, as it is sent. */
  contentBrotli: 9 * KB,
  /** The same as the browser reads it. */
  contentRaw: 30 * KB,
  /** Of content pages that are lists: the gallery's two dozen pictures, a page of jobs. */
  listRaw: 42 * KB,
  listBrotli: 9.35 * KB,
  /** The home page: a part of most others, still within the first flight of a connection after gzip. */
  /** 400 bytes of it (230 after compression) ask for the games anew in a tab that stays open. */
  homeRaw: 40.8 * KB,
  /** Some bytes of it are no page's own: the names of classes and the port of the built site change. */
  homeBrotli: 10.6 * KB,
  /**
   * 45 bytes of each page are the menu in browsers without popovers (styles/chrome.css), 50 the hash of what
   * may be fetched ahead (decision 23).
   */
  homeHtml: 12.5 * KB,
  /** What another language may add to a content page: one link. After brotli, on average. */
  switchRaw: 120,
  switchBrotli: 40,
  /** With an island's own HTML, or the shop's products. */
  islandBrotli: 14.6 * KB,
  islandRaw: 65.6 * KB,
  /** The same where the page lists two dozen pictures, or holds a form. */
  listHtml: 18.5 * KB,
  css: 8.3 * KB,
  /** The dashboard's: cards, tables and dialogs, on the computers of a few. */
  officeCss: 9.57 * KB,
  /** The picture that a page shows first, as a phone with 360 × 2 pixels is sent it. */
  firstPicture: 40 * KB,
  /** Any other, to the same phone. */
  picture: 60 * KB,
  /**
   * 60 bytes of it load the rules of fetching ahead, 40 close a menu that the Tab key leaves; on the gallery's pages
   * 100 ask Temporal what day it is.
   */
  contentScript: 8.23 * KB,
  /** The shop's, with the cart. */
  shopScript: 9 * KB,
  /** React, 59 KB of it, and what an island needs before its first field, button or filter is alive. */
  islandScript: 75 * KB,
  /** A function as it ships, zipped: Netlify's own start is 0.23 MB of it. */
  archive: 1536 * KB,
  /** The same with sharp's native code, for the machine that it is built on. */
  sharpArchive: 12 * 1024 * KB,
} as const;

/** What a page may weigh of its English budget: a Spanish sentence is longer. */
export function languageShare(language: Language): number {
  return language === DEFAULT_LANGUAGE ? 1 : 1.05;
}

/**
 * Islands that are above `islandScript`, with what they have come down to: long forms that stand in the
 * page whole, so that they can be read and typed into before any script. React takes over all of their
 * fields at once; what checks, pays, and shows what came of it is loaded with the first touch.
 * `/register` takes 128 bytes to put off its first look at a time zone. `/checkout` takes 205 to say that who is
 * signed in could not be looked up. The dashboard, in which nobody types before it is there, takes 27 for Temporal,
 * and names all files that its tabs load later: some 50 bytes for each new one. Each page takes 35 to close the menu
 * when the Tab key leads out of it.
 */
export const LONG_FORMS: Readonly<Record<string, number>> = {
  '/admin': 75.3 * KB,
  '/register': 81.3 * KB,
  '/checkout': 79.2 * KB,
  '/donations/one-time': 79.75 * KB,
  '/donations/monthly': 79.75 * KB,
  '/sponsorship-form': 80.5 * KB,
  '/volunteer-application': 75.25 * KB,
};
