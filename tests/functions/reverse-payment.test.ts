import { describe, expect, test } from 'vitest';
import { listPaymentsEndpoint, reversePaymentEndpoint } from '#contracts/payments/dashboard.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import adminPayments from '#functions/admin-payments.ts';
import { auditLog, ledger, playerBills } from '#server/gateways/records.ts';
import { readLinked } from '#server/use-cases/billing/open-payment-link.ts';
import { actionsOn } from '#tests/helpers/audit-log.ts';
import { daysAgo, today } from '#tests/helpers/days.ts';
import { get, invoke, stack } from '#tests/helpers/functions.ts';
import { note, refused, sendAs } from '#tests/helpers/hand-money.ts';
import {
  entriesOf,
  mailsAbout,
  paymentOf,
  storeBill,
  storeDonation,
} from '#tests/helpers/payables.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { messages as paymentRefusals } from '#words/office/refusals/payments.ts';

/* Money that was noted by hand is taken back: as an admin's requests. */

await stack.seed();
const office = await signUpUser({ role: 'admin' });
const yesterday = () => daysAgo(1);

const noted = (kind: PayableKind, recordId: string, amountCents: number) =>
  note(office, kind, recordId, amountCents);
const reverse = (entryId: string, reason = 'The check bounced', date = yesterday()) =>
  sendAs(office, reversePaymentEndpoint.path, { entryId, reason, date });
const fieldsOf = async (response: Response) => (await refused(response, 422)).fields;

describe('a reversal', () => {
  test('is an entry of its own, told to both sides and in the audit log, once', async () => {
    const donation = await storeDonation({ totalCents: 5000, paymentMethod: 'check' });
    const entry = await noted('donation', donation.id, 5000);
    const [first, second] = await Promise.all([reverse(entry.id), reverse(entry.id)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await reverse(entry.id)).status).toBe(200);
    const entries = await entriesOf(donation.id);
    expect(entries).toHaveLength(2);
    expect(entries.find(({ id }) => id === entry.id)).toMatchObject({
      status: 'paid',
      amountCents: 5000,
    });
    expect(entries.find(({ reverses }) => reverses === entry.id)).toMatchObject({
      status: 'reversal',
      amountCents: -5000,
      reason: 'The check bounced',
    });
    expect(await paymentOf('donation', donation.id)).toMatchObject({
      status: 'pending',
      paidCents: 0,
      paidAt: null,
    });
    const mails = (await mailsAbout(`donations/${donation.id}`)).filter(({ subject }) =>
      subject.includes('was reversed'),
    );
    expect(mails).toHaveLength(2);
    for (const mail of mails) expect(mail.text).toContain('The check bounced');
    const logged = await auditLog().where('subject', '==', `payments/${entry.id}`).get();
    expect(logged.docs.map((doc) => doc.data())).toMatchObject([
      {
        action: 'payment.reversed',
        changes: expect.arrayContaining([
          { field: 'amount', before: '', after: '$50.00' },
          { field: 'reason', before: '', after: 'The check bounced' },
        ]),
      },
    ]);
    const listed = listPaymentsEndpoint.response.parse(
      await (
        await invoke(
          adminPayments,
          sentBy(office, get(`${listPaymentsEndpoint.path}?recordId=${donation.id}`)),
        )
      ).json(),
    );
    expect(
      listed.entries.map(({ isReversible, isReversed }) => [isReversible, isReversed]),
    ).toEqual([
      [false, true],
      [false, false],
    ]);
  });

  test('of a check for a bill tells who owes it again how to pay it, with a link that opens', async () => {
    const payer = { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com' };
    const bill = await storeBill({ payer });
    const entry = await noted('bill', bill.id, 15_000);
    expect((await reverse(entry.id)).status).toBe(200);
    const mails = await mailsAbout(`playerBills/${bill.id}`);
    const told = mails.find(({ to, subject }) => to === payer.email && /reversed$/.test(subject));
    expect(told?.text).toContain('If we did not refund it to you, $150.00 is left to pay.');
    const [, link = ''] = /\/pay\?link=(\S+)/.exec(told?.text ?? '') ?? [];
    expect(await readLinked(link, new Date())).toMatchObject({ what: 'pay', cents: 15_000 });
  });

  test('of what was taken back already is refused for another reason or day, and not logged', async () => {
    const bill = await storeBill();
    const entry = await noted('bill', bill.id, 15_000);
    expect((await reverse(entry.id)).status).toBe(200);
    for (const again of [
      await reverse(entry.id, 'Entered twice'),
      await reverse(entry.id, 'The check bounced', today()),
    ]) {
      expect(again.status).toBe(409);
      expect(await again.text()).toContain(paymentRefusals.reversed);
    }
    expect(await actionsOn(`payments/${entry.id}`)).toEqual(['payment.reversed']);
  });

  test('puts a bill whose day has passed back to overdue, others to pending', async () => {
    for (const [dueDate, status] of [
      [yesterday(), 'overdue'],
      [null, 'pending'],
    ] as const) {
      const bill = await storeBill({ dueDate });
      const entry = await noted('bill', bill.id, 15_000);
      expect((await playerBills().doc(bill.id).get()).data()?.paymentStatus).toBe('paid');
      expect((await reverse(entry.id)).status).toBe(200);
      expect((await playerBills().doc(bill.id).get()).data()).toMatchObject({
        paymentStatus: status,
        paidDate: null,
      });
    }
  });

  test('needs a reason and a day that can be, and only takes back what came by hand', async () => {
    const bill = await storeBill();
    const entry = await noted('bill', bill.id, 5000);
    expect(await fieldsOf(await reverse(entry.id, ' '))).toEqual(['reason']);
    expect(await fieldsOf(await reverse(entry.id, 'x'.repeat(301)))).toEqual(['reason']);
    expect(await fieldsOf(await reverse(entry.id, 'Bounced', '2999-01-01'))).toEqual(['date']);
    expect(await fieldsOf(await reverse(entry.id, 'Bounced', '2020-01-01'))).toEqual(['date']);
    expect((await reverse('hand-nothing')).status).toBe(404);
    expect((await reverse(entry.id, 'Bounced', today())).status).toBeLessThan(500);
    expect((await reverse(`reversal-${entry.id}`)).status).toBe(409);
    expect(await entriesOf(bill.id)).toHaveLength(2);
  });

  test('is no way to take a card payment back, whatever is known of it at Stripe', async () => {
    const bill = await storeBill();
    const entry = await noted('bill', bill.id, 5000);
    const stored = (await ledger().doc(entry.id).get()).data();
    if (!stored) throw new Error('The payment was not stored.');
    const card = {
      ...stored,
      id: crypto.randomUUID(),
      method: 'card',
      refundedCents: 5000,
    } as const;
    await ledger().doc(card.id).create(card);
    expect((await reverse(card.id)).status).toBe(409);
    const listed = listPaymentsEndpoint.response.parse(
      await (
        await invoke(
          adminPayments,
          sentBy(office, get(`${listPaymentsEndpoint.path}?recordId=${bill.id}`)),
        )
      ).json(),
    );
    expect(listed.entries.map(({ id, isReversible }) => [id, isReversible]).sort()).toEqual(
      [
        [entry.id, true],
        [card.id, false],
      ].sort(),
    );
  });
});
