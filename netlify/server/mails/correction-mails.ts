import { fullName } from '#domain/accounts/full-name.ts';
import { dayOf, formatDay } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import type { Books } from '#domain/payments/outcomes.ts';
import type { Payer } from '#domain/payments/payment.ts';
import { tellLabel } from '#domain/payments/record-label.ts';
import { goodsBeside } from '#domain/sponsorship/goods.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/payments.ts';
import { messages as ways } from '#words/labels/ways-to-pay.ts';
import { DEFAULT_LANGUAGE } from '#words/language.ts';
import { messages as office } from '#words/office/emails/payments.ts';
import {
  forOffice,
  type MailBlock,
  type MailDraft,
  type WrittenMail,
  writtenIn,
} from './compose.ts';
import { progressRows } from './hand-receipt.ts';
import { takenBackWords } from './pay-again.ts';
import type { PaidRecord, PaymentMailContext } from './payment-mail-context.ts';
import { wordsFor } from './payment-words.ts';

/** A record as the correction leaves it. */
interface Side {
  record: PaidRecord;
  books: Books;
}

/** Money by hand that was noted wrongly and is right now. */
export interface CorrectionContext extends Omit<PaymentMailContext, 'record' | 'books'> {
  wrong: LedgerEntry;
  right: LedgerEntry;
  reason: string;
  /** The record it was noted on, and the one it stands on now; the same where it was not moved. */
  from: Side;
  to: Side;
  /** To who receives the money of another family: as its record tells of any other payment. */
  receipts: readonly WrittenMail[];
}

/** One email to the family and one to the office; where another family's record had it, one to each. */
export function correctionMails(context: CorrectionContext): WrittenMail[] {
  const { from, to, receipts } = context;
  const isOneFamily = from.record.payer?.email === to.record.payer?.email;
  const told = ({ record }: Side, write: () => MailDraft | null) =>
    writtenIn(record.payer?.language ?? DEFAULT_LANGUAGE, write);
  const drafts = isOneFamily
    ? [told(to, () => toFamily(context))]
    : [told(from, () => toFormer(context)), ...receipts];
  return [...drafts, forOffice(() => toOffice(context))].filter((draft) => draft !== null);
}

const isMove = ({ from, to }: CorrectionContext) => from.record.id !== to.record.id;

function toFamily(context: CorrectionContext): MailDraft | null {
  const { to, from, settings, right } = context;
  const { payer, kind, goodsCents } = to.record;
  if (!payer) return null;
  const [label, before] = [tellLabel(to.record.label), tellLabel(from.record.label)];
  const opening = isMove(context)
    ? messages.moved(before, label, settings.programName)
    : messages.corrected(label, settings.programName);
  return {
    ...letter(context, to.record, payer),
    subject: isMove(context)
      ? messages.movedSubject(label, before)
      : messages.correctedSubject(label),
    blocks: [
      common.hi(payer.firstName, opening),
      ...tables(context),
      ...wordsFor(kind).receiptNotes(
        settings,
        goodsBeside({ goodsCents, payment: to.books.payment }, right.amountCents),
      ),
      common.questions,
    ],
  };
}

/** To the family on whose record the money of another one was noted. It is not told whose. */
function toFormer(context: CorrectionContext): MailDraft | null {
  const { from, wrong, reason } = context;
  const { payer } = from.record;
  if (!payer) return null;
  const amount = formatCents(wrong.amountCents);
  const { subject, blocks } = takenBackWords({ ...context, ...from }, wrong, {
    amount,
    reason,
    tellLeft: messages.owedStill,
  });
  return {
    ...letter(context, from.record, payer),
    subject,
    blocks: [
      common.hi(payer.firstName, messages.recordedByMistake(amount, tellLabel(from.record.label))),
      ...blocks,
      common.questions,
    ],
  };
}

function toOffice(context: CorrectionContext): MailDraft {
  const { from, to, right, officeEmail } = context;
  const who = ({ payer }: PaidRecord) =>
    payer ? `${fullName(payer)} (${payer.email})` : office.nobody;
  const headline = isMove(context) ? office.moved(from.record.label) : office.corrected;
  return {
    id: `${to.record.kind}-${to.record.id}-corrected-${right.id}-office`,
    to: officeEmail,
    subject: office.subject(to.record.label, headline),
    about: to.record.path,
    blocks: [
      isMove(context)
        ? office.wasForNowFor(from.record.label, who(from.record), to.record.label, who(to.record))
        : office.wasFor(to.record.label, who(to.record)),
      ...tables(context),
    ],
  };
}

function letter({ right, officeEmail }: CorrectionContext, record: PaidRecord, payer: Payer) {
  return {
    id: `${record.kind}-${record.id}-corrected-${right.id}`,
    to: payer.email,
    replyTo: officeEmail,
    about: record.path,
  };
}

/** What it was, what it is, and how each record stands now. */
function tables(context: CorrectionContext): MailBlock[] {
  const { wrong, right, reason, from, to } = context;
  const progress = (side: Side) => progressRows({ ...context, ...side });
  const was = describeMoney(context, wrong);
  const is = describeMoney(context, right);
  const change: [string, string][] = isMove(context)
    ? [
        [messages.rows.wasFor, messages.recordedFor(tellLabel(from.record.label), was)],
        [messages.rows.nowFor, messages.recordedFor(tellLabel(to.record.label), is)],
      ]
    : [
        [common.rows.for, tellLabel(to.record.label)],
        [messages.rows.was, was],
        [messages.rows.now, is],
      ];
  const first = { rows: [...change, [common.rows.reason, reason] as const] };
  if (!isMove(context)) return [{ rows: [...first.rows, ...progress(to)] }];
  const standing = (side: Side) => ({
    rows: [[common.rows.for, tellLabel(side.record.label)] as const, ...progress(side)],
  });
  return [first, standing(to), standing(from)];
}

/** '$50.00 by check 1042 on November 3, 2026' */
function describeMoney({ settings }: CorrectionContext, entry: LedgerEntry): string {
  const day = dayOf(new Date(entry.paidAt ?? entry.createdAt), settings.timeZone);
  const how = [ways.by[entry.method], entry.reference].filter(Boolean).join(' ');
  return messages.money(formatCents(entry.amountCents), how, formatDay(day));
}
