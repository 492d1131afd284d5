import { dayOf } from '#domain/calendar/calendar.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { env } from '../../core/env.ts';
import type { FamilyMailContext } from '../../mails/family-mails.ts';
import { isKnown } from '../mail/is-known.ts';
import { familyIdOf } from './family-record.ts';

/** What an email to a family needs besides its account. @param name the guardian's; may be empty */
export async function familyMailContext(
  { email, name }: { email: string; name: string },
  settings: Settings,
  now: Date,
): Promise<FamilyMailContext> {
  const { OFFICE_EMAIL: officeEmail, SITE_URL: siteUrl } = env();
  const [firstName = ''] = name.split(' ');
  const today = dayOf(now, settings.timeZone);
  return {
    familyId: familyIdOf(email),
    email,
    isKnown: await isKnown(email),
    firstName,
    settings,
    officeEmail,
    siteUrl,
    today,
  };
}
