import type { DocumentActionComponent, DocumentActionsContext } from 'sanity';

/** Types of which there is one document, with the type’s name as its id. */
export const SINGLETONS = [
  'siteSettings',
  'home',
  'aboutPage',
  'scholarshipsPage',
  'contactPage',
  'registrationPage',
  'sponsorsPage',
  'donatePage',
  'volunteerPage',
  'galleryPage',
];

/** The three legal texts, by id. */
export const LEGAL_DOCUMENTS = [
  { id: 'legal-privacy', title: 'Privacy policy' },
  { id: 'legal-terms', title: 'Terms of service' },
  { id: 'legal-liability-waiver', title: 'Liability waiver' },
];

const LASTING_TYPES = [...SINGLETONS, 'legalDocument'];
/** What remains when nothing may take a page off the website. */
const LASTING_ACTIONS = ['publish', 'discardChanges', 'restore'];

/** The website cannot be built without its pages: they are neither unpublished, deleted nor copied. */
export function keepLastingDocuments(
  actions: DocumentActionComponent[],
  { schemaType }: Pick<DocumentActionsContext, 'schemaType'>,
): DocumentActionComponent[] {
  if (!LASTING_TYPES.includes(schemaType)) return actions;
  return actions.filter(({ action }) => action !== undefined && LASTING_ACTIONS.includes(action));
}

/** “New document” offers only what there can be several of. */
export function isCreatable(type: string): boolean {
  return !LASTING_TYPES.includes(type);
}
