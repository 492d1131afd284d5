import { callApi } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import { sendPaymentLinkEndpoint } from '#contracts/payments/dashboard.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { messages } from '#words/office/dashboard/record-payments.ts';
import { useSave } from '../use-save.ts';

interface PaymentLinkButtonProps {
  kind: 'bill' | 'sponsorship';
  billId: string;
  /** What the page of the link takes. */
  cents: Cents;
}

/** Emails whoever pays a link to pay what is due now. */
export function PaymentLinkButton({ kind, billId, cents }: PaymentLinkButtonProps) {
  const link = useSave();
  const words = messages.link;
  const send = () => callApi(sendPaymentLinkEndpoint, { kind, billId });
  return (
    <Button
      variant="outline"
      loading={link.busy}
      onClick={() => void link.run(send, { ...words, isToastAlone: true })}
    >
      {`${words.open}: ${formatCents(cents)}`}
    </Button>
  );
}
