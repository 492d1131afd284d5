import { addHours } from 'date-fns';
import type { AuditEntry } from '#domain/accounts/audit-entry.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import type { ContactMessage } from '#domain/contact/contact-message.ts';
import { formatCents } from '#domain/money/money.ts';
import type { Order } from '#domain/orders/order.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import type { Payout } from '#domain/payouts/payout.ts';
import type { VolunteerApplication } from '#domain/volunteering/volunteer-application.ts';
import { demoAccounts } from '../records/demo-accounts.ts';
import type { OfficeRecords } from '../seeded-document.ts';
import { stableId } from '../stable-id.ts';
import { type DemoClock, dayAfter, noonOf } from './clock.ts';

type Change = AuditEntry['changes'][number];
type Deed = Pick<AuditEntry, 'action' | 'subject' | 'at' | 'changes'>;

/** How far back the log of a fresh demo goes. */
const DAYS = 60;

/** What the office has done with the records of the last weeks, as the log would have it. */
export function demoAuditLog(records: Acted, clock: DemoClock): AuditEntry[] {
  const since = clock.instant(DAYS, '00:00');
  const deeds = [
    ...records.payments.filter(({ id }) => id.startsWith('hand-')).map(notedPayment),
    ...records.orders.flatMap((order) => fulfilled(order, clock)),
    ...records.volunteerApplications.flatMap(moved),
    ...records.contactMessages.flatMap(answered),
    ...records.gallerySubmissions.flatMap(reviewed),
    ...records.payouts.flatMap(matchedAtBank),
  ];
  return deeds.filter(({ at }) => at >= since).map(toEntry);
}

type Acted = Pick<
  OfficeRecords,
  | 'payments'
  | 'payouts'
  | 'orders'
  | 'volunteerApplications'
  | 'contactMessages'
  | 'gallerySubmissions'
>;

const admin = demoAccounts.find(({ role }) => role === 'admin');

function toEntry(deed: Deed): AuditEntry {
  return {
    id: stableId('demo audit', `${deed.action} ${deed.subject} ${JSON.stringify(deed.changes)}`),
    actorId: admin?.uid ?? '',
    actorName: `${admin?.firstName} ${admin?.lastName}`,
    ...deed,
  };
}

const COLLECTIONS: Readonly<Record<PayableKind, string>> = {
  order: 'orders',
  registration: 'registrations',
  sponsorship: 'sponsorships',
  donation: 'donations',
  bill: 'playerBills',
};

function notedPayment(entry: LedgerEntry): Deed {
  const { kind, recordId, amountCents, method, reference, createdAt } = entry;
  const facts = {
    amount: formatCents(amountCents),
    method,
    reference: reference ?? '',
    date: createdAt.slice(0, 10),
  };
  const changes = Object.entries(facts)
    .filter(([, after]) => after !== '')
    .map(([field, after]) => ({ field, before: '', after }));
  const subject = `${COLLECTIONS[kind]}/${recordId}`;
  return { action: 'payment.noted', subject, at: createdAt, changes };
}

/** Packed at noon of the day after the money, and on its way an hour later. */
function fulfilled({ id, fulfilment, payment }: Order, { timeZone }: DemoClock): Deed[] {
  if (payment.paidAt === null) return [];
  const noon = noonOf(dayAfter(dayOf(new Date(payment.paidAt), timeZone), 1), timeZone);
  return STEPS_TO[fulfilment].map((after, index, steps) => ({
    action: 'order.fulfilled',
    subject: `orders/${id}`,
    at: addHours(noon, index).toISOString(),
    changes: [change('fulfilment', steps[index - 1] ?? 'open', after)],
  }));
}

const STEPS_TO: Readonly<Record<Order['fulfilment'], readonly Order['fulfilment'][]>> = {
  open: [],
  packed: ['packed'],
  shipped: ['packed', 'shipped'],
  handed_over: ['packed', 'handed_over'],
  nothing_to_send: ['nothing_to_send'],
};

function moved({ id, status, clearedUntil, updatedAt }: VolunteerApplication): Deed[] {
  if (status === 'applied') return [];
  const before = status === 'check_under_way' ? 'applied' : 'check_under_way';
  const changes = [change('status', before, status)];
  if (clearedUntil) changes.push(change('clearedUntil', '', clearedUntil));
  return [
    { action: 'volunteer.moved', subject: `volunteerApplications/${id}`, at: updatedAt, changes },
  ];
}

function answered({ id, status, updatedAt }: ContactMessage): Deed[] {
  if (status !== 'answered') return [];
  const subject = `contactMessages/${id}`;
  const changes = [change('status', 'new', 'answered')];
  return [{ action: 'message.answered', subject, at: updatedAt, changes }];
}

function reviewed(submission: OfficeRecords['gallerySubmissions'][number]): Deed[] {
  const { id, status, reviewedAt, rejectionReason } = submission;
  if (reviewedAt === null) return [];
  const changes = [change('status', 'pending', status)];
  if (rejectionReason) changes.push(change('rejectionReason', '', rejectionReason));
  const subject = `gallerySubmissions/${id}`;
  return [{ action: `submission.${status}`, subject, at: reviewedAt, changes }];
}

function matchedAtBank({ id, match }: Payout): Deed[] {
  if (!match) return [];
  const changes = [change('bank', 'open', 'matched'), change('match.day', '', match.day)];
  return [{ action: 'payout.matched', subject: `payouts/${id}`, at: match.at, changes }];
}

const change = (field: string, before: string, after: string): Change => ({ field, before, after });
