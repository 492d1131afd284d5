import {
  changePlans,
  dispute,
  paidByStripe,
  payOpenPages,
  refundAtStripe,
  sendPayoutsBack,
} from './bank.ts';
import { GIVEN_FORMS, letFamilyBegin } from './families.ts';
import { payBillsOnline } from './guardians.ts';
import { cancelForOnePlayer, changeBills, noteHandMoney, refundSome } from './office.ts';
import type { Events } from './stripe-events.ts';
import type { World } from './world.ts';

/** The days that each step takes: weeks while families begin, then months until yearly plans go on. */
const STEPS = [...Array.from({ length: 24 }, () => 7), ...Array.from({ length: 9 }, () => 28)];
/** Families begin in the first steps, most of them early. */
const SIGN_UP_STEPS = 20;

/** Lets a season pass, a step at a time. @param tell is told how far it is */
export async function letSeasonPass(
  world: World,
  events: Events,
  families: number,
  tell: (line: string) => void,
): Promise<void> {
  const { random } = world;
  const beginsIn = Array.from({ length: families }, () =>
    Math.floor(random.next() ** 2 * SIGN_UP_STEPS),
  );
  // Those whose ways to pay are given, so that every season has each: there from the beginning.
  beginsIn.fill(0, 0, GIVEN_FORMS.length);
  const { time } = world.steps;
  for (const [step, days] of STEPS.entries()) {
    await time('families begin', async () => {
      for (const [family, begins] of beginsIn.entries()) {
        if (begins === step) await letFamilyBegin(world, family);
      }
    });
    await time('guardians open bills', () => payBillsOnline(world));
    await time('payers pay', () => payOpenPages(world));
    await time('events', () => events.deliverSome());
    await time('hand payments', () => noteHandMoney(world));
    const paid = await paidByStripe();
    await time('refunds by the office', () => refundSome(world, paid));
    await time('refunds at Stripe', () => refundAtStripe(world, paid));
    await time('bills changed', async () => {
      await changeBills(world);
      await cancelForOnePlayer(world);
    });
    await time('disputes', () => dispute(world, paid));
    await time('plans changed', () => changePlans(world));
    await time('payouts', () => sendPayoutsBack(world));
    await time('events', () => events.deliverSome());
    await time('clock', () => world.clock.advance(days));
    await time('schedule', () => runSchedule(world));
    if (step % 8 === 7) tell(`  step ${step + 1} of ${STEPS.length}: ${world.made.length} records`);
  }
  await time('events', () => events.deliverAll());
  for (let run = 0; run < 3; run += 1) {
    await world.clock.advance(1);
    await time('schedule', () => runSchedule(world));
  }
  await time('events', () => events.deliverAll());
  await time('schedule', () => runSchedule(world));
}

/** What Netlify calls by the clock. */
async function runSchedule(world: World): Promise<void> {
  await world.post('/.netlify/functions/nightly', {});
  await world.post('/.netlify/functions/deliver-outbox', {});
}
