import type {
  CreateSponsorshipPaymentRequest,
  CreateSponsorshipPaymentResponse,
} from '#contracts/sponsorship/public.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import { newPayment } from '#domain/payments/payment.ts';
import { planPayment } from '#domain/payments/plan-payment.ts';
import { bookLabel } from '#domain/payments/record-label.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { tellLevel } from '#domain/sponsorship/custom-level.ts';
import { withGoodsOf } from '#domain/sponsorship/goods.ts';
import { checkLevel } from '#domain/sponsorship/levels.ts';
import { billSponsor } from '#domain/sponsorship/sponsor-bill.ts';
import type { Sponsorship } from '#domain/sponsorship/sponsorship.ts';
import type { SponsorshipForm } from '#domain/sponsorship/sponsorship-form.ts';
import { currentLanguage } from '#words/current-language.ts';
import { messages as page } from '#words/labels/payment-page.ts';
import { messages } from '#words/refusals/common.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { refuseHoneypot } from '../../core/honeypot.ts';
import { readSettings } from '../../gateways/content.ts';
import { readLevels } from '../../gateways/content-sponsorship.ts';
import { outbox, sponsorBills, sponsorships } from '../../gateways/records.ts';
import { composeMail, forOffice, type WrittenMail, writtenIn } from '../../mails/compose.ts';
import { sponsorshipForOffice, sponsorshipInstructions } from '../../mails/sponsorship-mails.ts';
import { addInvitation } from '../accounts/add-invitation.ts';
import { newManageToken } from '../payments/manage-token.ts';
import { openCheckout } from '../payments/open-checkout.ts';
import { replaceEarlier } from '../payments/pages/replace-earlier.ts';
import { createOnce, findRepeat, hashRequest } from '../records/create-once.ts';

/**
 * Records a sponsorship application with its bill and opens Stripe's payment page (card) or emails
 * instructions (ACH, check). The amount is the sponsor's to choose, but a level cannot be had for less
 * than its tier begins with now. Trying again as in {@link placeOrder}.
 *
 * @throws AppError invalid_input (a level that is gone or costs more), idempotency_key_reused,
 *   payment_unavailable, service_unavailable
 */
export async function acceptSponsorship(
  request: CreateSponsorshipPaymentRequest,
  now: Date,
): Promise<CreateSponsorshipPaymentResponse> {
  refuseHoneypot(request);
  const sponsorship = await findOrCreate(request, now);
  const checkout = await openCheckout(
    sponsorships(),
    sponsorship,
    checkoutPageOf(sponsorship),
    now,
  );
  const { status, totalCents, plan } = sponsorship.payment;
  return {
    number: sponsorship.number,
    totalCents,
    plan,
    // A page that had expired has been replaced by one that can be paid.
    status: checkout ? 'pending' : status,
    checkout,
  };
}

async function findOrCreate(
  request: CreateSponsorshipPaymentRequest,
  now: Date,
): Promise<Sponsorship> {
  const { idempotencyKey, replaces, website: _, ...form } = request;
  const id = idempotencyKey.toLowerCase();
  const requestHash = hashRequest(form);
  const existing = await findRepeat(sponsorships(), id, requestHash);
  if (existing) return existing;
  const [settings, levels] = await Promise.all([readSettings(), readLevels()]);
  const fields = checkLevel(form, levels, settings);
  if (Object.keys(fields).length > 0) {
    throw new AppError('invalid_input', messages.checkFields, { fields });
  }
  const replaced = await replaceEarlier('sponsorship', replaces, id, now);
  const applied = composeSponsorship(id, requestHash, form, settings, now);
  const sponsorship = withGoodsOf(applied, levels);
  return createOnce(sponsorships(), sponsorship, async (batch) => {
    batch.create(sponsorBills().doc(id), billSponsor(sponsorship, dayOf(now, settings.timeZone)));
    if (form.createAccount) await addInvitation(batch, form, now);
    for (const draft of mailsFor(sponsorship, settings, replaced)) {
      batch.create(outbox().doc(draft.id), await composeMail(draft, now));
    }
  });
}

function mailsFor(
  sponsorship: Sponsorship,
  settings: Settings,
  replaced: readonly string[],
): WrittenMail[] {
  const context = { sponsorship, settings, officeEmail: env().OFFICE_EMAIL };
  const byCard = sponsorship.paymentMethod === 'credit-card';
  const instructions = () => writtenIn(currentLanguage(), () => sponsorshipInstructions(context));
  return [
    ...(byCard ? [] : [instructions()]),
    forOffice(() => sponsorshipForOffice(context, replaced)),
  ];
}

function composeSponsorship(
  id: string,
  requestHash: string,
  form: SponsorshipForm,
  settings: Settings,
  now: Date,
): Sponsorship {
  const { firstName, lastName, email, amountCents, createAccount: _, ...rest } = form;
  const today = dayOf(now, settings.timeZone);
  const plan = planPayment(amountCents, form.paymentFrequency, settings, today);
  return {
    id,
    number: recordNumberOf(id),
    requestHash,
    ...rest,
    payer: { firstName, lastName, email, language: currentLanguage() },
    payment: newPayment(amountCents, plan, newManageToken()),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}

function checkoutPageOf({ number, sponsorshipLevel, payment }: Sponsorship) {
  return {
    kind: 'sponsorship',
    title: bookLabel('sponsorship', number),
    lines: [
      {
        name: page.lines.sponsorship(tellLevel(sponsorshipLevel)),
        quantity: 1,
        unitCents: payment.totalCents,
      },
    ],
    successPath: '/sponsorship-success',
    cancelPath: '/sponsorship-form?cancelled=1',
  } as const;
}
