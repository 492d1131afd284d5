import { AccountCheckbox } from '#components/form/AccountCheckbox.tsx';
import { AddressFields } from '#components/form/AddressFields.tsx';
import { FieldGroup } from '#components/form/FieldGroup.tsx';
import { PaymentMethodField } from '#components/form/PaymentMethodField.tsx';
import { PersonFields } from '#components/form/PersonFields.tsx';
import { TextAreaField } from '#components/form/TextAreaField.tsx';
import type { Errors } from '#components/form/TextField.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { messages } from '#words/donations/form.ts';

/** Who gives, how it is paid, and what they wish. */
export function DonorFields({ errors }: { errors: Errors }) {
  const { account } = messages;
  return (
    <>
      <FieldGroup title={messages.contact}>
        <PersonFields errors={errors} phoneOptional />
      </FieldGroup>
      <FieldGroup title={messages.address}>
        <AddressFields errors={errors} section="billing " />
      </FieldGroup>
      <PaymentMethodField errors={errors} hints={messages.methodHints} />
      <TextAreaField name="comments" label={messages.comments} errors={errors} optional rows={3} />
      <div className="flex flex-col gap-4">
        <Checkbox name="anonymous" label={messages.anonymous} hint={messages.anonymousHint} />
        <Checkbox name="emailReceipt" label={messages.emailReceipt} defaultChecked />
        <Checkbox name="newsletterConsent" label={messages.newsletterConsent} />
        <AccountCheckbox label={account.create} hint={account.createHint} />
      </div>
    </>
  );
}
