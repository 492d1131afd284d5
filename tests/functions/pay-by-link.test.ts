import { describe, expect, test } from 'vitest';
import {
  openPaymentLinkEndpoint,
  type PaymentLink,
  readPaymentLinkEndpoint,
} from '#contracts/billing/payment-link.ts';
import { sendPaymentLinkEndpoint } from '#contracts/payments/dashboard.ts';
import { createSponsorEndpoint } from '#contracts/sponsorship/dashboard.ts';
import { formatDay } from '#domain/calendar/day.ts';
import { PROOF_HEADER } from '#domain/limits/proof-of-work.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import { chargeDate } from '#domain/payments/plan-payment.ts';
import admin from '#functions/admin.ts';
import adminPayments from '#functions/admin-payments.ts';
import paymentLink from '#functions/payment-link.ts';
import { playerBills, registrations, sponsorBills } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { markPaid } from '#server/use-cases/payments/mark-paid.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { office, pay as payByHand } from '#tests/helpers/office.ts';
import {
  billsOf,
  entriesOf,
  mailsAbout,
  openPayment,
  paymentOf,
  storeBill,
  storeRegistration,
  storeSponsorship,
} from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { sentBy } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* A payment link from an email: what it says, what its page takes, and for whom it opens nothing. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
const player = await addPlayer();
const payer = { firstName: 'Robin', lastName: 'Doe', email: 'robin@example.com' };

const mailLink = (kind: 'bill' | 'registration' | 'sponsorship', billId: string) =>
  invoke(adminPayments, sentBy(office, postJson(sendPaymentLinkEndpoint.path, { kind, billId })));
const linkIn = (text: string) => /\/pay\?link=(\S+)/.exec(text)?.[1] ?? '';

/** Has the link mailed and gives back what the email says. */
async function mailed(kind: 'bill' | 'sponsorship', id: string) {
  const answer = await mailLink(kind, id);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const path = kind === 'bill' ? `playerBills/${id}` : `sponsorBills/${id}`;
  const mail = (await mailsAbout(path)).at(-1);
  return { link: linkIn(mail?.text ?? ''), text: mail?.text ?? '', subject: mail?.subject ?? '' };
}
const read = (link: string) =>
  invoke(paymentLink, get(`${readPaymentLinkEndpoint.path}?${new URLSearchParams({ link })}`));
async function said(link: string): Promise<PaymentLink> {
  const answer = await read(link);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return readPaymentLinkEndpoint.response.parse(await answer.json());
}
const open = (link: string) =>
  invoke(
    paymentLink,
    postJson(openPaymentLinkEndpoint.path, { idempotencyKey: crypto.randomUUID(), link }),
  );
async function opened(link: string): Promise<{ cents: number; session: string }> {
  const answer = await open(link);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { cents, checkout } = openPaymentLinkEndpoint.response.parse(await answer.json());
  const session = checkout?.sessionId ?? '';
  expect((await stripe().checkout.sessions.retrieve(session)).amount_total).toBe(cents);
  return { cents, session };
}
const note = (kind: PayableKind, recordId: string, amountCents: number) =>
  markPaid(
    {
      kind,
      recordId,
      amountCents,
      method: 'check',
      reference: '7',
      date: '2026-11-20',
      idempotencyKey: crypto.randomUUID(),
    },
    new Date(),
  );
const ownBill = (change = {}) => storeBill({ playerId: player.id, payer, ...change });

describe('a bill', () => {
  test('is paid without an account: email, page and ledger name the same cents', async () => {
    const bill = await ownBill({ dueDate: '2026-12-01' });
    await note('bill', bill.id, 4_999);
    const { link, text, subject } = await mailed('bill', bill.id);
    expect(subject).toBe(`Bill ${bill.number}: $100.01 to pay`);
    expect(text).toContain('Pay $100.01 here');
    expect(text).toContain('$49.99 of $150.00');
    expect(await said(link)).toMatchObject({
      what: 'pay',
      cents: 10_001,
      part: 'rest',
      paidCents: 4_999,
      totalCents: 15_000,
      items: [{ description: bill.description, firstName: 'Zoë' }],
    });
    const page = await opened(link);
    expect(page).toMatchObject({ cents: 10_001 });
    expect(await opened(link)).toEqual(page);
    await control.pay(page.session, 'succeeds');
    await settleEvents();
    expect(await said(link)).toMatchObject({ what: 'paid', cents: 0 });
    expect((await open(link)).status).toBe(409);
    expect((await playerBills().doc(bill.id).get()).data()?.paymentStatus).toBe('paid');
    expect((await entriesOf(bill.id)).map(({ amountCents }) => amountCents)).toEqual([
      4_999, 10_001,
    ]);
  });

  test('tells of a child no more than the first name, and of the family nothing', async () => {
    const { link } = await mailed('bill', (await ownBill({ notes: 'Divorced' })).id);
    const text = await (await read(link)).text();
    for (const secret of [player.lastName, player.email, payer.email, 'Divorced', 'token']) {
      expect(text).not.toContain(secret);
    }
  });

  test('that is canceled asks for nothing, and one that is mailed twice a day is one email', async () => {
    const bill = await ownBill();
    const { link } = await mailed('bill', bill.id);
    expect((await mailLink('bill', bill.id)).status).toBe(409);
    await playerBills().doc(bill.id).update({ paymentStatus: 'cancelled' });
    expect(await said(link)).toMatchObject({ what: 'cancelled', cents: 0 });
    const refused = await open(link);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('This bill was canceled.');
  });
});

describe('a link', () => {
  test.each([
    ['at its beginning', (link: string) => `${link.startsWith('A') ? 'B' : 'A'}${link.slice(1)}`],
    ['in the middle', (link: string) => `${link.slice(0, 60)}${link.slice(61)}`],
    ['at its end', (link: string) => `${link}AA`],
    ['from end to end', () => 'A'.repeat(90)],
  ])('changed %s opens nothing', async (_, forge) => {
    const { link } = await mailed('bill', (await ownBill()).id);
    for (const answer of [await read(forge(link)), await open(forge(link))]) {
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('This payment link does not work.');
    }
  });

  test.each(['', 'b', 'b~~~', '../x', 'b~../x~1~x', 'x'.repeat(5000)])(
    '%j is none',
    async (link) => {
      expect((await read(link)).status).toBe(422);
      expect((await open(link)).status).toBe(422);
    },
  );

  test('ends after some months, and says so', async () => {
    const bill = await ownBill();
    const { link } = await mailed('bill', bill.id);
    const later = new Date(Date.now() + 130 * 24 * 60 * 60 * 1000);
    const { readLinked } = await import('#server/use-cases/billing/open-payment-link.ts');
    await expect(readLinked(link, later)).rejects.toThrow('This payment link has expired.');
  });

  test('of a guardian who is no longer the bill’s opens nothing', async () => {
    const bill = await ownBill();
    const { link } = await mailed('bill', bill.id);
    await playerBills().doc(bill.id).update({ 'payer.email': 'new@example.com' });
    expect((await read(link)).status).toBe(404);
  });

  test('needs the proof of work that every payment does', async () => {
    const { link } = await mailed('bill', (await ownBill()).id);
    const request = postJson(openPaymentLinkEndpoint.path, {
      idempotencyKey: crypto.randomUUID(),
      link,
    });
    request.headers.set(PROOF_HEADER, 'wrong');
    expect((await invoke(paymentLink, request)).status).toBe(400);
  });
});

describe('a plan', () => {
  test('by hand asks for the installments that are due, not for the whole bill', async () => {
    const { registration, bills } = await storeRegistration(1, {
      email: payer.email,
      frequency: 'quarterly',
      paymentMethod: 'check',
      createdAt: new Date(Date.now() - 100 * 24 * 60 * 60 * 1000),
    });
    await note('registration', registration.id, 3_750);
    const { link, text, subject } = await mailed('bill', bills[0]?.id ?? '');
    expect(subject).toBe(`Registration ${registration.number}: $37.50 to pay`);
    expect(text).toMatch(/your installments to .+ are due\./);
    expect(text).toContain('$37.50 of $150.00');
    expect(await said(link)).toMatchObject({ cents: 3_750, part: 'installments' });
    await control.pay((await opened(link)).session, 'succeeds');
    await settleEvents();
    const payment = await paymentOf('registration', registration.id);
    expect(payment).toMatchObject({ status: 'active', paidCents: 7_500 });
    expect((await billsOf(registration.id))[0]).toMatchObject({ receivedCents: 7_500 });
    // Nothing is due until the third: whoever opens the link again is told its day.
    const third = chargeDate(payment.plan?.firstOn ?? '', 'quarterly', 2);
    expect(await said(link)).toMatchObject({ cents: 3_750, part: 'next', dueDate: third });
    const receipts = await mailsAbout(`registrations/${registration.id}`);
    const told = receipts.find((mail) => mail.text.includes('Payment: 2 of 4'));
    expect(told?.text).toContain(`Next payment: $37.50 by ${formatDay(third)}`);
  });

  test('at Stripe leads to the card, and says when it is charged next', async () => {
    const { registration, bills } = await storeRegistration(1, {
      email: payer.email,
      frequency: 'monthly',
    });
    const page = await openPayment('registration', registration);
    const { link } = await mailed('bill', bills[0]?.id ?? '');
    await control.pay(page, 'succeeds');
    await settleEvents();
    const plan = await said(link);
    expect(plan).toMatchObject({ what: 'plan', cents: 0, plan: { cents: 1_250, state: 'active' } });
    expect(plan.plan?.manageUrl).toContain('/api/payments/manage?link=');
    expect((await mailLink('bill', bills[0]?.id ?? '')).status).toBe(409);
    expect((await registrations().doc(registration.id).get()).data()?.payment.status).toBe(
      'active',
    );
    // Installments are a debt: whom the office gives a break cannot end it at Stripe.
    for (const [status, state] of [
      ['past_due', 'past_due'],
      ['paused', 'held'],
    ] as const) {
      await registrations().doc(registration.id).update({ 'payment.status': status });
      expect(await said(link)).toMatchObject({ what: 'plan', plan: { state } });
    }
  });
});

test('a sponsor pays the bill of the Sponsors tab', async () => {
  const { id, number } = await storeSponsorship({ totalCents: 50_000, paymentMethod: 'check' });
  await note('sponsorship', id, 20_000);
  const { link, subject } = await mailed('sponsorship', id);
  expect(subject).toBe(`Sponsorship ${number}: $300.00 to pay`);
  const page = await opened(link);
  expect(page.cents).toBe(30_000);
  await control.pay(page.session, 'succeeds');
  await settleEvents();
  expect((await sponsorBills().doc(id).get()).data()?.paymentStatus).toBe('paid');
});

test('a quarterly sponsor whom the office adds pays its installments, by hand and by link', async () => {
  const bill = {
    sponsorName: 'Diaz Hardware',
    sponsorEmail: 'ana@example.com',
    contactPerson: 'Ana Diaz',
    amountCents: 100_000,
    sponsorshipLevel: null,
    paymentMethod: 'check',
    paymentStatus: 'pending',
    paymentFrequency: 'quarterly',
    dueDate: null,
    paidDate: null,
    invoiceNumber: null,
    stripePaymentId: null,
    notes: null,
  };
  const idempotencyKey = crypto.randomUUID();
  const request = postJson(createSponsorEndpoint.path, { idempotencyKey, bill });
  expect((await invoke(admin, sentBy(office, request))).status).toBe(200);
  const { link, subject } = await mailed('sponsorship', idempotencyKey);
  expect(subject).toContain('$250.00 to pay');
  expect(await said(link)).toMatchObject({ cents: 25_000, part: 'installments' });
  await payByHand('sponsorship', idempotencyKey);
  expect(await paymentOf('sponsorship', idempotencyKey)).toMatchObject({
    status: 'active',
    paidCents: 25_000,
  });
  expect(await said(link)).toMatchObject({ cents: 25_000, part: 'next' });
  const again = await mailed('sponsorship', idempotencyKey);
  expect(again.text).toMatch(/your next installment to .+ is not due yet\./);
  const { plan } = await paymentOf('sponsorship', idempotencyKey);
  const second = chargeDate(plan?.firstOn ?? '', 'quarterly', 1);
  expect(again.text).toContain(`Due: ${formatDay(second)}`);
  const stored = (await sponsorBills().doc(idempotencyKey).get()).data();
  expect(stored).toMatchObject({ paymentStatus: 'pending', receivedCents: 25_000 });
  expect(stored?.dueDate).toBe(plan?.lastOn);
});
