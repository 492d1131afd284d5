import type { SeedDocument } from './document.ts';
import { SPANISH } from './es/index.ts';
import { sayInSpanish } from './es/say-in-spanish.ts';
import { home } from './home.ts';
import { liabilityWaiver } from './legal/liability-waiver.ts';
import { privacyPolicy } from './legal/privacy.ts';
import { termsOfService } from './legal/terms.ts';
import { aboutPage } from './pages/about.ts';
import { contactPage, registrationPage } from './pages/contact.ts';
import { donatePage, donationLevels } from './pages/donate.ts';
import { galleryItems, galleryPage } from './pages/gallery.ts';
import { galleryVideos } from './pages/gallery-videos.ts';
import { scholarshipsPage } from './pages/scholarships.ts';
import { sponsors, sponsorshipTiers, sponsorsPage } from './pages/sponsors.ts';
import { stories } from './pages/stories.ts';
import { volunteerOpportunities, volunteerPage } from './pages/volunteer.ts';
import { products } from './products.ts';
import { siteSettings } from './site-settings.ts';

const ENGLISH: SeedDocument[] = [
  siteSettings,
  home,
  ...products,
  aboutPage,
  scholarshipsPage,
  sponsorsPage,
  ...sponsorshipTiers,
  ...sponsors,
  donatePage,
  ...donationLevels,
  ...stories,
  volunteerPage,
  ...volunteerOpportunities,
  galleryPage,
  ...galleryItems,
  ...galleryVideos,
  contactPage,
  registrationPage,
  privacyPolicy,
  termsOfService,
  liabilityWaiver,
];

/** Everything in the demo program's content lake, in the order it is written, in both languages. */
export const allDocuments: SeedDocument[] = ENGLISH.map((document) =>
  sayInSpanish(document, SPANISH[document._id]),
);
