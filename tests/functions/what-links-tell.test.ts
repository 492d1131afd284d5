import { expect, test } from 'vitest';
import { readPaymentLinkEndpoint } from '#contracts/billing/payment-link.ts';
import { sendPaymentLinkEndpoint } from '#contracts/payments/dashboard.ts';
import { requestManageLinkEndpoint } from '#contracts/payments/manage-payment.ts';
import { changeGuardianEmailEndpoint } from '#contracts/players/dashboard.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import type { PaymentStatus } from '#domain/payments/choices.ts';
import adminPayments from '#functions/admin-payments.ts';
import createRegistrationPayment from '#functions/create-registration-payment.ts';
import managePayment from '#functions/manage-payment.ts';
import paymentLink from '#functions/payment-link.ts';
import requestManageLink from '#functions/request-manage-link.ts';
import { outbox, playerBills, profiles, registrations } from '#server/gateways/records.ts';
import { flush, get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { office, send } from '#tests/helpers/office.ts';
import { billsOf, openPayment, storeRegistration } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { readPdfText } from '#tests/helpers/read-pdf.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';
import { newAddress, sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { deliverWithCopies } from '#tests/helpers/signed-copies.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* Links from emails are passed on, so that somebody else pays: what whoever has one learns, and may do. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

/** As they wait to be sent, and as they were sent. */
const mailsTo = async (to: string) => {
  await flush();
  return (await outbox().where('to', '==', to).get()).docs.map((doc) => doc.data());
};
const mailLink = (billId: string) =>
  invoke(
    adminPayments,
    sentBy(office, postJson(sendPaymentLinkEndpoint.path, { kind: 'bill', billId })),
  );
/** All that an email shows and carries: what a reader sees, its headers, its files by name and text. */
async function arrivedAt(to: string): Promise<string> {
  await flush();
  await deliverWithCopies();
  const mails = await stack.mailbox.readMail(to);
  const attached = await Promise.all(mails.map(({ id }) => stack.mailbox.readAttachments(id)));
  const files = attached.flat().map(async ({ name, content }) => {
    return [name, (await readPdfText(content)).text];
  });
  const sent = mails.map(({ subject, text, html, headers }) => [subject, text, html, headers]);
  return JSON.stringify([sent, await Promise.all(files)]);
}
async function payLinkTo(to: string): Promise<string> {
  const texts = (await mailsTo(to)).map(({ text }) => text);
  return texts.flatMap((text) => /\/pay\?link=(\S+)/.exec(text)?.[1] ?? []).at(0) ?? '';
}
const read = async (link: string) => {
  const query = new URLSearchParams({ link });
  return (await invoke(paymentLink, get(`${readPaymentLinkEndpoint.path}?${query}`))).text();
};

test('no email has the key by which a family takes the place of its registration', async () => {
  const { email: parentEmail } = await signUpUser();
  const players = [playerForm({ lastName: 'Uncommonly' }), playerForm({ firstName: 'Leo' })];
  const request = await registrationRequest({
    parentEmail,
    players,
    paymentMethod: 'check',
    paymentFrequency: 'one-time',
  });
  const answer = await invoke(
    createRegistrationPayment,
    postJson(createRegistrationPaymentEndpoint.path, request),
  );
  expect(answer.status).toBe(200);
  const [bill] = await billsOf(request.idempotencyKey);
  expect((await mailLink(bill?.id ?? '')).status).toBe(200);
  const mails = await mailsTo(parentEmail);
  const link = await payLinkTo(parentEmail);
  expect(link).not.toBe('');
  for (const { text, html } of mails) {
    expect(text + html).not.toContain(request.idempotencyKey);
  }
  const arrived = await arrivedAt(parentEmail);
  // With the signed documents, which are what a parent passes on to a school or an insurer.
  expect(arrived).toContain('Liability Waiver');
  expect(arrived.toLowerCase().includes(request.idempotencyKey)).toBe(false);
  const inside = Buffer.from(link, 'base64url').toString('latin1');
  expect(inside).not.toContain(request.idempotencyKey);
  expect(inside).not.toContain(parentEmail);
  const told = await read(link);
  // Whichever bill was the first.
  expect(told).toMatch(/Zoë|Leo/);
  for (const secret of [request.idempotencyKey, parentEmail, 'Uncommonly', 'Diaz']) {
    expect(told).not.toContain(secret);
  }
});

/** A family on a plan by card, and the link to it that it is emailed on request. */
async function planned(email: string) {
  const player = await addPlayer({ email });
  const { registration, bills } = await storeRegistration(1, { email, frequency: 'monthly' });
  const [bill] = bills;
  await playerBills()
    .doc(bill?.id ?? '')
    .update({ playerId: player.id });
  const start = async () => {
    await control.pay(await openPayment('registration', registration), 'succeeds');
    await settleEvents();
  };
  return { player, registration, billId: bill?.id ?? '', start };
}
async function manageLinkTo(email: string): Promise<string> {
  const asked = postJson(requestManageLinkEndpoint.path, { email });
  expect((await invoke(requestManageLink, asked)).status).toBe(200);
  await flush();
  const texts = (await mailsTo(email)).map(({ text }) => text);
  return texts.flatMap((text) => /\/api\/payments\/manage\?\S+/.exec(text)?.[0] ?? []).at(-1) ?? '';
}
const manage = async (address: string) => (await invoke(managePayment, get(address))).status;

test('a plan is managed by the address that pays it, and by the one before no more', async () => {
  const [wrong, right] = [newAddress('wrong'), newAddress('right')];
  const { player, registration, start } = await planned(wrong);
  await profiles().doc(player.id).update({ registrationId: registration.id });
  await start();
  const before = await manageLinkTo(wrong);
  expect(before).not.toContain(registration.id);
  expect(await manage(before)).toBe(303);
  const { updatedAt: seen } = (await profiles().doc(player.id).get()).data() ?? {};
  const change = { id: player.id, seen, email: right };
  // Another guardian would open the page of this one's card, which goes on being charged.
  expect(await send(changeGuardianEmailEndpoint.path, change)).toMatchObject({
    status: 422,
    body: { error: { fields: { samePerson: expect.stringContaining('cancel the subscription') } } },
  });
  expect((await profiles().doc(player.id).get()).data()?.email).not.toBe(right);
  expect(await manage(before)).toBe(303);
  const same = { ...change, samePerson: true };
  expect(await send(changeGuardianEmailEndpoint.path, same)).toMatchObject({ status: 200 });
  expect(await manage(before)).toBe(404);
  expect(await manage(await manageLinkTo(right))).toBe(303);
});

test('where Stripe charges no more, another guardian may have the address: of a dispute, and of the rest', async () => {
  const { player, registration, start } = await planned(newAddress('mother'));
  await profiles().doc(player.id).update({ registrationId: registration.id });
  await start();
  const { totalCents } = registration.payment;
  const stands = async (status: PaymentStatus, paidCents: number) => {
    const change = { 'payment.status': status, 'payment.paidCents': paidCents };
    await registrations().doc(registration.id).update(change);
  };
  const move = async () => {
    const { updatedAt: seen } = (await profiles().doc(player.id).get()).data() ?? {};
    const change = { id: player.id, seen, email: newAddress('father') };
    return send(changeGuardianEmailEndpoint.path, change);
  };
  await stands('disputed', totalCents - 1);
  expect(await move()).toMatchObject({ status: 422 });
  await stands('disputed', totalCents);
  expect(await move()).toMatchObject({ status: 200 });
  // A bank works on the first charge; and on what is left of a plan that has ended.
  await stands('processing', 0);
  expect(await move()).toMatchObject({ status: 422 });
  await stands('processing', totalCents - 1);
  expect(await move()).toMatchObject({ status: 200 });
});

test('whoever pays one bill learns nothing of the plan of another guardian', async () => {
  const father = { firstName: 'Luis', lastName: 'Diaz', email: newAddress('father') };
  const { billId, start } = await planned(newAddress('mother'));
  await playerBills().doc(billId).update({ payer: father });
  expect((await mailLink(billId)).status).toBe(200);
  const link = await payLinkTo(father.email);
  expect(JSON.parse(await read(link))).toMatchObject({ what: 'pay' });
  await start();
  expect(JSON.parse(await read(link))).toMatchObject({ what: 'office', plan: null });
});
