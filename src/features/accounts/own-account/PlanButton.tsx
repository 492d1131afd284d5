import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { useShownAgain } from '#browser/use-shown-again.ts';
import { Button } from '#components/ui/Button.tsx';
import { showToast } from '#components/ui/toast.ts';
import { type OpenPlanPageRequest, openPlanPageEndpoint } from '#contracts/accounts/own-account.ts';
import type { PaymentView } from '#contracts/accounts/record-views.ts';
import type { PaymentMethod } from '#domain/payments/choices.ts';
import { isChargedAgain } from '#domain/payments/is-charged-again.ts';
import { mayStop } from '#domain/payments/may-stop.ts';
import { messages } from '#words/account/records.ts';

interface PlanButtonProps {
  kind: OpenPlanPageRequest['kind'];
  record: { id: string; paymentMethod: PaymentMethod; payment: PaymentView };
  /** Names the plan for who does not see the row. */
  what: string;
}

/** Whether Stripe charges it again automatically. */
export function isRunning({ paymentMethod, payment }: PlanButtonProps['record']): boolean {
  return paymentMethod === 'credit-card' && isChargedAgain(payment);
}

/** Leads to Stripe's page on which the card is changed and, of what is no debt, the plan paused or stopped. */
export function PlanButton({ kind, record, what }: PlanButtonProps) {
  const [busy, setBusy] = useState(false);
  useShownAgain(() => setBusy(false));
  const { plan } = record.payment;
  if (!plan || !isRunning(record)) return null;
  const words = mayStop(plan) ? messages.plan.manage : messages.plan.changeCard;

  async function open() {
    setBusy(true);
    const answer = await callApi(openPlanPageEndpoint, { kind, id: record.id });
    if (answer.ok) return window.location.assign(answer.data.url);
    setBusy(false);
    const description = answer.error.message;
    await showToast({ title: messages.plan.failed, description, tone: 'error' });
  }

  return (
    <Button size="sm" variant="outline" loading={busy} onClick={() => void open()}>
      <span>
        {words.label}
        <span className="sr-only">{words.of(what)}</span>
      </span>
    </Button>
  );
}
