import { useRef, useState } from 'react';
import { type ApiError, callApi } from '#browser/api.ts';
import { useShownAgain } from '#browser/use-shown-again.ts';
import { Facts } from '#components/form/Facts.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { openPaymentLinkEndpoint, type PaymentLink } from '#contracts/billing/payment-link.ts';
import { formatDay } from '#domain/calendar/day.ts';
import { formatCents } from '#domain/money/money.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages } from '#words/payments/pay.ts';

interface PayPanelProps {
  link: string;
  owed: PaymentLink;
  /** What is owed may be another amount now. */
  onChanged: () => void;
}

/** What a link is for, and the button that opens Stripe's page, or why there is none. */
export function PayPanel({ link, owed, onChanged }: PayPanelProps) {
  return (
    <section
      aria-labelledby="owed"
      className="flex flex-col gap-5 rounded-lg border border-line p-5"
    >
      <h2 id="owed" className="text-h3">
        {owed.title}
      </h2>
      <Facts facts={factsOf(owed)} />
      {owed.what === 'pay' ? (
        <PayButton link={link} owed={owed} onChanged={onChanged} />
      ) : (
        <Over owed={owed} what={owed.what} />
      )}
    </section>
  );
}

function PayButton({ link, owed, onChanged }: PayPanelProps) {
  const [busy, setBusy] = useState(false);
  useShownAgain(() => setBusy(false));
  const [failure, setFailure] = useState<ApiError>();
  /** One click after the other is one attempt: the server opens the same page. */
  const key = useRef('');

  async function pay() {
    setBusy(true);
    setFailure(undefined);
    key.current ||= crypto.randomUUID();
    const request = { idempotencyKey: key.current, link };
    const answer = await callApi(openPaymentLinkEndpoint, request);
    if (answer.ok && answer.data.checkout) {
      window.location.assign(answer.data.checkout.url);
      return;
    }
    setBusy(false);
    if (answer.ok) return;
    setFailure(answer.error);
    if (answer.error.code === 'conflict') onChanged();
  }

  const isEarly = owed.part === 'next';
  const tell = isEarly ? messages.payEarly : messages.pay;
  return (
    <div className="flex flex-col items-start gap-3">
      {isEarly && <p>{messages.notDue}</p>}
      {failure && (
        <Alert tone="error" title={messages.payFailed}>
          {failure.message}
        </Alert>
      )}
      <Button
        variant={isEarly ? 'outline' : 'primary'}
        loading={busy}
        onClick={() => void pay()}
        className="tabular"
      >
        {busy ? messages.opening : tell(formatCents(owed.cents))}
      </Button>
      <p className="text-muted">{messages.secure}</p>
    </div>
  );
}

type OverProps = { owed: PaymentLink; what: Exclude<PaymentLink['what'], 'pay'> };

function Over({ owed: { plan }, what }: OverProps) {
  const words = messages.over[plan && plan.state !== 'active' ? plan.state : what];
  return (
    <Alert title={words.title} {...(plan && { action: <PlanLink plan={plan} /> })}>
      {words.text}{' '}
      {plan?.state === 'active' && messages.next(formatCents(plan.cents), formatDay(plan.on))}
    </Alert>
  );
}

function PlanLink({ plan: { state, manageUrl } }: { plan: NonNullable<PaymentLink['plan']> }) {
  const [href, label] =
    state === 'held'
      ? [pageAddress('/contact'), messages.contact]
      : [manageUrl, state === 'paused' ? messages.manage : messages.changeCard];
  return (
    <ButtonLink size="sm" variant="outline" href={href}>
      {label}
    </ButtonLink>
  );
}

function factsOf({ items, dueDate, what, part, cents, totalCents, paidCents }: PaymentLink) {
  const isPay = what === 'pay' && part !== null;
  return [
    [messages.what, items.map(nameOf).join(', ')] as const,
    ...(dueDate ? [[messages.due, formatDay(dueDate)] as const] : []),
    ...(isPay && part !== 'whole'
      ? [[messages.paid, messages.paidOf(formatCents(paidCents), formatCents(totalCents))] as const]
      : []),
    ...(isPay ? [[messages.amount[part], formatCents(cents)] as const] : []),
  ] as const;
}

const nameOf = ({ description, firstName }: PaymentLink['items'][number]) =>
  firstName ? `${description} (${firstName})` : description;
