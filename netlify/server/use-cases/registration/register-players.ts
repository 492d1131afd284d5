import type { Transaction } from '@google-cloud/firestore';
import type {
  CreateRegistrationRequest,
  CreateRegistrationResponse,
} from '#contracts/registration/public.ts';
import { comparableRegistration } from '#domain/registration/comparable.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { messages } from '#words/refusals/registration.ts';
import { AppError } from '../../core/app-error.ts';
import { readable } from '../../core/broken-records.ts';
import { refuseHoneypot } from '../../core/honeypot.ts';
import type { RequestInfo } from '../../core/request-info.ts';
import { readSettings } from '../../gateways/content.ts';
import { profiles, registrations } from '../../gateways/records.ts';
import { openCheckout } from '../payments/open-checkout.ts';
import { findRepeat, hashRequest } from '../records/create-once.ts';
import { readInvited } from '../seasons/read-invited.ts';
import { addMails, tellLeftOut, tellOthers } from './add-mails.ts';
import { addPlayers, tellLostNotes, tellNotesToCheck } from './add-players.ts';
import { addSignatures, readMissingTexts } from './add-signatures.ts';
import { becomeParent } from './become-parent.ts';
import { checkUses, readDiscounts } from './check-discounts.ts';
import { checkPlayers } from './check-players.ts';
import { checkoutPageOf, composeRegistration } from './compose-registration.ts';
import { readConsentsAgain } from './consents-again.ts';
import { type AddRest, createInPlace, type ReadRest } from './create-in-place.ts';
import { findReplaced } from './find-replaced.ts';
import { readNamesakes } from './read-namesakes.ts';
import { readPublishedTexts } from './read-published-texts.ts';
import { takeRepeat } from './take-repeat.ts';

type Who = Pick<RequestInfo, 'now' | 'ip' | 'userAgent'>;

/**
 * Registers players: recomputes the fee from content, checks what was signed against what is published,
 * stores registration, players, bills, medical notes, signatures and emails in one transaction, and
 * opens Stripe's page where it is paid by card. Players are held to the ages, grades and states of the settings.
 * The idempotency key is the registration's id. An unpaid registration of the same family that this one changes is
 * canceled in the same transaction.
 *
 * @throws AppError invalid_input, conflict (a text has changed), discounts_changed, registration_closed,
 *   idempotency_key_reused, already_registered, confirm_replacement, payment_unavailable, service_unavailable
 */
export async function registerPlayers(
  request: CreateRegistrationRequest,
  who: Who,
): Promise<CreateRegistrationResponse> {
  refuseHoneypot(request);
  const registration = await findOrCreate(request, who);
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
  if (existing) return takeRepeat(existing.id, form, who.now);
  const [settings, texts] = await Promise.all([readSettings(), readPublishedTexts(documents)]);
  if (settings.registrationClosed) throw new AppError('registration_closed', messages.closed);
  checkPlayers(form, settings);
  const discounts = await readDiscounts(request, settings, who);
  const fresh = composeRegistration({ id, requestHash, form, settings, discounts, now: who.now });
  const readRest: ReadRest = async (transaction, registration, replaced) => {
    const { now } = who;
    const { taken } = replaced;
    const ofAddress = profiles().where('email', '==', registration.payer.email);
    const family = readable((await transaction.get(ofAddress)).docs);
    const writers = [
      await readConsentsAgain(transaction, registration, replaced, now),
      await readNamesakes(transaction, registration, { family, taken, forms: form.players, now }),
      await readMissingTexts(transaction, texts),
      () => becomeParent(transaction, family, now),
    ];
    return () => {
      for (const write of writers) write();
    };
  };
  const addRest: AddRest = async (transaction, registration, { ofOthers, leftOut, ...rest }) => {
    const adding = { forms: form.players, ...rest, discounts, settings, now: who.now };
    addPlayers(transaction, registration, adding);
    await tellNotesToCheck(transaction, registration, adding);
    addSignatures(transaction, registration, form.signedName, texts, who);
    await addMails(transaction, registration, form.createAccount, settings, who.now);
    await tellLostNotes(transaction, registration, ofOthers, adding);
    await tellOthers(transaction, ofOthers, settings, who.now);
    await tellLeftOut(transaction, registration, leftOut, settings, who.now);
  };
  const { timeZone } = settings;
  return replaceAndCreate(request, fresh, { readRest, addRest }, { now: who.now, timeZone });
}

/**
 * Stripe reports each page that is closed to make room, and the report may change the earlier
 * registration before the new one takes its place: it is then read again, not left to the family.
 */
async function replaceAndCreate(
  request: CreateRegistrationRequest,
  fresh: Registration,
  rest: { readRest: ReadRest; addRest: AddRest },
  clock: { now: Date; timeZone: string },
  triesLeft = 3,
): Promise<Registration> {
  const { invitation, earlier = [] } = request;
  const { now, timeZone } = clock;
  const family = await readInvited(invitation, fresh.payer.email, fresh.seasonName, now);
  const all = { ...request, earlier: [...new Set([...earlier, ...family.earlier])] };
  const { replaced, ownIds } = await findReplaced(all, fresh.seasonName, clock);
  const check = (transaction: Transaction) => checkUses(transaction, fresh, { replaced, timeZone });
  try {
    const creating = { ownIds, returning: family.profileIds, check, ...rest };
    return await createInPlace(fresh, replaced, now, creating);
  } catch (error) {
    const changedMeanwhile = error instanceof AppError && error.code === 'conflict';
    if (!changedMeanwhile || triesLeft === 1) throw error;
    return replaceAndCreate(request, fresh, rest, clock, triesLeft - 1);
  }
}
