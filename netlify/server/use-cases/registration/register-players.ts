import type {
  CreateRegistrationRequest,
  CreateRegistrationResponse,
} from '#contracts/registration/public.ts';
import { dayOf } from '#domain/calendar/day.ts';
import { newPayment } from '#domain/payments/payment.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import { comparableRegistration } from '#domain/registration/comparable.ts';
import { planFee } from '#domain/registration/fee.ts';
import type { Registration } from '#domain/registration/registration.ts';
import type { RegistrationForm } from '#domain/registration/registration-form.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { AppError } from '../../core/app-error.ts';
import { refuseHoneypot } from '../../core/honeypot.ts';
import type { RequestInfo } from '../../core/request-info.ts';
import { readSettings } from '../../gateways/content.ts';
import { registrations } from '../../gateways/records.ts';
import { newManageToken } from '../payments/manage-token.ts';
import { openCheckout } from '../payments/open-checkout.ts';
import { findRepeat, hashRequest } from '../records/create-once.ts';
import { addMails } from './add-mails.ts';
import { addPlayers, keepMedicalNotes } from './add-players.ts';
import { addSignatures } from './add-signatures.ts';
import { becomeParent } from './become-parent.ts';
import { type AddRest, createInPlace } from './create-in-place.ts';
import { findReplaced } from './find-replaced.ts';
import { readPublishedTexts } from './read-published-texts.ts';

type Who = Pick<RequestInfo, 'now' | 'ip' | 'userAgent'>;

/**
 * Registers players: recomputes the fee from content, checks what was signed against what is published,
 * stores registration, players, bills, medical notes, signatures and mails in one transaction, and
 * opens Stripe's page where it is paid by card. The idempotency key is the registration's id. An unpaid
 * registration of the same family that this one changes is cancelled in the same transaction.
 *
 * @throws AppError invalid_input, conflict (a text has changed), idempotency_key_reused,
 *   already_registered, confirm_replacement, payment_unavailable, service_unavailable
 */
export async function registerPlayers(
  request: CreateRegistrationRequest,
  who: Who,
): Promise<CreateRegistrationResponse> {
  refuseHoneypot(request);
  const registration = await findOrCreate(request, who);
  await becomeParent(registration.payer.email, who.now);
  const page = checkoutPageOf(registration);
  const checkout = await openCheckout(registrations(), registration, page, who.now);
  const { status, totalCents, plan } = registration.payment;
  return {
    number: registration.number,
    // A page that had expired has been replaced by one that can be paid.
    status: checkout ? 'pending' : status,
    totalCents,
    plan,
    checkout,
  };
}

async function findOrCreate(request: CreateRegistrationRequest, who: Who): Promise<Registration> {
  const { registration: form, documents } = request;
  const id = request.idempotencyKey.toLowerCase();
  const requestHash = hashRequest(comparableRegistration(form));
  const existing = await findRepeat(registrations(), id, requestHash);
  if (existing) {
    // Cancelled, its notes are gone and must stay so.
    if (!existing.cancelled) await keepMedicalNotes(existing, form.players);
    return existing;
  }
  const [settings, texts] = await Promise.all([readSettings(), readPublishedTexts(documents)]);
  const fresh = composeRegistration(id, requestHash, form, settings, who.now);
  const addRest: AddRest = async (transaction, registration, taken) => {
    addPlayers(transaction, registration, { forms: form.players, taken, settings, now: who.now });
    addSignatures(transaction, registration, form.signedName, texts, who);
    await addMails(transaction, registration, form.createAccount, settings, who.now);
  };
  return replaceAndCreate(request, fresh, addRest, who.now);
}

/**
 * Stripe reports each page that is closed to make room, and the report may change the earlier
 * registration before the new one takes its place: it is then read again, not left to the family.
 */
async function replaceAndCreate(
  request: CreateRegistrationRequest,
  fresh: Registration,
  addRest: AddRest,
  now: Date,
  triesLeft = 3,
): Promise<Registration> {
  const replaced = await findReplaced(request, fresh.seasonName, now);
  try {
    return await createInPlace(fresh, replaced, now, addRest);
  } catch (error) {
    const changedMeanwhile = error instanceof AppError && error.code === 'conflict';
    if (!changedMeanwhile || triesLeft === 1) throw error;
    return replaceAndCreate(request, fresh, addRest, now, triesLeft - 1);
  }
}

function composeRegistration(
  id: string,
  requestHash: string,
  form: RegistrationForm,
  settings: Settings,
  now: Date,
): Registration {
  const today = dayOf(now, settings.timeZone);
  const fee = planFee(form.players.length, form.paymentFrequency, settings, today);
  return {
    id,
    number: recordNumberOf(id),
    requestHash,
    payer: {
      firstName: form.parentFirstName,
      lastName: form.parentLastName,
      email: form.parentEmail,
    },
    paymentMethod: form.paymentMethod,
    payment: newPayment(fee.totalCents, fee.plan, newManageToken()),
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
    paymentFrequency: form.paymentFrequency,
    marketingConsent: form.marketingConsent,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}

function checkoutPageOf({ number, players, feeCents, seasonName }: Registration) {
  return {
    kind: 'registration',
    title: `Registration ${number}`,
    lines: [{ name: `Registration, ${seasonName}`, quantity: players.length, unitCents: feeCents }],
    successPath: '/register/success',
    cancelPath: '/register?cancelled=1',
  } as const;
}
