import { AddressFields } from '#components/form/AddressFields.tsx';
import { FieldGroup } from '#components/form/FieldGroup.tsx';
import { PaymentMethodField } from '#components/form/PaymentMethodField.tsx';
import { PersonFields } from '#components/form/PersonFields.tsx';
import type { Errors } from '#components/form/TextField.tsx';
import { US_STATES } from '#domain/address/us-states.ts';
import { messages } from '#words/orders/checkout.ts';

/** Who orders, where it goes and how it is paid. */
export function CheckoutFields({ errors }: { errors: Errors }) {
  return (
    <>
      <FieldGroup title={messages.contact}>
        <PersonFields errors={errors} marked />
      </FieldGroup>
      <FieldGroup title={messages.shipping}>
        <AddressFields errors={errors} states={US_STATES} section="shipping " marked />
      </FieldGroup>
      <PaymentMethodField errors={errors} hints={messages.methodHints} />
    </>
  );
}
