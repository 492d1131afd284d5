const KB = 1024;

/** In bytes after gzip. A page that passes them is fast on a phone in a gym's car park. */
export const BUDGETS = {
  /** The document with all that is inlined: what fits into the first flight of a connection. */
  contentHtml: 14.25 * KB,
  /** The same where the page lists two dozen pictures, or holds a form. */
  listHtml: 22 * KB,
  css: 10 * KB,
  contentScript: 10 * KB,
  /** React with an island. */
  islandScript: 112 * KB,
  /** Firestore, Auth, Stripe, content and mail in one, which `account` and `health` carry. */
  function: 1072 * KB,
} as const;
