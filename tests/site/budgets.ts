const KB = 1024;

/** In bytes, of pages after gzip; the scripts of islands after brotli, as they are sent. A page that passes them is fast on a phone in a gym's car park. */
export const BUDGETS = {
  /** The document with all that is inlined: what fits into the first flight of a connection. */
  contentHtml: 11.5 * KB,
  /** The same where the page lists two dozen pictures, or holds a form. */
  listHtml: 18.5 * KB,
  css: 8.25 * KB,
  /** The picture that a page shows first, as a phone with 360 × 2 pixels is sent it. */
  firstPicture: 40 * KB,
  /** Any other, to the same phone. */
  picture: 60 * KB,
  contentScript: 8 * KB,
  /** The shop's, with the cart. */
  shopScript: 21 * KB,
  /** React with a form that stands in the page: what loads before its first field is alive. */
  formScript: 87 * KB,
  /** React with an island that asks our server before it shows anything. */
  islandScript: 98 * KB,
  /** A function as it ships, zipped: Netlify's own start is 0.23 MB of it. */
  archive: 1536 * KB,
  /** The same with sharp's native code, for the machine that it is built on. */
  sharpArchive: 12 * 1024 * KB,
} as const;
