import { subDays, subYears } from 'date-fns';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { PAYABLE_KINDS } from '#domain/payments/choices.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import type { MedicalNote } from '#domain/registration/medical-note.ts';
import { momentOf, personOf, pick } from '#local/seed/large/people.ts';
import { stableId } from '#local/seed/stable-id.ts';
import { firestore } from '#server/gateways/firestore.ts';
import { ledger, medicalNotes, outbox } from '#server/gateways/records.ts';

const PAYMENTS = 20_000;
const DONORS = 2_000;
const OLD_PAYMENTS = 500;
const NOTES = 500;

/** Writes what the nightly jobs and the outbox have to go through, beside the people and their bills. */
export async function writeNightWork(now: Date, mails: number): Promise<void> {
  // Its own throttling goes by the clock, which stands still.
  const writer = firestore().bulkWriter({ throttling: false });
  for (let index = 0; index < PAYMENTS; index += 1) {
    const isOld = index < OLD_PAYMENTS;
    const entry = payment(index, isOld ? subYears(now, 8) : now);
    void writer.set(ledger().doc(entry.id), entry);
  }
  for (let index = 0; index < NOTES; index += 1) {
    const note = medicalNote(now);
    void writer.set(medicalNotes().doc(stableId('note', index)), note);
  }
  for (let index = 0; index < mails; index += 1) {
    const mail = waitingMail(index, now);
    void writer.set(outbox().doc(mail.id), mail);
  }
  await writer.close();
}

/** A payment of some hours ago; a third are gifts and sponsorships. */
function payment(index: number, now: Date): LedgerEntry {
  const { firstName, lastName, email } = personOf(index % DONORS);
  const at = momentOf(index % 6_000, now);
  const kind = pick(PAYABLE_KINDS, index);
  return {
    id: stableId('payment', index),
    kind,
    recordId: stableId('record', index),
    label: `Payment ${index}`,
    name: `${firstName} ${lastName}`,
    email,
    status: 'paid',
    amountCents: 2_500,
    refundedCents: 0,
    method: 'check',
    reference: null,
    stripePaymentIntentId: null,
    stripeInvoiceId: null,
    paidAt: at,
    createdAt: at,
    updatedAt: at,
  };
}

function medicalNote(now: Date): MedicalNote {
  const createdAt = subYears(now, 3).toISOString();
  return {
    profileId: 'player',
    registrationId: 'registration',
    text: 'Asthma',
    createdAt,
    deleteOn: subDays(now, 1).toISOString().slice(0, 10),
  };
}

function waitingMail(index: number, now: Date): OutboxMail {
  const at = momentOf(index, now);
  return {
    id: stableId('mail', index),
    to: personOf(index).email,
    replyTo: null,
    subject: 'News of the season',
    text: 'Hello',
    html: '<p>Hello</p>',
    needs: 'nothing',
    data: {},
    about: 'games/none',
    status: 'pending',
    attempts: 0,
    lastError: null,
    nextAttemptAt: at,
    createdAt: at,
    sentAt: null,
  };
}
