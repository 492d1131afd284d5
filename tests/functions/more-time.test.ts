import { expect, test } from 'vitest';
import { updateBillEndpoint } from '#contracts/billing/dashboard.ts';
import { getPaymentStatusEndpoint } from '#contracts/payments/public.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import adminPayments from '#functions/admin-payments.ts';
import api from '#functions/api.ts';
import { playerBills } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { office, pay } from '#tests/helpers/office.ts';
import { billsOf, openPayment, paymentOf, storeRegistration } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { sentBy } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* What becomes of a registration’s own page when the office changes one of its bills, and what its guardian is told. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

/** A registration by card whose guardian left Stripe’s page, and whose bills are late. */
async function lateRegistration(players: number) {
  const { registration, bills } = await storeRegistration(players);
  const page = await openPayment('registration', registration);
  for (const { id } of bills) {
    const late = { paymentStatus: 'overdue', dueDate: daysAgo(1) } as const;
    await playerBills()
      .doc(id)
      .update({ ...late, playerId: (await addPlayer()).id });
  }
  return { id: registration.id, page };
}

/** The office saves a bill of the registration. */
async function save(registrationId: string, index: number, edit: Partial<PlayerBill>) {
  const { id, updatedAt: seen, ...bill } = (await billsOf(registrationId))[index] as PlayerBill;
  const request = postJson(updateBillEndpoint.path, { id, seen, bill: { ...bill, ...edit } });
  const answer = await invoke(adminPayments, sentBy(office, request));
  expect(answer.status, await answer.clone().text()).toBe(200);
}

const statusOfPage = async (page: string) =>
  (await stripe().checkout.sessions.retrieve(page)).status;
/** As the page that a guardian returns to asks. */
async function toldOf(page: string) {
  const answer = await invoke(api, get(`${getPaymentStatusEndpoint.path}?session_id=${page}`));
  return getPaymentStatusEndpoint.response.parse(await answer.json()).status;
}

test('more time for a bill leaves the page of its registration open', async () => {
  const { id, page } = await lateRegistration(1);
  await save(id, 0, { dueDate: '2098-12-15' });
  expect(await billsOf(id)).toMatchObject([{ paymentStatus: 'pending', dueDate: '2098-12-15' }]);
  expect(await statusOfPage(page)).toBe('open');
  expect(await paymentOf('registration', id)).toMatchObject({ status: 'pending' });
  expect(await toldOf(page)).toBe('pending');
});

test('of a page that was given up for its bills it is said that nothing was paid, until they are', async () => {
  const { id, page } = await lateRegistration(2);
  await save(id, 0, { paymentStatus: 'cancelled' });
  await settleEvents();
  expect(await statusOfPage(page)).toBe('expired');
  expect(await paymentOf('registration', id)).toMatchObject({ status: 'ended', paidCents: 0 });
  expect(await toldOf(page)).toBe('expired');
  const open = (await billsOf(id)).find(({ paymentStatus }) => paymentStatus === 'overdue');
  await pay('bill', open?.id ?? '');
  expect(await toldOf(page)).toBe('ended');
});
