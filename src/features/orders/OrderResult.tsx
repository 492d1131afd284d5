import { freeForm } from '#browser/forms/paid-draft.ts';
import { usePaymentReport } from '#browser/forms/use-payment-report.ts';
import { useTypedName } from '#browser/forms/use-typed-name.ts';
import { PaymentResult } from '#components/form/PaymentResult.tsx';
import { WayOn } from '#components/form/WayOn.tsx';
import { withName } from '#components/outcome/with-name.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/orders/checkout.ts';
import { messages as outcomeMessages } from '#words/orders/outcome.ts';
import { pageAddress } from '#words/page-address.ts';
import { FORM } from './form-name.ts';
import { OnwardLinks } from './OnwardLinks.tsx';
import { orderMemory } from './order-records.ts';

/** The page a buyer returns to. It only reports: the signed webhook settles the order. */
export function OrderResult() {
  const name = useTypedName([FORM])[FORM];
  const { view, payment, retry } = usePaymentReport({
    kind: 'order',
    // A paid order leaves the cart, a dead one frees the form for another try.
    onDecided: (decided, isPaid) => {
      orderMemory.settle(decided.sessionId, isPaid);
      freeForm(FORM, decided.sessionId, isPaid);
    },
  });
  const { title, text } = outcomeMessages.result[view];
  const toForm = { href: pageAddress('/checkout'), label: outcomeMessages.result.toCheckout };
  return (
    <PaymentResult
      view={view}
      title={view === 'paid' ? withName(title, name) : title}
      eyebrow={view === 'paid' ? messages.placed.title : undefined}
      text={text}
      more={view === 'paid' && <p>{messages.placed.description}</p>}
      next={view === 'paid' ? outcomeMessages.next : undefined}
      facts={
        payment
          ? [
              [messages.orderNumber, payment.number],
              [messages.total, formatCents(payment.totalCents)],
            ]
          : []
      }
      actions={
        <WayOn view={view} retry={retry} form={toForm}>
          <OnwardLinks />
        </WayOn>
      }
    />
  );
}
