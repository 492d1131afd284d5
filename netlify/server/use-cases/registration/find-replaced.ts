import type { CreateRegistrationRequest } from '#contracts/registration/public.ts';
import { tellSeason } from '#domain/billing/tell-bill.ts';
import { countingPlayers } from '#domain/registration/cancellation.ts';
import {
  isKnownChild,
  type KnownPlayer,
  matchPlayers,
} from '#domain/registration/match-players.ts';
import { type Clock, decisionOf } from '#domain/registration/office-decision.ts';
import type { Registration } from '#domain/registration/registration.ts';
import type { RegistrationForm } from '#domain/registration/registration-form.ts';
import { listChildren } from '#domain/registration/same-child.ts';
import { isSameSeason } from '#domain/seasons/same-season.ts';
import { messages } from '#words/refusals/registration.ts';
import { AppError } from '../../core/app-error.ts';
import { readable } from '../../core/broken-records.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog } from '../../gateways/records.ts';
import { closeThese } from '../payments/pages/expire-pages.ts';
import {
  allBillsOf,
  isUnpaid,
  leftOutOf,
  pagesOfWhole,
  playersOf,
  readWhole,
  type WholeRegistration,
} from './dependents.ts';

/**
 * The unpaid registrations that the one to be made takes the place of, with their payment pages closed.
 * Only those count whose key the sender holds: an address alone would let anyone cancel a family's. One
 * of another address counts only where all its players are in the form: a parent corrects the address.
 * On a shared device the key may be that of the family before. One of which the office has decided something
 * stays: beside a form with none of its players, or the form is refused.
 * @returns with the ids of those that the form itself was sent as before
 * @throws AppError already_registered (a player is in one that is paid, was paid just now, or of which the
 *   office has decided something),
 *   confirm_replacement (a check or a transfer may be on its way, or a player is in the form no longer),
 *   payment_unavailable
 */
export async function findReplaced(
  request: CreateRegistrationRequest,
  seasonName: string,
  { now, timeZone }: Clock,
): Promise<{ replaced: WholeRegistration[]; ownIds: ReadonlySet<string> }> {
  const { replaces = [], earlier = [], idempotencyKey } = request;
  const latest = (key: string) => findLatest(key, request.registration.parentEmail);
  const own = await Promise.all(replaces.map(latest));
  const others = await Promise.all(earlier.map(latest));
  const ownIds = new Set(own.flatMap((whole) => whole?.registration.id ?? []));
  const found = new Map(
    [...own, ...others].flatMap((one) => (one ? [[one.registration.id, one]] : [])),
  );
  const replaced = [...found.values()].filter((whole) => {
    const { id, seasonName: season } = whole.registration;
    if (id === idempotencyKey.toLowerCase() || !isSameSeason(season, seasonName)) return false;
    return isReplaced(whole, request, { isOwn: ownIds.has(id), now, timeZone });
  });
  // All in one: who agrees to lose one registration has not agreed to lose another.
  const question = replaced
    .flatMap((whole) => questionsOf(whole, request, ownIds.has(whole.registration.id)))
    .join(' ');
  if (question && question !== request.confirmed) {
    throw new AppError('confirm_replacement', question);
  }
  for (const whole of replaced) {
    const { paid } = await closeThese(pagesOfWhole(whole), now);
    if (paid) throw paidMeanwhile(whole);
  }
  return { replaced, ownIds };
}

function isReplaced(
  whole: WholeRegistration,
  { registration: form }: CreateRegistrationRequest,
  { isOwn, ...clock }: Clock & { isOwn: boolean },
): boolean {
  const { registration } = whole;
  const counting = countingPlayers(registration, allBillsOf(whole));
  if (counting.length === 0) return false;
  const known = playersOf(whole);
  const present = known.filter(({ said }) => counting.includes(said));
  const shared = form.players.filter((player) => present.some((one) => isKnownChild(player, one)));
  const isOfAddress = registration.payer.email === form.parentEmail;
  const decided = decisionOf(registration, allBillsOf(whole), clock);
  // With none of its players in the form, it is another one: only the form's own may be meant.
  if (shared.length === 0) return isOwn && isOfAddress && isUnpaid(whole) && !decided;
  if (decided) throw new AppError('already_registered', messages[decided](registration.number));
  if (!isUnpaid(whole)) throw alreadyRegistered(whole, listChildren(shared));
  return isOfAddress || (areAllIn(known, form) && leftOutOf(whole, form.players).length === 0);
}

const areAllIn = (known: readonly KnownPlayer[], { players }: RegistrationForm): boolean =>
  known.every((one) => players.some((player) => isKnownChild(player, one)));

/**
 * What is asked before a registration is canceled: a check or a transfer may be on its way, or a player would
 * be registered no longer. Whoever has removed a player from the form that was sent is not asked: that player
 * was meant. Where another one stands there, the name may have been typed over.
 */
function questionsOf(
  whole: WholeRegistration,
  { registration: { players } }: CreateRegistrationRequest,
  isOwn: boolean,
): string[] {
  const { number, paymentMethod } = whole.registration;
  const words = messages.askFirst;
  const found = matchPlayers(players, playersOf(whole));
  const shared = players.filter((_, index) => found[index]);
  const hasNew = shared.length < players.length;
  const leftOut = leftOutOf(whole, players);
  const names = listChildren(leftOut);
  const warning = leftOut.length > 0 ? [words.leftOut(names, leftOut.length)] : [];
  if (isOwn) {
    return hasNew && leftOut.length > 0 ? [words.own(number), ...warning, words.typedOver] : [];
  }
  if (leftOut.length === 0 && paymentMethod === 'credit-card') return [];
  const again = listChildren(shared);
  const both = hasNew && leftOut.length > 0 ? [words.keepBoth(again, number)] : [];
  return [words[paymentMethod](again, number), ...warning, ...both];
}

/** Nobody sends a form again more often; and records must not lead round in a circle. */
const MAX_STEPS = 20;

/**
 * The registration of this key, or the one that has taken its place by now: in another tab, say. A key
 * leads on to what is of the form's own address only: where an address was corrected, whoever has the
 * wrong one holds the key of what was canceled, and of nothing since. Nor does it lead to what the office
 * has given to another guardian.
 */
async function findLatest(key: string, email: string): Promise<WholeRegistration | undefined> {
  let id: string | null = key.toLowerCase();
  for (let step = 0; id && step < MAX_STEPS; step += 1) {
    const whole: WholeRegistration | undefined = await readAlone(id);
    if (!whole || (await isForOthers(whole.registration, email))) return undefined;
    if (!whole.registration.cancelled?.replacedBy) {
      return step === 0 || whole.registration.payer.email === email ? whole : undefined;
    }
    id = whole.registration.cancelled.replacedBy;
  }
  return undefined;
}

/**
 * Whether the office has given a registration to another guardian than who sends the form: with the key
 * of a registration alone nobody learns of it, changes it or cancels it then.
 */
async function isForOthers({ id, payer, readdressedAt }: Registration, email: string) {
  if (payer.email === email) return false;
  if (readdressedAt !== undefined) return true;
  // Those that were moved before the records said so stand in the log alone.
  const { docs } = await auditLog().where('subject', '==', `registrations/${id}`).get();
  return readable(docs).some(({ action }) => action === 'registration.guardianEmailChanged');
}

/** A registration with all that it made, outside of a larger transaction. */
function readAlone(id: string): Promise<WholeRegistration | undefined> {
  return firestore().runTransaction((transaction) => readWhole(transaction, id), {
    readOnly: true,
  });
}

function alreadyRegistered(
  { registration: { number, seasonName } }: WholeRegistration,
  names: string,
): AppError {
  return new AppError(
    'already_registered',
    messages.already(names, tellSeason(seasonName), number),
  );
}

function paidMeanwhile({ registration: { number } }: WholeRegistration): AppError {
  return new AppError('already_registered', messages.paidMeanwhile(number));
}
