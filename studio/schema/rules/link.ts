import type { ValidationContext } from 'sanity';
import { GALLERY_CATEGORIES, GALLERY_KINDS } from '../../../src/domain/gallery/categories.ts';
import { galleryPath } from '../../../src/domain/gallery/gallery-views.ts';
import { SAFE_LINK } from '../../../src/domain/links/safe-link.ts';
import { API_VERSION } from './unique.ts';

/** Addresses of this website that a text may lead to. A new page is added here. */
const PAGES: readonly string[] = [
  '/',
  '/about',
  '/about/founder-message',
  '/about/mission',
  '/about/vision',
  '/about/purpose',
  '/about/biography',
  '/scholarships',
  '/schedules',
  '/merchandise',
  '/cart',
  '/contact',
  '/gallery',
  '/gallery/submit',
  ...GALLERY_KINDS.flatMap((kind) =>
    [undefined, ...GALLERY_CATEGORIES].map((category) => galleryPath(kind, category)),
  ),
  '/register',
  '/upload',
  '/sponsors',
  '/sponsors/become',
  '/sponsors/donate',
  '/sponsors/volunteer',
  '/sponsorship-form',
  '/donations/one-time',
  '/donations/monthly',
  '/volunteer-application',
  '/privacy',
  '/terms',
  '/liability-waiver',
  '/auth',
  '/account',
];
const MAIL = /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^tel:\+?[\d-]{7,20}$/;

/** Why the address of a link does not work; true when it may. */
export function checkLink(href: string | undefined): true | string {
  if (!href) return 'Write where the link leads.';
  if (href.startsWith('mailto:')) return MAIL.test(href) || 'Write mailto:name@example.org.';
  if (href.startsWith('tel:')) return PHONE.test(href) || 'Write tel:202-555-0123.';
  if (/\s/.test(href)) return 'Take out the spaces, also at the end: no address has any.';
  if (href.startsWith('/')) return checkPath(href);
  if (!URL.canParse(href)) {
    return 'Begin with https://, mailto: or tel:, or with / for a page of this website.';
  }
  const { protocol, hostname } = new URL(href);
  // `https:example.org` is an address to browsers, and none to the build.
  if (protocol !== 'https:' || !SAFE_LINK.test(href)) {
    return 'Only addresses that begin with https:// are safe to link to.';
  }
  return (
    hostname.includes('.') || 'This is not a full address. Enter one such as https://example.org.'
  );
}

function checkPath(href: string): true | string {
  const path = pathOf(href);
  return PAGES.includes(path) || `This website has no page at ${path}.`;
}

const pathOf = (href: string) => href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');

/** What staff should know of a link to a page that the website leaves out. */
export function findLinkWarning(
  href: string | undefined,
  scholarships: number | null,
): string | undefined {
  if (!leadsToScholarships(href) || scholarships) return undefined;
  return 'There are no scholarships now, so the website has no page at /scholarships. Take out the link.';
}

const leadsToScholarships = (href: string | undefined) =>
  href !== undefined && pathOf(href) === '/scholarships';

/** Counts the published scholarships where a link leads to them. */
export async function checkLinkedPage(href: string | undefined, context: ValidationContext) {
  if (!leadsToScholarships(href)) return true;
  const scholarships = await context
    .getClient({ apiVersion: API_VERSION })
    .fetch<number | null>(
      'count(*[_id == "scholarshipsPage"][0].programs)',
      {},
      { perspective: 'raw' },
    );
  return findLinkWarning(href, scholarships) ?? true;
}
