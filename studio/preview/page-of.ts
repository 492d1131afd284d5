/** What it takes to know the page of a document. */
export interface Placed {
  _id: string;
  _type: string;
  /** Of a story. */
  kind?: unknown;
}

/** The page on which each type of document is seen. */
const PAGES: Readonly<Record<string, string>> = {
  siteSettings: '/',
  home: '/',
  aboutPage: '/about',
  scholarshipsPage: '/scholarships',
  contactPage: '/contact',
  registrationPage: '/register',
  product: '/merchandise',
  sponsorsPage: '/sponsors',
  sponsorshipTier: '/sponsors/become',
  sponsor: '/sponsors',
  donatePage: '/sponsors/donate',
  donationLevel: '/sponsors/donate',
  story: '/sponsors/donate',
  volunteerPage: '/sponsors/volunteer',
  volunteerOpportunity: '/sponsors/volunteer',
  galleryPage: '/gallery',
  galleryItem: '/gallery',
};

/** Of those whose page hangs on which one it is. */
const LEGAL_PAGES: Readonly<Record<string, string>> = {
  'legal-privacy': '/privacy',
  'legal-terms': '/terms',
  'legal-liability-waiver': '/liability-waiver',
};

/** Pure: the page on which a document is seen, such as '/about'; undefined for what no page shows. */
export function pageOf({ _id, _type, kind }: Placed): string | undefined {
  if (_type === 'legalDocument') return LEGAL_PAGES[_id.replace(/^drafts\./, '')];
  if (_type === 'story' && kind === 'volunteer') return '/sponsors/volunteer';
  return PAGES[_type];
}
