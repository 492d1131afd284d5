import { Alert } from '#components/ui/Alert.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { messages } from '#words/account/records.ts';

interface PaymentOpenProps {
  /** Of the payment page. */
  url: string;
}

/** Said where a payment was begun, while it is open in another tab. */
export function PaymentOpen({ url }: PaymentOpenProps) {
  const { paying } = messages.bills;
  return (
    <Alert
      title={paying.title}
      className="mb-4"
      action={
        <ButtonLink size="sm" variant="outline" href={url} target="_blank" rel="noopener">
          {paying.open}
        </ButtonLink>
      }
    >
      {paying.text}
    </Alert>
  );
}
