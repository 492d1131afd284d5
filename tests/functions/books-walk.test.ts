import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { createOrderPaymentEndpoint } from '#contracts/orders/public.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import { checkScreens } from '#tests/helpers/books/checks/screens.ts';
import { checkStored } from '#tests/helpers/books/checks/stored.ts';
import { CHOICES, type Step, take } from '#tests/helpers/books/take.ts';
import { settleAll } from '#tests/helpers/books/way-out.ts';
import { type BooksWorld, openBooks } from '#tests/helpers/books/world.ts';
import { stack } from '#tests/helpers/functions.ts';
import { checkSumsNow, lackingSums } from '#tests/helpers/ledger-sums.ts';
import { orderRequest } from '#tests/helpers/orders.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { forgetPlans, settleEvents, takeEvents } from '#tests/helpers/stripe-events.ts';

/*
 * Whatever thirty things the office, a family and its bank do one after the other: every screen, file and
 * email is the ledger, and the office can always settle what is left. A failure is made as short as it
 * gets. WALK_SEED and WALK_RUNS try others.
 */

await stack.seed();
await openStripeControl(stack.stripe.url).pauseWebhooks();
await takeEvents();

const METHODS = ['credit-card', 'check'] as const;
const FREQUENCIES = ['one-time', 'monthly'] as const;
const RUNS = Number(process.env.WALK_RUNS ?? 3);
/** At the screens, once in so many steps. */
const LOOK_EVERY = 15;
const SEED = Number(process.env.WALK_SEED ?? 1);

/** Evenly spread: the ends are no likelier than the rest. */
const number = fc.noBias(fc.integer({ min: 0, max: 999 })).map((one) => one / 1000);
const step: fc.Arbitrary<Step> = fc.record({
  what: fc.noBias(fc.constantFrom(...CHOICES)),
  which: number,
  much: number,
});
const walk = fc.record({
  method: fc.noBias(fc.constantFrom(...METHODS)),
  frequency: fc.noBias(fc.constantFrom(...FREQUENCIES)),
  steps: fc.array(step, { minLength: 30, maxLength: 30, size: 'max' }),
});

/** Two players registered, a jersey ordered by check. */
async function begin(
  world: BooksWorld,
  method: 'credit-card' | 'check',
  frequency: 'one-time' | 'monthly',
) {
  const registration = await registrationRequest({
    parentEmail: world.family.email,
    players: [playerForm(), playerForm({ firstName: 'Leo' })],
    paymentMethod: method,
    paymentFrequency: frequency,
  });
  const order = orderRequest({ customer: { email: world.family.email, paymentMethod: 'check' } });
  expect((await world.send(createRegistrationPaymentEndpoint.path, registration)).status).toBe(200);
  expect((await world.send(createOrderPaymentEndpoint.path, order)).status).toBe(200);
  await settleEvents();
}

test('thirty things in any order leave the books right, and a way out', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(walk, async ({ method, frequency, steps }) => {
      await forgetPlans();
      const world = await openBooks(stack.stripe.url);
      await checkSumsNow();
      await begin(world, method, frequency);
      const fine = async (found: Promise<string[]>) =>
        expect([...(await found), ...world.mails.wrong], world.log.join('\n')).toEqual([]);
      for (const [index, one] of steps.entries()) {
        await take(world, one);
        await fine(checkStored(world));
        if (index % LOOK_EVERY === LOOK_EVERY - 1) await fine(checkScreens(world));
      }
      await fine(settleAll(world));
      await fine(checkStored(world));
      await fine(checkScreens(world));
      expect(await lackingSums(), world.log.join('\n')).toEqual({});
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: process.env.WALK_SHORTEN !== '1' },
  );
});
