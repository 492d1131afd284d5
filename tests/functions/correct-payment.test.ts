import { describe, expect, test } from 'vitest';
import { correctPaymentEndpoint } from '#contracts/payments/corrections.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import { env } from '#server/core/env.ts';
import { playerBills, sponsorBills } from '#server/gateways/records.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { stack } from '#tests/helpers/functions.ts';
import {
  type Correction,
  correct as correctAs,
  note as noteAs,
  payerOf,
  refused,
} from '#tests/helpers/hand-money.ts';
import {
  billsOf,
  entriesOf,
  mailsAbout,
  paymentOf,
  storeBill,
  storeDonation,
  storeRegistration,
  storeSponsorship,
} from '#tests/helpers/payables.ts';
import { newAddress, signUpUser } from '#tests/helpers/sign-in.ts';
import { storeOrder } from '#tests/helpers/store-order.ts';
import { messages as paymentRefusals } from '#words/office/refusals/payments.ts';

/* Money that was noted wrongly by hand and is put right, as an admin's requests. */

await stack.seed();
const office = await signUpUser({ role: 'admin' });
const note = (kind: PayableKind, recordId: string, amountCents: number) =>
  noteAs(office, kind, recordId, amountCents);
const correct = (entryId: string, change: Correction) => correctAs(office, entryId, change);
const net = async (recordId: string) =>
  (await entriesOf(recordId)).reduce((sum, { amountCents }) => sum + amountCents, 0);
const corrected = async (entryId: string, change: Correction) => {
  const response = await correct(entryId, change);
  expect(response.status, await response.clone().text()).toBe(200);
  return correctPaymentEndpoint.response.parse(await response.json()).entry;
};
const billNow = async (id: string) => (await playerBills().doc(id).get()).data();

describe('a wrong amount', () => {
  test('is put right: reversal and right entry on the days they belong to, one email a side', async () => {
    const email = newAddress('guardian');
    const bill = await storeBill({ payer: payerOf(email) });
    const wrong = await note('bill', bill.id, 5000);
    const right = await corrected(wrong.id, { amountCents: 4500, reference: '1043' });
    const entries = await entriesOf(bill.id);
    expect(entries.map(({ amountCents, paidAt }) => [amountCents, paidAt?.slice(0, 10)])).toEqual(
      expect.arrayContaining([
        [5000, daysAgo(3)],
        [-5000, daysAgo(3)],
        [4500, daysAgo(3)],
      ]),
    );
    expect(entries).toHaveLength(3);
    expect(right).toMatchObject({ amountCents: 4500, reference: '1043', isReversible: true });
    expect(await paymentOf('bill', bill.id)).toMatchObject({ status: 'pending', paidCents: 4500 });
    expect(await billNow(bill.id)).toMatchObject({ receivedCents: 4500 });

    const mails = (await mailsAbout(`playerBills/${bill.id}`)).filter(({ subject }) =>
      subject.includes('corrected'),
    );
    expect(mails.map(({ to }) => to).sort()).toEqual([email, env().OFFICE_EMAIL].sort());
    for (const { text } of mails) {
      expect(text).toMatch(/Was recorded: \$50\.00 by check 1042 on \w+ \d+, \d{4}/);
      expect(text).toMatch(/Now recorded: \$45\.00 by check 1043 on \w+ \d+, \d{4}/);
      expect(text).toContain('Reason: The check says so');
      expect(text).toContain('Paid so far: $45.00 of $150.00');
      expect(text).toContain('Left to pay: $105.00');
    }
    const all = await mailsAbout(`playerBills/${bill.id}`);
    expect(all.filter(({ subject }) => subject.includes('was reversed'))).toEqual([]);
  });

  test('may be more than before, up to what is owed then, and settles the bill', async () => {
    const bill = await storeBill({ payer: payerOf(newAddress()) });
    const wrong = await note('bill', bill.id, 5000);
    const { fields, message } = await refused(
      await correct(wrong.id, { amountCents: 15_001 }),
      422,
    );
    expect(fields).toEqual(['payment.amountCents']);
    expect(message).toContain('$150.00');
    expect(await entriesOf(bill.id)).toHaveLength(1);
    await corrected(wrong.id, { amountCents: 15_000 });
    expect(await billNow(bill.id)).toMatchObject({
      paymentStatus: 'paid',
      paidDate: daysAgo(3),
    });
  });

  test('of a paid registration opens it again for what is missing; its bills follow', async () => {
    const { registration } = await storeRegistration(2, { paymentMethod: 'check' });
    const wrong = await note('registration', registration.id, 30_000);
    expect((await billsOf(registration.id)).map((bill) => bill.paymentStatus)).toEqual(
      Array(2).fill('paid'),
    );
    await corrected(wrong.id, { amountCents: 20_000 });
    expect(await paymentOf('registration', registration.id)).toMatchObject({
      status: 'pending',
      paidCents: 20_000,
    });
    const bills = await billsOf(registration.id);
    expect(bills.map((bill) => bill.paymentStatus)).toEqual(['pending', 'pending']);
    expect(bills.reduce((sum, bill) => sum + (bill.receivedCents ?? 0), 0)).toBe(20_000);
  });

  test('only its date or method may be wrong, also where nothing more is owed', async () => {
    const bill = await storeBill({ payer: payerOf(newAddress()) });
    const wrong = await note('bill', bill.id, 15_000);
    const right = await corrected(wrong.id, {
      amountCents: 15_000,
      date: daysAgo(9),
      method: 'cash',
      reference: '',
    });
    expect(right).toMatchObject({ method: 'cash', reference: null });
    expect(await billNow(bill.id)).toMatchObject({ paymentStatus: 'paid', paidDate: daysAgo(9) });
    expect(await net(bill.id)).toBe(15_000);
  });
});

describe('a payment on a bill that was canceled later', () => {
  test('may get another date, and be less; more of it is refused', async () => {
    const bill = await storeBill({ payer: payerOf(newAddress()) });
    const wrong = await note('bill', bill.id, 5000);
    await playerBills().doc(bill.id).update({ paymentStatus: 'cancelled' });
    await refused(await correct(wrong.id, { amountCents: 5001 }), 409);
    await corrected(wrong.id, { amountCents: 4000, date: daysAgo(9) });
    expect(await net(bill.id)).toBe(4000);
  });

  test('of a sponsor is surplus, as much as is left after a correction', async () => {
    const { id } = await storeSponsorship({ totalCents: 25_000 });
    const wrong = await note('sponsorship', id, 5000);
    await sponsorBills().doc(id).update({ paymentStatus: 'cancelled' });
    await corrected(wrong.id, { amountCents: 4000, date: daysAgo(9) });
    expect(await paymentOf('sponsorship', id)).toMatchObject({
      paidCents: 4000,
      surplusCents: 4000,
    });
  });
});

describe('a payment on the wrong bill', () => {
  test('of the same family moves, and one email says how both stand', async () => {
    const email = newAddress('guardian');
    const [from, to] = [
      await storeBill({ payer: payerOf(email) }),
      await storeBill({ payer: payerOf(email), amountCents: 8000 }),
    ];
    const wrong = await note('bill', from.id, 8000);
    await corrected(wrong.id, { to: { kind: 'bill', recordId: to.id }, amountCents: 8000 });
    expect([await net(from.id), await net(to.id)]).toEqual([0, 8000]);
    expect(await billNow(from.id)).toMatchObject({ paymentStatus: 'pending', receivedCents: 0 });
    expect(await billNow(to.id)).toMatchObject({ paymentStatus: 'paid' });
    const mails = [
      ...(await mailsAbout(`playerBills/${from.id}`)),
      ...(await mailsAbout(`playerBills/${to.id}`)),
    ].filter((mail) => mail.to === email && !mail.id.endsWith(`paid-${wrong.id}`));
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.subject).toBe(
      `Bill ${to.number}: a payment was moved here from Bill ${from.number}`,
    );
    expect(mail?.text).toContain(`Was recorded for: Bill ${from.number}, $80.00 by check 1042`);
    expect(mail?.text).toContain(`Now recorded for: Bill ${to.number}, $80.00 by check 1042`);
    expect(mail?.text).toContain(`For: Bill ${to.number}\nPaid so far: $80.00 of $80.00`);
    expect(mail?.text).toContain(`For: Bill ${from.number}\nPaid so far: $0.00 of $150.00`);
  });

  test('between a registration and its bill: no dollar is asked for twice', async () => {
    const { registration, bills } = await storeRegistration(2, { paymentMethod: 'check' });
    const { payer, number } = registration;
    for (const { id } of bills) await playerBills().doc(id).update({ payer });
    const onBill = { kind: 'bill', recordId: bills[0]?.id ?? '' } as const;
    const onWhole = { kind: 'registration', recordId: registration.id } as const;
    const wrong = await note('bill', onBill.recordId, 5000);
    const moved = await corrected(wrong.id, { to: onWhole, amountCents: 5000 });
    const [toWhole] = (await mailsAbout(`registrations/${registration.id}`)).filter(
      ({ id, to }) => id.includes('-corrected-') && to === payer.email,
    );
    expect(toWhole?.text.match(/Left to pay: .*/g)).toEqual(['Left to pay: $250.00']);
    await corrected(moved.id, { to: onBill, amountCents: 5000 });
    const [toBill] = (await mailsAbout(`playerBills/${onBill.recordId}`)).filter(
      ({ id, to }) => id.includes('-corrected-') && to === payer.email,
    );
    expect(toBill?.text).toMatch(
      new RegExp(`For: Registration ${number}\nPaid so far: .*\nLeft to pay: \\$250\\.00`),
    );
  });

  test('of another family: each is told of its own, and neither of the other', async () => {
    const [one, other] = [newAddress('one'), newAddress('other')];
    const from = await storeBill({ payer: { ...payerOf(one), lastName: 'Wrong' } });
    const to = await storeBill({ payer: { ...payerOf(other), lastName: 'Right' } });
    const wrong = await note('bill', from.id, 5000);
    await corrected(wrong.id, { to: { kind: 'bill', recordId: to.id } });
    const written = (await mailsAbout(`playerBills/${from.id}`)).filter(
      ({ to: sent }) => sent === one,
    );
    const taken = written.find(({ subject }) => subject.includes('was reversed'));
    expect(taken?.text).toContain('Reversed: $50.00');
    expect(taken?.text).not.toContain(to.number);
    const [receipt, ...more] = (await mailsAbout(`playerBills/${to.id}`)).filter(
      ({ to: sent }) => sent === other,
    );
    expect(more).toEqual([]);
    expect(receipt?.subject).toContain('payment received');
    expect(receipt?.text).not.toContain(from.number);
  });

  test('of another family’s gift or order: the receipt is its own, and none where none is wanted', async () => {
    const from = await storeBill({ payer: payerOf(newAddress()) });
    const quiet = await storeDonation(
      { totalCents: 5000, paymentMethod: 'check' },
      { emailReceipt: false },
    );
    const first = await note('bill', from.id, 5000);
    await corrected(first.id, { to: { kind: 'donation', recordId: quiet.id } });
    const toDonor = (await mailsAbout(`donations/${quiet.id}`)).filter(
      ({ to }) => to === quiet.payer.email,
    );
    expect(toDonor).toEqual([]);
    const order = await storeOrder();
    const second = await note('bill', from.id, 3598);
    const paid = { to: { kind: 'order', recordId: order.id }, amountCents: 3598 } as const;
    await corrected(second.id, paid);
    const [receipt, ...more] = (await mailsAbout(`orders/${order.id}`)).filter(
      ({ to }) => to === order.payer.email,
    );
    expect([receipt?.subject, more]).toEqual([`Thank you: order ${order.number} is paid`, []]);
    expect(receipt?.text).toContain('1 × Team Cap');
  });

  test.each(['bill to bill', 'bill to registration', 'registration to bill'])(
    'within one registration, from %s, the books and every bill add up',
    async (way) => {
      const { registration, bills } = await storeRegistration(2, { paymentMethod: 'check' });
      const [first, second] = bills.map(({ id }) => ({ kind: 'bill', recordId: id }) as const);
      const whole = { kind: 'registration', recordId: registration.id } as const;
      if (!first || !second) throw new Error('The registration has no bills.');
      const ways = {
        'bill to bill': [first, second],
        'bill to registration': [first, whole],
        'registration to bill': [whole, second],
      } as const;
      const [from, to] = ways[way as keyof typeof ways];
      const wrong = await note(from.kind, from.recordId, 15_000);
      await corrected(wrong.id, { to, amountCents: 15_000 });
      expect([await net(from.recordId), await net(to.recordId)]).toEqual([0, 15_000]);
      const stored = await billsOf(registration.id);
      const alone = stored.reduce((sum, bill) => sum + (bill.payment?.paidCents ?? 0), 0);
      const payment = await paymentOf('registration', registration.id);
      expect(payment.paidCents + alone).toBe(15_000);
      expect(payment.surplusCents ?? 0).toBe(0);
      const open = stored.filter((bill) => bill.paymentStatus !== 'paid');
      const owed = open.reduce(
        (sum, bill) => sum + bill.amountCents - (bill.receivedCents ?? 0),
        0,
      );
      expect(owed).toBe(15_000);
      // And what is left can be paid and settles all of it.
      const rest = way === 'bill to registration' ? whole : first;
      await note(rest.kind, rest.recordId, 15_000);
      const settled = await billsOf(registration.id);
      expect(settled.map(({ paymentStatus }) => paymentStatus)).toEqual(['paid', 'paid']);
    },
  );

  test('is refused where nothing is owed, at Stripe, canceled, gone, or more than is owed there', async () => {
    const from = await storeBill({ payer: payerOf(newAddress()) });
    const wrong = await note('bill', from.id, 5000);
    const to = async (change: Parameters<typeof storeBill>[0]) => {
      const { id } = await storeBill(change);
      return correct(wrong.id, { to: { kind: 'bill', recordId: id } });
    };
    const paid = await storeBill();
    await note('bill', paid.id, 15_000);
    const onPaid = await correct(wrong.id, { to: { kind: 'bill', recordId: paid.id } });
    expect((await refused(onPaid, 409)).message).toContain('Nothing is owed');
    expect((await refused(await to({ paymentStatus: 'cancelled' }), 409)).message).toBe(
      paymentRefusals.cancelled,
    );
    expect((await refused(await to({ amountCents: 4999 }), 422)).fields).toEqual([
      'payment.amountCents',
    ]);
    const gone = { kind: 'bill', recordId: crypto.randomUUID() } as const;
    await refused(await correct(wrong.id, { to: gone }), 404);
    expect(await entriesOf(from.id)).toHaveLength(1);
  });
});
