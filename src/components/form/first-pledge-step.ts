import type { NextStep } from '#components/outcome/NextSteps.tsx';
import type { PaymentMethod } from '#domain/payments/choices.ts';
import { messages } from '#words/payment-steps.ts';

/** What comes first after a pledge. @param promise when we will be in touch: nobody has to wait with a check */
export function firstPledgeStep(method: PaymentMethod, promise: string): NextStep {
  const { mailNow, look } = messages.pledge;
  return method === 'check' ? { step: mailNow, note: promise } : look;
}
