import { liabilityWaiver } from './liability-waiver.ts';
import { privacyPolicy } from './privacy.ts';
import { termsOfService } from './terms.ts';

/** The legal texts by document. */
export const legalDocuments = {
  'legal-privacy': privacyPolicy,
  'legal-terms': termsOfService,
  'legal-liability-waiver': liabilityWaiver,
};
