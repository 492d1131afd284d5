import { pageAddress } from '#words/page-address.ts';

/** Of the sign-in page's address: where to go afterwards. */
export const RETURN_PARAMETER = 'return';
/** Only used to resolve against: no address of ours. */
const BASE = 'https://site.invalid';
/** In any language, with whatever follows the page. */
const SIGN_IN = /^(\/[a-z]{2})?\/auth(?![^?#])/;

const home = () => pageAddress('/');

/**
 * The page of this site to go to after signing in, out of an address that anyone may have written:
 * `//evil.example`, `https:`, `javascript:` and a browser's idea of a backslash all lead away, and
 * home is the answer to them; so it is to the sign-in page itself.
 */
export function safeReturnPath(wanted: string | null): string {
  if (!wanted?.startsWith('/') || wanted.includes('\\')) return home();
  try {
    const url = new URL(wanted, BASE);
    // Tabs and line breaks are dropped by the parser: '/\t/evil.example' becomes '//evil.example'.
    if (url.origin !== BASE || SIGN_IN.test(url.pathname) || url.pathname.startsWith('//'))
      return home();
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return home();
  }
}

/**
 * Where the sign-in page leads to, by its own address.
 * @param otherwise for who came without wishing to go anywhere
 */
export function readReturnPath(otherwise: string): string {
  const wanted = new URLSearchParams(window.location.search).get(RETURN_PARAMETER);
  return wanted === null ? otherwise : safeReturnPath(wanted);
}

/** The sign-in page that leads back to the given page; of the sign-in page, itself with where it leads. */
export function signInAddress(path: string): string {
  if (SIGN_IN.test(path)) return path;
  const page = pageAddress('/auth');
  return path === home() ? page : `${page}?${RETURN_PARAMETER}=${encodeURIComponent(path)}`;
}

/** The page the person is on. */
export function currentPath(): string {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}
