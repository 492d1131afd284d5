import { expect, test } from 'vitest';
import { updateBillEndpoint } from '#contracts/billing/dashboard.ts';
import { openPaymentLinkEndpoint } from '#contracts/billing/payment-link.ts';
import { getRegistrationEndpoint } from '#contracts/registration/dashboard.ts';
import openLink from '#functions/payment-link.ts';
import { paymentLink } from '#server/use-cases/billing/payment-link.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { note, reverse, sendAs } from '#tests/helpers/hand-money.ts';
import { ask, office } from '#tests/helpers/office.ts';
import { billsOf, mailsAbout, paymentOf, storeRegistration } from '#tests/helpers/payables.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* A part comes on one player's bill, the rest for the registration: together they pay both bills. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

/** Two players at $150.00, of whom the first has the bill that a part comes on. */
async function family(onFirst: number) {
  const { registration, bills } = await storeRegistration(2, { paymentMethod: 'check' });
  const [first, second] = [bills[0]?.id ?? '', bills[1]?.id ?? ''];
  const part = await note(office, 'bill', first, onFirst);
  const standing = async () => {
    const all = await billsOf(registration.id);
    return [first, second].map((id) => {
      const { paymentStatus, receivedCents = 0 } = all.find((one) => one.id === id) ?? {};
      return [paymentStatus, receivedCents];
    });
  };
  const owed = async () => {
    const { body } = await ask(getRegistrationEndpoint.path, { id: registration.id });
    return getRegistrationEndpoint.response.parse(body).owed.owedCents;
  };
  return { registration, first, part, standing, owed };
}

const PAID = [
  ['paid', 0],
  ['paid', 0],
];

test('noted as paid by hand, both are paid, and canceling one gives back what came for it', async () => {
  const { registration, first, standing, owed } = await family(5_000);
  expect(await owed()).toBe(25_000);
  await note(office, 'registration', registration.id, 25_000);
  expect(await standing()).toEqual(PAID);
  expect(await paymentOf('registration', registration.id)).toMatchObject({ status: 'paid' });
  const stored = (await billsOf(registration.id)).find(({ id }) => id === first);
  const { id, updatedAt, payer: _, ...form } = stored ?? { id: first };
  const cancelled = { id, seen: updatedAt, bill: { ...form, paymentStatus: 'cancelled' } };
  expect((await sendAs(office, updateBillEndpoint.path, cancelled)).status).toBe(200);
  expect((await paymentOf('registration', registration.id)).surplusCents).toBe(15_000);
});

test('paid by the registration’s link, both are paid', async () => {
  const { registration, standing } = await family(5_000);
  const subject = { kind: 'registration', recordId: registration.id } as const;
  const address = paymentLink('', subject, registration.payer.email, new Date());
  const request = { idempotencyKey: crypto.randomUUID(), link: address.split('link=')[1] };
  const answer = await invoke(openLink, postJson(openPaymentLinkEndpoint.path, request));
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { cents, checkout } = openPaymentLinkEndpoint.response.parse(await answer.json());
  expect(cents).toBe(25_000);
  await control.pay(checkout?.sessionId ?? '', 'succeeds');
  await settleEvents();
  expect(await standing()).toEqual(PAID);
  const receipts = (await mailsAbout(`registrations/${registration.id}`)).filter(({ text }) =>
    text.includes('$250.00'),
  );
  expect(receipts.map(({ to }) => to)).toHaveLength(2);
  for (const { text } of receipts) expect(text).not.toContain('Left to pay');
});

test('the part that bounces is owed again, on the bill that it came on', async () => {
  const { registration, first, part, standing, owed } = await family(5_000);
  await note(office, 'registration', registration.id, 25_000);
  await reverse(office, part.id);
  const told = (await mailsAbout(`playerBills/${first}`)).find(({ id }) =>
    id.endsWith(`-reversed-reversal-${part.id}`),
  );
  expect(told?.text).toContain('Reversed: $50.00');
  // $100.00 came for it with the rest: only $50.00 is left.
  expect(told?.text).not.toMatch(/Left to pay|Paid so far/);
  expect(await standing()).toEqual([
    ['pending', 10_000],
    ['paid', 0],
  ]);
  expect(await owed()).toBe(5_000);
});

test('the rest that bounces is owed again on both', async () => {
  const { registration, standing, owed } = await family(5_000);
  const rest = await note(office, 'registration', registration.id, 25_000);
  await reverse(office, rest.id);
  expect(await standing()).toEqual([
    ['pending', 5_000],
    ['pending', 0],
  ]);
  expect(await owed()).toBe(25_000);
});

test('the whole of a bill that bounces is owed again, though the other one is paid', async () => {
  const { registration, part, standing, owed } = await family(15_000);
  await note(office, 'registration', registration.id, 15_000);
  expect(await standing()).toEqual(PAID);
  await reverse(office, part.id);
  expect(await standing()).toEqual([
    ['pending', 0],
    ['paid', 0],
  ]);
  expect(await owed()).toBe(15_000);
});
