/** What it takes to know the page of a document. */
export interface Placed {
  _id: string;
  _type: string;
  /** Of a story. */
  kind?: unknown;
}

/** The pages on which each type of document is seen, the main one first. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  siteSettings: ['/', '/register', '/schedules', '/contact'],
  home: ['/'],
  aboutPage: ['/about'],
  scholarshipsPage: ['/scholarships'],
  contactPage: ['/contact'],
  registrationPage: ['/register'],
  product: ['/merchandise'],
  sponsorsPage: ['/sponsors', '/sponsors/become'],
  sponsorshipTier: ['/sponsors/become'],
  sponsor: ['/sponsors'],
  donatePage: ['/sponsors/donate', '/donations/one-time', '/donations/monthly'],
  donationLevel: ['/sponsors/donate'],
  story: ['/sponsors/donate'],
  volunteerPage: ['/sponsors/volunteer'],
  volunteerOpportunity: ['/sponsors/volunteer'],
  galleryPage: ['/gallery', '/gallery/submit'],
  galleryItem: ['/gallery'],
};

/** Of those whose page hangs on which one it is. */
const LEGAL_PAGES: Readonly<Record<string, readonly string[]>> = {
  'legal-privacy': ['/privacy'],
  'legal-terms': ['/terms'],
  'legal-liability-waiver': ['/liability-waiver'],
};

/** Pure: the pages on which a document is seen, such as '/about', the main one first; none for what no page shows. */
export function pagesOf({ _id, _type, kind }: Placed): readonly string[] {
  if (_type === 'legalDocument') return LEGAL_PAGES[_id.replace(/^drafts\./, '')] ?? [];
  if (_type === 'story' && kind === 'volunteer') return ['/sponsors/volunteer'];
  return PAGES[_type] ?? [];
}
