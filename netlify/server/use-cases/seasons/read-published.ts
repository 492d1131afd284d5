import type { SeasonState } from '#contracts/seasons/dashboard.ts';
import { readSettings } from '../../gateways/content.ts';
import { readSignedDocuments } from '../../gateways/content-registration.ts';

/** What content says of the season, as published now. @throws AppError service_unavailable */
export async function readPublished(): Promise<SeasonState['published']> {
  const [settings, documents] = await Promise.all([readSettings(), readSignedDocuments()]);
  return {
    seasonName: settings.seasonName,
    feeCents: settings.registrationFeeCents,
    waiverVersion: documents['liability-waiver'].version,
    termsVersion: documents.terms.version,
  };
}
