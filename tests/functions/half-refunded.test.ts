import { expect, test } from 'vitest';
import { readFamilyEndpoint } from '#contracts/accounts/own-account.ts';
import { openPaymentLinkEndpoint } from '#contracts/billing/payment-link.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import type { SeasonChange } from '#domain/seasons/season-change.ts';
import account from '#functions/account.ts';
import createRegistrationPayment from '#functions/create-registration-payment.ts';
import openLink from '#functions/payment-link.ts';
import { playerBills } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { paymentLink } from '#server/use-cases/billing/payment-link.ts';
import { findLeaving } from '#server/use-cases/seasons/find-leaving.ts';
import { readStandingOfSeason } from '#server/use-cases/seasons/season-registrations.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { billsOf, paymentOf, storeBill } from '#tests/helpers/payables.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';
import { FROM, playersOf } from '#tests/helpers/returning-families.ts';
import { newAddress, sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* All that one guardian paid was refunded: the player whom another guardian pays for is registered as before. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
const leo = playerForm({ firstName: 'Leo', age: 16, grade: 11 });

async function send(body: object) {
  const { path } = createRegistrationPaymentEndpoint;
  const answer = await invoke(createRegistrationPayment, postJson(path, body));
  const { error } = (await answer.json()) as { error?: { code: string } };
  return [answer.status, error?.code];
}

test('who is paid for by another guardian stays registered, and only they do', async () => {
  const ana = await signUpUser();
  const request = await registrationRequest({
    parentEmail: ana.email,
    paymentMethod: 'check',
    paymentFrequency: 'one-time',
    players: [playerForm(), leo],
  });
  const { parentEmail: email } = request.registration;
  const id = request.idempotencyKey;
  expect(await send(request)).toEqual([200, undefined]);
  const people = await playersOf(email);
  const leos = people.find(({ firstName }) => firstName === 'Leo')?.id;
  const theirs = (await billsOf(id)).find(({ playerId }) => playerId === leos);
  await playerBills()
    .doc(theirs?.id ?? '')
    .update({ 'payer.email': newAddress('ben') });

  const address = paymentLink('', { kind: 'registration', recordId: id }, email, new Date());
  const opening = { idempotencyKey: crypto.randomUUID(), link: address.split('link=')[1] };
  const opened = await invoke(openLink, postJson(openPaymentLinkEndpoint.path, opening));
  const { checkout } = openPaymentLinkEndpoint.response.parse(await opened.json());
  await control.pay(checkout?.sessionId ?? '', 'succeeds');
  await settleEvents();
  const { stripePaymentIntentId } = await paymentOf('registration', id);
  await stripe().refunds.create({ payment_intent: stripePaymentIntentId ?? '' });
  await settleEvents();
  expect(await paymentOf('registration', id)).toMatchObject({ status: 'refunded' });

  const counting = (await readStandingOfSeason(FROM)).find((one) => one.id === id);
  expect(counting?.players.map(({ firstName }) => firstName)).toEqual(['Leo']);
  // A change to the season that is published now.
  const change = { from: '2025-26 Season', createdAt: new Date().toISOString() } as SeasonChange;
  const { leaving } = await findLeaving(change);
  const left = leaving.filter((one) => people.some((person) => person.id === one.id));
  expect(left.map(({ firstName }) => firstName)).toEqual(['Zoë']);

  const known = await invoke(account, sentBy(ana, get(readFamilyEndpoint.path)));
  const offered = readFamilyEndpoint.response.parse(await known.json()).players;
  expect(offered.map(({ firstName }) => firstName)).toEqual(['Zoë']);

  const again = (players: object[]) => ({
    ...request,
    idempotencyKey: crypto.randomUUID(),
    replaces: [id],
    registration: { ...request.registration, players },
  });
  // A part that the office has split off is owed all the same.
  const playerId = people.find(({ firstName }) => firstName === 'Zoë')?.id ?? '';
  const part = await storeBill({ partOf: id, playerId, payer: theirs?.payer ?? null });
  const both = (await readStandingOfSeason(FROM)).find((one) => one.id === id);
  expect(both?.players).toHaveLength(2);
  expect(await send(again([playerForm()]))).toEqual([409, 'already_registered']);
  await playerBills().doc(part.id).delete();
  expect(await send(again([leo]))).toEqual([409, 'already_registered']);
  expect(await send(again([playerForm(), leo]))).toEqual([409, 'already_registered']);
  expect(await send(again([playerForm()]))).toEqual([200, undefined]);
});
