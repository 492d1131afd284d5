import { subDays } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { readAccountRecordsEndpoint } from '#contracts/accounts/own-account.ts';
import { getBillEndpoint } from '#contracts/billing/dashboard.ts';
import { getDonationEndpoint } from '#contracts/donations/dashboard.ts';
import {
  markPaidEndpoint,
  type Owed,
  reversePaymentEndpoint,
} from '#contracts/payments/dashboard.ts';
import { getRegistrationEndpoint } from '#contracts/registration/dashboard.ts';
import { getSponsorEndpoint } from '#contracts/sponsorship/dashboard.ts';
import { formatDay } from '#domain/calendar/calendar.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import { chargeDate } from '#domain/payments/plan-payment.ts';
import account from '#functions/account.ts';
import admin from '#functions/admin.ts';
import adminPayments from '#functions/admin-payments.ts';
import { playerBills, sponsorBills } from '#server/gateways/records.ts';
import { actionsOn } from '#tests/helpers/audit-log.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
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
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { messages as paymentRefusals } from '#words/office/refusals/payments.ts';

/* Money that comes by hand, in parts, and is taken back: as an admin's requests. */

await stack.seed();
const office = await signUpUser({ role: 'admin' });
const yesterday = () => daysAgo(1);

const send = (path: string, body: object) =>
  invoke(adminPayments, sentBy(office, postJson(path, body)));
const note = (
  kind: PayableKind,
  recordId: string,
  amountCents?: number,
  key?: string,
  seenPaidCents?: number,
) =>
  send(markPaidEndpoint.path, {
    kind,
    recordId,
    idempotencyKey: key ?? crypto.randomUUID(),
    seenPaidCents,
    payment: {
      method: 'check',
      date: yesterday(),
      reference: '1042',
      ...(amountCents !== undefined && { amountCents }),
    },
  });
const noted = async (kind: PayableKind, recordId: string, amountCents?: number) =>
  markPaidEndpoint.response.parse(await (await note(kind, recordId, amountCents)).json()).entry;
const reverse = (entryId: string, reason = 'The check bounced', date = yesterday()) =>
  send(reversePaymentEndpoint.path, { entryId, reason, date });
const fieldsOf = async (response: Response) =>
  Object.keys(((await response.json()) as { error: { fields?: object } }).error.fields ?? {});

describe('twelve checks of $12.50', () => {
  const register = (players = 1) =>
    storeRegistration(players, {
      paymentMethod: 'check',
      frequency: 'monthly',
      createdAt: subDays(new Date(), 2),
    });

  test('are booked one by one: the first is the default, and the payer is told what is left', async () => {
    const { registration } = await register();
    expect(await noted('registration', registration.id)).toMatchObject({ amountCents: 1250 });
    expect(await paymentOf('registration', registration.id)).toMatchObject({
      status: 'active',
      paidCents: 1250,
      totalCents: 15_000,
    });
    expect((await billsOf(registration.id)).map(({ paymentStatus }) => paymentStatus)).toEqual([
      'pending',
    ]);
    const [mail] = (await mailsAbout(`registrations/${registration.id}`)).filter(
      ({ to }) => to === registration.payer.email,
    );
    expect(mail?.text).toContain('Amount: $12.50');
    expect(mail?.text).toContain('Paid so far: $12.50 of $150.00');
    expect(mail?.text).toContain('Left to pay: $137.50');
    expect(mail?.text).toMatch(/Next payment: \$12\.50 by \w+ \d+, \d{4}/);
    expect(mail?.text).not.toContain('card');
  });

  test('with one of two bills canceled, the receipt has the same next day as the page', async () => {
    const { registration, bills } = await register(2);
    await playerBills()
      .doc(bills[1]?.id ?? '')
      .update({ paymentStatus: 'cancelled' });
    await noted('registration', registration.id, 2500);
    const [mail] = (await mailsAbout(`registrations/${registration.id}`)).filter(
      ({ to }) => to === registration.payer.email,
    );
    // $25.00 and the canceled $150.00 are the first seven of twelve.
    const { firstOn = '' } = registration.payment.plan ?? {};
    const next = formatDay(chargeDate(firstOn, 'monthly', 7));
    expect(mail?.text).toContain(`Next payment: $25.00 by ${next}`);
  });

  test('may come several a day; the last makes it paid, and its reversal owed again', async () => {
    const { registration } = await register();
    for (const cents of [1250, 1250, 12_000]) await noted('registration', registration.id, cents);
    const last = await noted('registration', registration.id);
    expect(last.amountCents).toBe(500);
    const standing = async () => ({
      payment: (await paymentOf('registration', registration.id)).status,
      bill: (await billsOf(registration.id))[0]?.paymentStatus,
    });
    expect(await standing()).toEqual({ payment: 'paid', bill: 'paid' });
    expect((await note('registration', registration.id)).status).toBe(409);

    expect((await reverse(last.id)).status).toBe(200);
    expect(await standing()).toEqual({ payment: 'active', bill: 'pending' });
    expect(await noted('registration', registration.id)).toMatchObject({ amountCents: 500 });
    expect(await standing()).toEqual({ payment: 'paid', bill: 'paid' });
  });
});

describe('what the payer sees of it', () => {
  test('a payment that was taken back is not paid any more, and the reason stands with the reversal', async () => {
    const guardian = await signUpUser();
    const payer = { firstName: 'Ana', lastName: 'Diaz', email: guardian.email };
    const bill = await storeBill({ payer });
    const kept = await noted('bill', bill.id, 2000);
    const bounced = await noted('bill', bill.id, 5000);
    await reverse(bounced.id, 'The bank returned the check');
    const answer = await invoke(account, sentBy(guardian, get(readAccountRecordsEndpoint.path)));
    const { receipts } = readAccountRecordsEndpoint.response.parse(await answer.json());
    const seen = receipts.items.map(({ amountCents, isReversed, reason }) => ({
      amountCents,
      isReversed,
      reason,
    }));
    expect(seen).toEqual([
      { amountCents: -5000, isReversed: false, reason: 'The bank returned the check' },
      { amountCents: 5000, isReversed: true },
      { amountCents: kept.amountCents, isReversed: false },
    ]);
  });
});

describe('a payment by hand', () => {
  test('is one entry however often its request comes; the key does not serve for another', async () => {
    const bill = await storeBill();
    const key = crypto.randomUUID();
    const both = await Promise.all([
      note('bill', bill.id, 5000, key),
      note('bill', bill.id, 5000, key),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await note('bill', bill.id, 5000, key)).status).toBe(200);
    expect(await entriesOf(bill.id)).toHaveLength(1);
    expect(await actionsOn(`playerBills/${bill.id}`)).toEqual(['payment.noted']);
    expect((await note('bill', bill.id, 6000, key)).status).toBe(409);
    expect((await note('bill', bill.id, 5000)).status).toBe(200);
    expect(await paymentOf('bill', bill.id)).toMatchObject({
      status: 'pending',
      paidCents: 10_000,
    });
    const receipts = (await mailsAbout(`playerBills/${bill.id}`)).map(({ id }) => id);
    expect(new Set(receipts).size).toBe(2);
  });

  test.each([0, -1, 15_001, 1.5, '5000', null])(
    'of %j is refused beside its field',
    async (amount) => {
      const bill = await storeBill();
      const response = await note('bill', bill.id, amount as number);
      expect(response.status).toBe(422);
      expect(await fieldsOf(response)).toEqual(['payment.amountCents']);
      expect(await entriesOf(bill.id)).toEqual([]);
    },
  );

  test.each(['', 'no key', undefined])('needs a key, and %j is none', async (idempotencyKey) => {
    const bill = await storeBill();
    const payment = { method: 'check', date: yesterday(), reference: '' };
    const body = { kind: 'bill', recordId: bill.id, idempotencyKey, payment };
    expect((await send(markPaidEndpoint.path, body)).status).toBe(422);
  });

  test('is refused on what was canceled', async () => {
    const bill = await storeBill({ paymentStatus: 'cancelled' });
    const sponsorship = await storeSponsorship({ totalCents: 50_000, paymentMethod: 'check' });
    await sponsorBills().doc(sponsorship.id).update({ paymentStatus: 'cancelled' });
    const { registration, bills } = await storeRegistration(1, { paymentMethod: 'check' });
    await playerBills()
      .doc(bills[0]?.id ?? '')
      .update({ paymentStatus: 'cancelled' });
    for (const [kind, id] of [
      ['bill', bill.id],
      ['sponsorship', sponsorship.id],
      ['registration', registration.id],
    ] as const) {
      const response = await note(kind, id);
      expect(response.status, kind).toBe(409);
      expect(await response.text()).toContain(paymentRefusals.cancelled);
      expect(await entriesOf(id)).toEqual([]);
    }
  });
});

describe('two administrators with the same check', () => {
  const plan = { paymentMethod: 'check', createdAt: subDays(new Date(), 2) } as const;
  const yearly = { ...plan, totalCents: 50_000, frequency: 'annual' } as const;
  type Detail = { path: string; response: { parse: (answer: unknown) => unknown } };
  const owedOn = async (detail: Detail, id: string) => {
    const answer = await invoke(admin, sentBy(office, get(`${detail.path}?id=${id}`)));
    return (detail.response.parse(await answer.json()) as { owed: Owed }).owed;
  };

  test.each([
    [
      'a registration in installments',
      'registration',
      1250,
      getRegistrationEndpoint,
      async () => (await storeRegistration(1, { ...plan, frequency: 'monthly' })).registration.id,
    ],
    [
      'a registration whose bill got something on its own',
      'registration',
      5000,
      getRegistrationEndpoint,
      async () => {
        const { registration, bills } = await storeRegistration(2, plan);
        await noted('bill', bills[0]?.id ?? '', 5000);
        return registration.id;
      },
    ],
    ['a bill', 'bill', 5000, getBillEndpoint, async () => (await storeBill()).id],
    [
      'a gift that goes on',
      'donation',
      2500,
      getDonationEndpoint,
      async () => (await storeDonation({ ...plan, totalCents: 2500, frequency: 'monthly' })).id,
    ],
    [
      'a sponsor who pays every year',
      'sponsorship',
      50_000,
      getSponsorEndpoint,
      async () => (await storeSponsorship(yearly)).id,
    ],
  ] as const)('note it once on %s', async (_, kind, cents, detail, store) => {
    const id = await store();
    const { paidCents } = await owedOn(detail, id);
    expect((await note(kind, id, cents, undefined, paidCents)).status).toBe(200);
    const again = await note(kind, id, cents, undefined, paidCents);
    expect(again.status).toBe(409);
    expect(await again.text()).toContain(paymentRefusals.paidMeanwhile);
    expect((await owedOn(detail, id)).paidCents).toBe((paidCents ?? 0) + cents);
    expect((await entriesOf(id)).map(({ amountCents }) => amountCents)).toEqual([cents]);
  });

  test('may note a second one once the first was seen; the first sent again is no news', async () => {
    const bill = await storeBill();
    const key = crypto.randomUUID();
    expect((await note('bill', bill.id, 5000, key, 0)).status).toBe(200);
    expect((await note('bill', bill.id, 5000, key, 0)).status).toBe(200);
    expect((await note('bill', bill.id, 5000, undefined, 0)).status).toBe(409);
    expect((await note('bill', bill.id, 5000, undefined, 5000)).status).toBe(200);
    expect(await entriesOf(bill.id)).toHaveLength(2);
  });
});
