import type { NextStep } from '#components/outcome/NextSteps.tsx';
import type { PaymentMethod } from '#domain/payments/choices.ts';
import { messages } from '#words/payment-steps.ts';

/** What comes first after a pledge. @param promise when we will be in touch: nobody has to wait with a check */
export function firstPledgeSteps(method: PaymentMethod, promise: string): NextStep[] {
  const { mailNow, alreadyMailed, look } = messages.pledge;
  return method === 'check' ? [mailNow, { step: promise, note: alreadyMailed }] : [look];
}
