/*
 * The texts of content that are said in each language, by type of document; 'features.title' is the title of
 * each feature. The Studio shows a field for each language, and pages in another language say which of these
 * are English still. What is kept on records or compared (a tier's, a color's, or a product's name, the
 * sport) is not here: it is the same in every language.
 */

const PAGE = ['heading', 'intro', 'seoTitle', 'seoDescription'];

const texts = (list: string) => [`${list}.title`, `${list}.text`];

export const TRANSLATED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  siteSettings: [
    'region',
    'scoreName',
    'seasonName',
    'hours.days',
    'hours.times',
    ...['contact', 'paymentInstructions', 'volunteerApplication', 'sponsorship', 'complaint'].map(
      (answer) => `responseTimes.${answer}`,
    ),
  ],
  home: [
    'heroHeading',
    'heroText',
    'heroImage.alt',
    'seoTitle',
    'seoDescription',
    ...texts('features'),
    ...['heading', 'text', 'quote', 'person', 'image.alt', 'figures.text'].map(
      (text) => `blocks.${text}`,
    ),
    ...texts('blocks.dates'),
  ],
  aboutPage: [
    ...PAGE,
    'image.alt',
    ...['heading', 'image.alt', 'body', 'role'].map((part) => `founderMessage.${part}`),
    ...['mission', 'vision', 'purpose'].flatMap((part) => [`${part}.heading`, `${part}.text`]),
    'biography.heading',
    'biography.body',
  ],
  scholarshipsPage: [
    ...PAGE,
    'mission.heading',
    'mission.text',
    'programs.name',
    'programs.description',
    'programs.eligibility',
    ...texts('howToApply'),
    'requirements',
    'notifiedWithin',
  ],
  contactPage: [...PAGE, 'questions.question', 'questions.answer'],
  registrationPage: [...PAGE, 'feeIncludes'],
  product: ['category', 'description', 'colors.image.alt'],
  sponsorsPage: [...PAGE, 'becomeHeading', 'becomeIntro', ...texts('benefits'), 'impact.text'],
  sponsorshipTier: ['benefits'],
  sponsor: ['logo.alt', 'text'],
  donatePage: [...PAGE, 'claims.text', 'fundAllocation.name', 'fundAllocation.text', 'disclosure'],
  donationLevel: ['text', 'severalText'],
  story: ['title', 'person', 'quote', 'text', 'image.alt'],
  volunteerPage: [
    ...PAGE,
    'stats.text',
    ...texts('benefits'),
    ...texts('steps'),
    'coordinator.role',
  ],
  volunteerOpportunity: ['title', 'commitment', 'text', 'needs'],
  galleryPage: [...PAGE, 'submitIntro', 'guidelines.title', 'guidelines.points'],
  galleryItem: ['title', 'description', 'image.alt', 'captions'],
  legalDocument: [
    'title',
    'intro',
    'sections.heading',
    'sections.body',
    'seoTitle',
    'seoDescription',
  ],
};

/** Where the text of a field stands in another language: beside it. */
export const translationName = (field: string, language: string) => `${field}_${language}`;

/** Of paths such as 'features.title' those below 'features', from there on. */
export const pathsBelow = (paths: readonly string[], field: string) =>
  paths.filter((path) => path.startsWith(`${field}.`)).map((path) => path.slice(field.length + 1));
