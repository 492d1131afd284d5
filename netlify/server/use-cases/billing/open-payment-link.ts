import type { PaymentLink } from '#contracts/billing/payment-link.ts';
import { isOpenBill, type PlayerBill } from '#domain/billing/player-bill.ts';
import { isOwnBill } from '#domain/billing/share-in-turn.ts';
import { namesPlayer, tellBillToAnyone } from '#domain/billing/tell-bill.ts';
import { nextChargeOn } from '#domain/payments/due-now.ts';
import { mayStop } from '#domain/payments/may-stop.ts';
import type { Payer, Payment } from '#domain/payments/payment.ts';
import type { Plan } from '#domain/payments/plan.ts';
import { tellLabel } from '#domain/payments/record-label.ts';
import { tellLevel } from '#domain/sponsorship/custom-level.ts';
import { messages } from '#words/refusals/paying.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import type { RequestInfo } from '../../core/request-info.ts';
import { firestore } from '../../gateways/firestore.ts';
import { profiles } from '../../gateways/records.ts';
import { admitPayment } from '../limits/admit-payment.ts';
import { manageLink } from '../payments/manage-link.ts';
import { readToday } from '../team/read-today.ts';
import { nameOf } from './describe-owed.ts';
import { type OpenedPage, openOwed } from './open-owed.ts';
import { type ReadLink, readPaymentLink } from './payment-link.ts';
import { type OwedByFamily, type OwedNow, readOwedNow } from './read-owed-now.ts';

/**
 * What a payment link from an email is for, and what can be paid now.
 * @throws AppError not_found for a link that is not ours, was made for another address, or has expired
 */
export async function readLinked(code: string, now: Date): Promise<PaymentLink> {
  const { found } = await followLink(code, now);
  const { payNow } = found;
  const isPay = payNow.what === 'pay';
  return {
    title: tellLabel(nameOf(found)),
    items: await itemsOf(found),
    dueDate: dueDateOf(found),
    what: payNow.what,
    cents: isPay ? payNow.cents : 0,
    part: isPay ? payNow.part : null,
    totalCents: isPay ? payNow.totalCents : 0,
    paidCents: isPay ? payNow.paidCents : 0,
    plan: payNow.what === 'plan' ? planOf(found) : null,
  };
}

/**
 * Opens the payment page for what is due now, for whoever has the link. Again, the same page.
 * @throws AppError as `readLinked` and `openOwed`; malformed_request without proof of work, rate_limited
 */
export async function openLinked(
  { idempotencyKey, link: code }: { idempotencyKey: string; link: string },
  info: Pick<RequestInfo, 'ip' | 'now' | 'proof'>,
): Promise<OpenedPage> {
  const { link, found } = await followLink(code, info.now);
  const email = payerOf(found)?.email ?? '';
  await admitPayment(info, { idempotencyKey, email, isProven: true, method: 'credit-card' });
  const path = `/pay?link=${code}`;
  return openOwed(link.subject, { successPath: () => path, cancelPath: path }, info.now);
}

async function followLink(code: string, now: Date): Promise<{ link: ReadLink; found: OwedNow }> {
  const link = readPaymentLink(code);
  if (!link) throw unknown();
  const today = await readToday(now);
  const found = await firestore().runTransaction((open) => readOwedNow(open, link.subject, today), {
    readOnly: true,
  });
  const email = found && payerOf(found)?.email;
  if (!found || email !== link.email) throw unknown();
  if (!(link.until > now.getTime())) throw expired();
  return { link, found };
}

/** Who pays what a link names, and is emailed the link. */
export function payerOf(found: OwedNow): Payer | null {
  if ('record' in found) return found.record.payer;
  if (found.kind === 'sponsorship') return found.sponsorship.payer;
  return found.bill?.payer ?? (found.bill ? null : (found.registration?.payer ?? null));
}

/** What is paid for, line by line. */
export async function itemsOf(found: OwedNow): Promise<PaymentLink['items']> {
  if (found.kind === 'order') {
    return found.record.lines.map(({ quantity, name }) => ({
      description: `${quantity} × ${name}`,
      firstName: null,
    }));
  }
  if (found.kind === 'donation') {
    const description = found.record.type === 'monthly' ? messages.monthlyGift : messages.gift;
    return [{ description, firstName: null }];
  }
  if (found.kind === 'sponsorship') {
    const level = found.bill.sponsorshipLevel;
    return [
      {
        description: level ? messages.sponsorshipOf(tellLevel(level)) : messages.sponsorship,
        firstName: null,
      },
    ];
  }
  const isWhole = found.payNow.what === 'pay' && found.payNow.on === 'registration';
  const bills = found.bill && !isWhole ? [found.bill] : ownBills(found).filter(isOpenBill);
  return Promise.all(bills.map(itemOf));
}

/** Of a registration its payer pays no bill of another guardian. */
const ownBills = ({ registration, bills }: OwedByFamily) =>
  registration ? bills.filter((bill) => isOwnBill(bill, registration.payer)) : bills;

async function itemOf({ description, playerId }: PlayerBill) {
  const firstName = (await profiles().doc(playerId).get()).data()?.firstName ?? null;
  return {
    description: tellBillToAnyone(description),
    firstName: namesPlayer(description) ? null : firstName,
  };
}

/** The day of the bill, which of installments is that of the last; what was promised has none. */
export function dueDateOf(found: OwedNow): string | null {
  const { payNow } = found;
  if ('record' in found || payNow.what === 'plan') return null;
  return (payNow.what === 'pay' && payNow.dueOn) || (found.bill?.dueDate ?? null);
}

function planOf(found: OwedNow): PaymentLink['plan'] {
  const kind = found.kind === 'bill' ? 'registration' : found.kind;
  const record = recordOf(found);
  const plan = record?.payment.plan;
  if (!record || !plan) return null;
  return {
    state: stateOf(plan, record.payment),
    cents: record.payment.paidCents === 0 ? plan.firstCents : plan.eachCents,
    on: nextOn(plan, record.payment),
    manageUrl: manageLink(env().SITE_URL, {
      kind,
      id: record.id,
      payment: record.payment,
      email: record.payer.email,
    }),
  };
}

function stateOf(plan: Plan, { status }: Payment) {
  if (status === 'paused') return mayStop(plan) ? 'paused' : 'held';
  return status === 'past_due' ? status : 'active';
}

function recordOf(found: OwedNow) {
  if ('record' in found) return found.record;
  return found.kind === 'sponsorship' ? found.sponsorship : found.registration;
}

const nextOn = (plan: NonNullable<Payment['plan']>, { paidCents }: Payment) =>
  nextChargeOn(plan, paidCents);

const unknown = () => new AppError('not_found', messages.noLink);
const expired = () => new AppError('not_found', messages.linkExpired);
