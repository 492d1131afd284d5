import { aboutPage } from './documents/about-page.ts';
import { contactPage } from './documents/contact-page.ts';
import { donatePage } from './documents/donate-page.ts';
import { donationLevel } from './documents/donation-level.ts';
import { galleryItem } from './documents/gallery-item.ts';
import { galleryPage } from './documents/gallery-page.ts';
import { home } from './documents/home.ts';
import { legalDocument } from './documents/legal-document.ts';
import { product } from './documents/product.ts';
import { registrationPage } from './documents/registration-page.ts';
import { scholarshipsPage } from './documents/scholarships-page.ts';
import { siteSettings } from './documents/site-settings.ts';
import { sponsor } from './documents/sponsor.ts';
import { sponsorsPage } from './documents/sponsors-page.ts';
import { sponsorshipTier } from './documents/sponsorship-tier.ts';
import { story } from './documents/story.ts';
import { volunteerOpportunity } from './documents/volunteer-opportunity.ts';
import { volunteerPage } from './documents/volunteer-page.ts';
import { inAllLanguages } from './languages/in-all-languages.ts';

/** Every type of document; local/seed/README.md has an example of each. */
export const DOCUMENT_TYPES = [
  siteSettings,
  home,
  aboutPage,
  scholarshipsPage,
  contactPage,
  registrationPage,
  product,
  sponsorsPage,
  sponsorshipTier,
  sponsor,
  donatePage,
  donationLevel,
  story,
  volunteerPage,
  volunteerOpportunity,
  galleryPage,
  galleryItem,
  legalDocument,
].map(inAllLanguages);
