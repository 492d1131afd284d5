import type {
  CreateDonationPaymentRequest,
  CreateDonationPaymentResponse,
} from '#contracts/donations/public.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import { chargeInstant } from '#domain/donations/charge-instant.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { type Gift, giftSchema } from '#domain/donations/donation-form.ts';
import { startDates } from '#domain/donations/gift-rules.ts';
import { firstGiftDate } from '#domain/donations/gift-schedule.ts';
import { fieldErrors } from '#domain/forms/field-errors.ts';
import { newPayment } from '#domain/payments/payment.ts';
import { bookLabel } from '#domain/payments/record-label.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { currentLanguage } from '#words/current-language.ts';
import { messages as page } from '#words/labels/payment-page.ts';
import { messages as commonMessages } from '#words/refusals/common.ts';
import { messages } from '#words/refusals/donations.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { refuseHoneypot } from '../../core/honeypot.ts';
import { readSettings } from '../../gateways/content.ts';
import { readGiftMinimums } from '../../gateways/content-giving.ts';
import { donations, outbox } from '../../gateways/records.ts';
import { composeMail, forOffice, writtenIn } from '../../mails/compose.ts';
import { donationForOffice, donationInstructions } from '../../mails/donation-mails.ts';
import { addInvitation } from '../accounts/add-invitation.ts';
import { newManageToken } from '../payments/manage-token.ts';
import { openCheckout } from '../payments/open-checkout.ts';
import { replaceEarlier } from '../payments/pages/replace-earlier.ts';
import { createOnce, findRepeat, hashRequest } from '../records/create-once.ts';

/** A payment page that opens shortly before its first charge could still be open when that comes. */
const LEAD_MS = 60 * 60 * 1000;

/**
 * Records a gift and opens Stripe's payment page (card) or emails instructions (ACH, check). The
 * record comes first, so whatever fails after it can be taken up again with the same idempotency key.
 *
 * @throws AppError invalid_input (below the minimum of content, start date), idempotency_key_reused,
 *   payment_unavailable, service_unavailable
 */
export async function acceptDonation(
  request: CreateDonationPaymentRequest,
  now: Date,
): Promise<CreateDonationPaymentResponse> {
  refuseHoneypot(request);
  const settings = await readSettings();
  const donation = await findOrCreate(request, settings, now);
  const checkout = await openCheckout(
    donations(),
    donation,
    checkoutPageOf(donation, settings, now),
    now,
  );
  const { status, totalCents, plan } = donation.payment;
  return {
    number: donation.number,
    totalCents,
    firstChargeOn: plan?.firstOn ?? null,
    // A page that had expired has been replaced by one that can be paid.
    status: checkout ? 'pending' : status,
    checkout,
  };
}

async function findOrCreate(
  request: CreateDonationPaymentRequest,
  settings: Settings,
  now: Date,
): Promise<Donation> {
  const { idempotencyKey, replaces, website: _, ...gift } = request;
  const id = idempotencyKey.toLowerCase();
  const requestHash = hashRequest(gift);
  const existing = await findRepeat(donations(), id, requestHash);
  if (existing) return existing;
  await refuseInvalid(gift, settings, now);
  await replaceEarlier('donation', replaces, id, now);
  const donation = composeDonation(id, requestHash, gift, now);
  return createOnce(donations(), donation, async (batch) => {
    if (gift.createAccount) await addInvitation(batch, gift, now);
    if (gift.paymentMethod === 'credit-card') return;
    const context = { donation, settings, officeEmail: env().OFFICE_EMAIL };
    for (const draft of [
      writtenIn(currentLanguage(), () => donationInstructions(context)),
      forOffice(() => donationForOffice(context)),
    ]) {
      batch.create(outbox().doc(draft.id), await composeMail(draft, now));
    }
  });
}

/** Holds the gift to what content and the clock say now. @throws AppError invalid_input */
async function refuseInvalid(gift: Gift, { timeZone }: Settings, now: Date): Promise<void> {
  const rules = { ...(await readGiftMinimums()), ...startDates(dayOf(now, timeZone)) };
  const result = giftSchema(gift.type, rules).safeParse(gift);
  if (result.success) return;
  throw new AppError('invalid_input', commonMessages.checkFields, {
    fields: fieldErrors(result.error.issues),
  });
}

function composeDonation(id: string, requestHash: string, gift: Gift, now: Date): Donation {
  const { firstName, lastName, email, amountCents, createAccount: _, ...rest } = gift;
  const monthly = rest.type === 'monthly' ? rest : null;
  const plan = monthly && {
    frequency: 'monthly' as const,
    count: null,
    firstCents: amountCents,
    eachCents: amountCents,
    firstOn: firstGiftDate(monthly.startDate, monthly.paymentDay),
    lastOn: null,
  };
  return {
    id,
    number: recordNumberOf(id),
    requestHash,
    ...rest,
    startDate: monthly?.startDate ?? null,
    paymentDay: monthly?.paymentDay ?? null,
    payer: { firstName, lastName, email, language: currentLanguage() },
    payment: newPayment(amountCents, plan, newManageToken()),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}

/** @throws AppError invalid_input for a form that is sent again when its first charge has passed */
function checkoutPageOf(donation: Donation, { programName, timeZone }: Settings, now: Date) {
  const { number, type, payment } = donation;
  const firstOn = payment.plan?.firstOn;
  const firstChargeAt = firstOn ? chargeInstant(firstOn, timeZone) : undefined;
  const waits = payment.status === 'pending' || payment.status === 'expired';
  if (waits && firstChargeAt && firstChargeAt.getTime() < now.getTime() + LEAD_MS) {
    throw new AppError('invalid_input', messages.laterStart, {
      fields: { startDate: messages.startsFrom },
    });
  }
  return {
    kind: 'donation',
    title: bookLabel('donation', number),
    lines: [
      {
        name: page.lines.gift[type](programName),
        quantity: 1,
        unitCents: payment.totalCents,
      },
    ],
    successPath: '/donations/thank-you',
    cancelPath: `/donations/${type}?cancelled=1`,
    ...(firstChargeAt && { firstChargeAt }),
  } as const;
}
