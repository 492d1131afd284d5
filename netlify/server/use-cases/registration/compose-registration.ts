import { tellSeason } from '#domain/billing/tell-bill.ts';
import { dayOf } from '#domain/calendar/day.ts';
import type { DiscountTerms } from '#domain/discounts/discount.ts';
import { newPayment } from '#domain/payments/payment.ts';
import { bookLabel } from '#domain/payments/record-label.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import type { Registration } from '#domain/registration/registration.ts';
import type { RegistrationForm } from '#domain/registration/registration-form.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { currentLanguage } from '#words/current-language.ts';
import { messages } from '#words/labels/payment-page.ts';
import { newManageToken } from '../payments/manage-token.ts';
import { discountedFee } from './check-discounts.ts';

interface Composing {
  id: string;
  requestHash: string;
  form: RegistrationForm;
  settings: Settings;
  /** Those that count for it. */
  discounts: readonly DiscountTerms[];
  now: Date;
}

/** A registration as the form asks for it, with the fee of content. What discounts make free is paid. */
export function composeRegistration(composing: Composing): Registration {
  const { id, requestHash, form, settings, discounts, now } = composing;
  const today = dayOf(now, settings.timeZone);
  const fee = discountedFee(form, settings, discounts, today);
  const { lines } = fee.discounts;
  const payment = newPayment(fee.totalCents, fee.plan, newManageToken());
  const isFree = fee.totalCents === 0 && lines.length > 0;
  return {
    id,
    number: recordNumberOf(id),
    requestHash,
    payer: {
      firstName: form.parentFirstName,
      lastName: form.parentLastName,
      email: form.parentEmail,
      language: currentLanguage(),
    },
    paymentMethod: form.paymentMethod,
    payment: isFree ? { ...payment, status: 'paid' } : payment,
    seasonName: settings.seasonName,
    phone: form.parentPhone,
    address: form.address,
    city: form.city,
    state: form.state,
    zipCode: form.zipCode,
    emergencyContact: form.emergencyContact,
    emergencyPhone: form.emergencyPhone,
    players: form.players.map(({ medicalInfo: _, ...player }) => ({
      profileId: crypto.randomUUID(),
      billId: crypto.randomUUID(),
      ...player,
    })),
    feeCents: settings.registrationFeeCents,
    ...(lines.length > 0 && { discounts: lines, discountIds: lines.map((line) => line.id) }),
    paymentFrequency: form.paymentFrequency,
    marketingConsent: form.marketingConsent,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}

/** What Stripe's page says of a registration: what is owed for it by now. */
export function checkoutPageOf({ number, players, feeCents, seasonName, payment }: Registration) {
  const isFull = payment.totalCents === players.length * feeCents;
  return {
    kind: 'registration',
    title: bookLabel('registration', number),
    lines: isFull
      ? [
          {
            name: messages.lines.registration(tellSeason(seasonName)),
            quantity: players.length,
            unitCents: feeCents,
          },
        ]
      : [
          {
            name: messages.lines.discounted(tellSeason(seasonName)),
            quantity: 1,
            unitCents: payment.totalCents,
          },
        ],
    successPath: '/register/success',
    cancelPath: '/register?cancelled=1',
  } as const;
}
