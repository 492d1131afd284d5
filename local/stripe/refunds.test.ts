import { expect, test } from 'vitest';
import { eventually, ORDER, receiveWebhooks, runStripe } from './test-stripe.ts';

async function runPaid() {
  const hook = await receiveWebhooks();
  const run = await runStripe(hook);
  const { id } = await run.stripe.checkout.sessions.create(ORDER);
  await run.control(`sessions/${id}/pay`, { outcome: 'succeeds' });
  const session = await run.stripe.checkout.sessions.retrieve(id);
  const intentId = String(session.payment_intent);
  const intent = await run.stripe.paymentIntents.retrieve(intentId);
  return { ...run, hook, intentId, chargeId: String(intent.latest_charge) };
}

test('refunds in parts and then the rest, never more than was paid', async () => {
  const { stripe, hook, intentId, chargeId } = await runPaid();
  const part = await stripe.refunds.create({ payment_intent: intentId, amount: 1000 });
  expect(part).toMatchObject({ status: 'succeeded', amount: 1000, charge: chargeId });
  expect(await stripe.charges.retrieve(chargeId)).toMatchObject({
    amount_refunded: 1000,
    refunded: false,
  });
  await expect(stripe.refunds.create({ payment_intent: intentId, amount: 4599 })).rejects.toThrow(
    'Refund amount ($45.99) is greater than unrefunded amount on charge ($45.98)',
  );
  await stripe.refunds.create({ charge: chargeId, reason: 'requested_by_customer' });
  const charge = await stripe.charges.retrieve(chargeId, { expand: ['refunds'] });
  expect(charge).toMatchObject({ amount_refunded: 5598, refunded: true });
  expect(charge.refunds?.data.map((refund) => refund.amount)).toEqual([4598, 1000]);
  await expect(stripe.refunds.create({ charge: chargeId })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  await expect(stripe.refunds.create({})).rejects.toMatchObject({ code: 'parameter_missing' });
  expect((await stripe.refunds.list({ payment_intent: intentId })).data).toHaveLength(2);
  await eventually(() =>
    hook.events.filter((event) => event.type === 'charge.refunded').map((e) => e.data),
  ).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        object: expect.objectContaining({ amount_refunded: 1000 }),
        previous_attributes: { amount_refunded: 0 },
      }),
      expect.objectContaining({
        object: expect.objectContaining({ amount_refunded: 5598 }),
        previous_attributes: { amount_refunded: 1000, refunded: false },
      }),
    ]),
  );
});

test('a refund the bank sends back is money of the charge again', async () => {
  const { stripe, hook, control, chargeId } = await runPaid();
  const refund = await stripe.refunds.create({ charge: chargeId });
  await control(`refunds/${refund.id}/fail`);
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'failed' });
  expect(await stripe.charges.retrieve(chargeId)).toMatchObject({
    amount_refunded: 0,
    refunded: false,
  });
  await eventually(hook.types).toEqual(expect.arrayContaining(['refund.updated', 'refund.failed']));
});

test.each([
  { outcome: 'won', refundable: true },
  { outcome: 'lost', refundable: false },
])('a dispute that is $outcome', async ({ outcome, refundable }) => {
  const { stripe, hook, control, chargeId } = await runPaid();
  await control(`charges/${chargeId}/dispute`);
  const [dispute] = (await stripe.disputes.list({ charge: chargeId })).data;
  expect(dispute).toMatchObject({ status: 'needs_response', amount: 5598, charge: chargeId });
  expect((await stripe.charges.retrieve(chargeId)).disputed).toBe(true);
  await expect(stripe.refunds.create({ charge: chargeId })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  const dueBy = dispute?.evidence_details.due_by;
  expect(dueBy).toBeGreaterThan(dispute?.created ?? Number.POSITIVE_INFINITY);
  await control(`disputes/${dispute?.id}/answer`);
  expect(await stripe.disputes.retrieve(dispute?.id ?? '')).toMatchObject({
    status: 'under_review',
    evidence_details: { due_by: dueBy, has_evidence: true, submission_count: 1 },
  });
  await control(`disputes/${dispute?.id}/close`, { outcome });
  expect(await stripe.disputes.retrieve(dispute?.id ?? '')).toMatchObject({ status: outcome });
  await eventually(hook.types).toEqual(
    expect.arrayContaining([
      'charge.dispute.created',
      'charge.dispute.updated',
      'charge.dispute.closed',
    ]),
  );
  const refund = stripe.refunds.create({ charge: chargeId }).then(
    () => true,
    () => false,
  );
  expect(await refund).toBe(refundable);
});
