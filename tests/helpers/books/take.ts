import { BILL_ACTIONS } from './actions/bill.ts';
import { FAMILY_ACTIONS } from './actions/family.ts';
import { HAND_ACTIONS } from './actions/hand.ts';
import { STRIPE_ACTIONS } from './actions/stripe.ts';
import { settle } from './checks/mails.ts';
import { type Action, type Step as AnyStep, NOTHING } from './step.ts';
import { type BooksWorld, readBooks } from './world.ts';

/** What the office, the family and its bank can do. */
const ACTIONS = { ...HAND_ACTIONS, ...BILL_ACTIONS, ...FAMILY_ACTIONS, ...STRIPE_ACTIONS };
export type Step = AnyStep<keyof typeof ACTIONS>;

/** How often each is chosen, so that money moves in most steps. */
const OFTEN: Partial<Record<Step['what'], number>> = {
  payPage: 5,
  openPage: 3,
  bank: 3,
  part: 3,
  reverse: 2,
  correct: 2,
  move: 2,
  undo: 3,
  refund: 3,
  nextCharge: 3,
  dispute: 2,
  decide: 2,
  adjust: 2,
};
export const CHOICES = (Object.keys(ACTIONS) as Step['what'][]).flatMap((what) =>
  Array<Step['what']>(OFTEN[what] ?? 1).fill(what),
);

/** What is tried instead where there is nothing for a step: as evenly spread as the steps themselves. */
function afterwards({ which, much }: Step, n: number): Step['what'] {
  const from = Math.floor((which + much) * CHOICES.length);
  return CHOICES[(from + n * 7) % CHOICES.length] ?? 'part';
}

/** Takes a step, or the first after it for which there is something, and tells the site what happened at Stripe. */
export async function take(world: BooksWorld, step: Step): Promise<void> {
  const books = await readBooks(world);
  const offers = world.offers.length;
  for (const what of [step.what, ...CHOICES.map((_, n) => afterwards(step, n))]) {
    const action: Action = ACTIONS[what];
    const said = await action(world, books, step);
    if (said === NOTHING) continue;
    world.log.push(`${what} (${step.which}, ${step.much}): ${said}`);
    if (/^5\d\d/.test(said)) throw new Error(`A request failed:\n${world.log.join('\n')}`);
    break;
  }
  for (const offer of world.offers) offer.isLast = false;
  const last = world.offers.length > offers ? world.offers.at(-1) : undefined;
  if (last) Object.assign(last, { before: books, isLast: true });
  await settle(world, () => {
    if (last) last.isLast = false;
  });
}
