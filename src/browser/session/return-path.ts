const PARAMETER = 'return';
/** Only used to resolve against: no address of ours. */
const BASE = 'https://site.invalid';

/**
 * The page of this site to go to after signing in, out of an address that anyone may have written:
 * `//evil.example`, `https:`, `javascript:` and a browser's idea of a backslash all lead away, and
 * home is the answer to them; so it is to the sign-in page itself.
 */
export function safeReturnPath(wanted: string | null): string {
  if (!wanted?.startsWith('/') || wanted.includes('\\')) return '/';
  try {
    const url = new URL(wanted, BASE);
    // Tabs and line breaks are dropped by the parser: '/\t/evil.example' becomes '//evil.example'.
    if (url.origin !== BASE || url.pathname === '/auth' || url.pathname.startsWith('//'))
      return '/';
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return '/';
  }
}

/** Where the sign-in page leads to, by its own address. */
export function readReturnPath(): string {
  return safeReturnPath(new URLSearchParams(window.location.search).get(PARAMETER));
}

/** The sign-in page that leads back to the given page. */
export function signInAddress(path: string): string {
  return path === '/' ? '/auth' : `/auth?${PARAMETER}=${encodeURIComponent(path)}`;
}

/** The page the person is on. */
export function currentPath(): string {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}
