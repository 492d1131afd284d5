import { AccountCheckbox } from '#components/form/AccountCheckbox.tsx';
import { AccountOptions } from '#components/form/AccountOptions.tsx';
import { DraftNotice } from '#components/form/DraftNotice.tsx';
import { Honeypot } from '#components/form/Honeypot.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import type { Cart } from '#domain/cart/cart.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { messages } from '#words/orders/checkout.ts';
import { CheckoutFields } from './CheckoutFields.tsx';
import { CheckoutNotices } from './CheckoutNotices.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import type { OrderRecord } from './order-records.ts';
import { TotalBar } from './TotalBar.tsx';
import type { useCheckoutForm } from './use-checkout-form.ts';

interface CheckoutFormProps {
  form: ReturnType<typeof useCheckoutForm>;
  /** Where something else takes its place. */
  hidden: boolean;
  /** Undefined until the browser's storage has been read. */
  cart: Cart | undefined;
  totalCents: Cents | undefined;
  shippingCents: Cents;
  /** A pledge that took some of what the cart holds. */
  overlapping: OrderRecord | undefined;
}

/** The form, written into the page at build time: its fields are uncontrolled and can be typed into before hydration. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { hidden, cart, totalCents, shippingCents, overlapping } = props;
  const { formProps, errors, lineErrors, failure, busy, startOver } = props.form;
  const label = totalCents ? messages.submit(formatCents(totalCents)) : messages.submitUnknownTotal;
  return (
    <form
      {...formProps}
      hidden={hidden}
      className="grid items-start gap-x-10 gap-y-8 max-lg:[&_:is(input,select)]:scroll-mt-12 lg:grid-cols-[1fr_24rem]"
    >
      <TotalBar cart={cart} totalCents={totalCents} />
      <div className="flex min-w-0 flex-col gap-8">
        <CheckoutNotices overlapping={overlapping} />
        <AccountOptions
          title={messages.account.title}
          text={messages.account.text}
          signIn={messages.account.signIn}
        />
        <p className="-mb-4 text-sm text-muted">{messages.required}</p>
        <CheckoutFields errors={errors} />
        <AccountCheckbox label={messages.account.create} hint={messages.account.createHint} />
        <Honeypot />
      </div>
      <div className="min-w-0 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <OrderSummary cart={cart} shippingCents={shippingCents} errors={lineErrors} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {failure && (
          <Alert tone="error" title={messages.notSent}>
            {failure}
          </Alert>
        )}
        <Button
          type="submit"
          size="lg"
          loading={busy}
          disabled={!cart}
          className="tabular lg:min-w-96 lg:self-start"
        >
          {busy ? messages.submitting : label}
        </Button>
        <DraftNotice onStartOver={startOver} />
      </div>
    </form>
  );
}
