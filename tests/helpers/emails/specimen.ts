import type * as z from 'zod/mini';
import type { Settings } from '#domain/settings/settings.ts';
import type { MailDraft } from '#server/mails/compose.ts';
import { CORPUS, documentOf } from '../corpus.ts';

/* What every specimen of an email is written from. */

type Words = Pick<MailDraft, 'subject' | 'blocks' | 'replyTo'>;
export interface FamilyEmail {
  composer: string;
  /** What it is written from: its words may appear in any language. */
  data: unknown;
  write(): Words | readonly Words[] | null;
}

export const NOW = new Date('2026-11-23T12:00:00Z');
export const officeEmail = 'oficina@example.org';
export const siteUrl = 'https://calusa.example';
const MAILING = { street: '2450 Heron Bay', city: 'Fort Myers', state: 'FL', zipCode: '33901' };
export const settings = {
  programName: 'Calusa Hoops',
  legalName: 'Calusa Hoops, Inc.',
  ein: '12-3456789',
  timeZone: 'America/New_York',
  seasonName: '2026-27 Season',
  mailingAddress: MAILING,
  registrationFeeCents: 15_000,
  taxStatus: '501(c)(3)',
  responseTimes: { paymentInstructions: '24 horas' },
} as Settings;
export const club = { ...settings, taxStatus: '501(c)(7)' } as Settings;
export const program = {
  programName: 'Calusa Hoops',
  contact: '2 días',
  volunteerApplication: null,
};
export const context = {
  settings,
  officeEmail,
  siteUrl,
  linkToManage: () => `${siteUrl}/api/payments/manage?link=x`,
  linkTo: () => `${siteUrl}/pay?link=x`,
};

export function read<Schema extends z.ZodMiniType>(collection: string, schema: Schema) {
  return CORPUS.filter((one) => one.collection === collection).map(({ data }) =>
    schema.parse(documentOf(data)),
  );
}

export const email = (
  composer: string,
  data: unknown,
  write: FamilyEmail['write'],
): FamilyEmail => ({
  composer,
  data,
  write,
});
