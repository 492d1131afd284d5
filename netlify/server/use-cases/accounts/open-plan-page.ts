import type { OpenPlanPageRequest } from '#contracts/accounts/own-account.ts';
import type { Payable } from '#domain/payments/payment.ts';
import { messages } from '#words/refusals/accounts.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { donations, registrations, sponsorships } from '../../gateways/records.ts';
import { openPortal } from '../../gateways/stripe-portal.ts';
import { verifiedEmail } from './own-records.ts';

/**
 * The address of Stripe's page on which the caller changes the card of one of their plans, and
 * pauses or stops it where it is no debt. The token of the link in receipts does not leave us for it.
 * @throws AppError forbidden (email not verified), not_found (not theirs), conflict (no plan at
 *   Stripe), payment_unavailable
 */
export async function openPlanPage(
  { kind, id }: OpenPlanPageRequest,
  account: Account,
): Promise<string> {
  const email = verifiedEmail(account);
  const record = await readRecord(kind, id);
  // Another's plan and none at all are told apart by nobody.
  if (record?.payer.email !== email) {
    throw new AppError('not_found', messages.noPlan);
  }
  const page = record.payment.stripeSubscriptionId ? await openPortal(record.payment) : null;
  if (!page) throw new AppError('conflict', messages.noCard);
  return page;
}

async function readRecord(
  kind: OpenPlanPageRequest['kind'],
  id: string,
): Promise<Payable | undefined> {
  if (kind === 'registration') return (await registrations().doc(id).get()).data();
  if (kind === 'sponsorship') return (await sponsorships().doc(id).get()).data();
  return (await donations().doc(id).get()).data();
}
