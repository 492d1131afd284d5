import type { NextStep } from '#components/outcome/NextSteps.tsx';
import type { PaymentMethod } from '#domain/payments/choices.ts';
import { messages } from '#words/payment-steps.ts';

/**
 * What comes first after a pledge.
 * @param promise when we will be in touch: nobody has to wait with a check
 * @param isWhole whether one check pays it all
 */
export function firstPledgeSteps(
  method: PaymentMethod,
  promise: string,
  isWhole = true,
): NextStep[] {
  const { mailNow, alreadyMailed, look } = messages.pledge;
  if (method !== 'check') return [look];
  return [mailNow, isWhole ? { step: promise, note: alreadyMailed } : promise];
}
