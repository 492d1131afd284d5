import type { Query } from '@google-cloud/firestore';
import type { PayableKind } from '#domain/payments/choices.ts';
import { isChargedAgain } from '#domain/payments/is-charged-again.ts';
import type { Payable } from '#domain/payments/payment.ts';
import { currentLanguage } from '#words/current-language.ts';
import { readable } from '../../core/broken-records.ts';
import { env } from '../../core/env.ts';
import { readSettings } from '../../gateways/content.ts';
import { donations, registrations, sponsorships } from '../../gateways/records.ts';
import { writtenIn } from '../../mails/compose.ts';
import { manageLinks } from '../../mails/manage-links-mail.ts';
import { hashOf } from '../donations/send-giving-statement.ts';
import { writeMailOnce } from '../mail/write-mail-once.ts';
import { manageLink } from './manage-link.ts';

/** What is paid by a plan, and where it is stored. */
const PLANS = {
  donation: donations,
  sponsorship: sponsorships,
  registration: registrations,
} as const satisfies Partial<Record<PayableKind, unknown>>;

/**
 * Emails the links to all running plans of an address to that address, at most once a minute. Whoever
 * asks is answered before: neither the answer nor its time tells that there are any.
 * @returns the id that the email has, if there is one
 */
export async function sendManageLinks(email: string, now: Date): Promise<string> {
  const id = `manage-links-${hashOf(email)}-${now.toISOString().slice(0, 16).replaceAll(':', '-')}`;
  const kinds = Object.keys(PLANS) as (keyof typeof PLANS)[];
  const plans = (await Promise.all(kinds.map((kind) => readPlans(kind, email)))).flat();
  if (plans.length === 0) return id;
  const { OFFICE_EMAIL: officeEmail, SITE_URL: siteUrl } = env();
  const settings = await readSettings();
  const draft = writtenIn(currentLanguage(), () => {
    const linked = plans.map((plan) => ({
      kind: plan.kind,
      number: plan.number,
      link: manageLink(siteUrl, { ...plan, email }),
    }));
    return manageLinks(id, email, linked, { settings, officeEmail });
  });
  await writeMailOnce(draft, now);
  return id;
}

type Running = Pick<Payable, 'id' | 'number' | 'payment'> & { kind: keyof typeof PLANS };

async function readPlans(kind: keyof typeof PLANS, email: string): Promise<Running[]> {
  const plans: Query<Payable> = PLANS[kind]();
  const found = await plans.where('payer.email', '==', email).get();
  return readable(found.docs)
    .filter(({ payment }) => payment.stripeSubscriptionId && isChargedAgain(payment))
    .map(({ id, number, payment }) => ({ kind, id, number, payment }));
}
