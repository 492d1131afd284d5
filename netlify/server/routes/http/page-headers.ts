/** What netlify.toml says of pages and an answer of data does not need. The rest is added to all answers. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  // What may run is in the page itself, by its hashes.
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};
