import type { CollectionReference, QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { PaymentStatus } from '#domain/payments/choices.ts';
import type { SubscriptionFacts } from '#domain/payments/facts.ts';
import type { Payable } from '#domain/payments/payment.ts';
import { RUNNING } from '#domain/payments/settlement.ts';
import { readOne } from '../../core/broken-records.ts';
import { donations, registrations, sponsorships } from '../../gateways/records.ts';
import { isUnknownToStripe } from '../../gateways/stripe.ts';
import { readPlanStatuses } from '../../gateways/stripe-facts.ts';
import { settleNow } from '../payments/settle-payment.ts';
import { forEachRecord, type Job } from './job.ts';
import { sweep, sweepAll } from './sweep.ts';

type PlanStatus = SubscriptionFacts['status'];

const WITH_PLANS: readonly (() => CollectionReference<Payable>)[] = [
  registrations,
  sponsorships,
  donations,
];

/** What a record says whose plan stands so. */
const SAYS: Readonly<Partial<Record<PlanStatus, PaymentStatus>>> = {
  starting: 'pending',
  running: 'active',
  past_due: 'past_due',
  paused: 'paused',
};

/**
 * Plans that have ended, failed or been paused at Stripe without an event that told: of one that has
 * ended no other event comes, and its record would go on saying that Stripe collects.
 */
export const catchUpOnPlans: Job = async (context) => {
  const plans = await readPlanStatuses();
  const isAsAtStripe = ({ status, stripeSubscriptionId }: Payable['payment']) =>
    SAYS[plans.get(stripeSubscriptionId ?? '') ?? 'ended'] === status;
  // One that cannot be read `checkRecords` names.
  const catchUp = async (doc: QueryDocumentSnapshot<Payable>) => {
    const payment = readOne(doc)?.payment;
    const subscriptionId = payment?.stripeSubscriptionId;
    if (!payment || !subscriptionId || isAsAtStripe(payment)) return false;
    try {
      await settleNow({ subscriptionId }, context.now);
      return true;
    } catch (error) {
      // Of another account at Stripe, or of its test mode: nobody could do anything about it.
      if (isUnknownToStripe(error)) return false;
      throw error;
    }
  };
  const sweeps = WITH_PLANS.flatMap((collection) =>
    RUNNING.map((status) =>
      sweep({
        name: `${collection().id} ${status}`,
        query: collection().where('payment.status', '==', status),
        orderedBy: 'createdAt',
        // The index that the dashboard's table needs as well.
        direction: 'desc',
        work: (page) => forEachRecord(page, catchUp),
      }),
    ),
  );
  return sweepAll(sweeps, context);
};
