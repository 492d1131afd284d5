import { AccountCheckbox } from '#components/form/AccountCheckbox.tsx';
import { AccountOptions } from '#components/form/AccountOptions.tsx';
import { AddressFields } from '#components/form/AddressFields.tsx';
import { FieldGroup } from '#components/form/FieldGroup.tsx';
import { FoldedFields } from '#components/form/FoldedFields.tsx';
import { PaymentMethodField } from '#components/form/PaymentMethodField.tsx';
import { PersonFields } from '#components/form/PersonFields.tsx';
import { TextAreaField } from '#components/form/TextAreaField.tsx';
import type { Errors } from '#components/form/TextField.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { US_STATES } from '#domain/address/us-states.ts';
import { messages } from '#words/donations/form.ts';
import { messages as words } from '#words/forms.ts';

/** Who gives and how it is paid; what most donors leave alone is folded away. */
export function DonorFields({ errors }: { errors: Errors }) {
  const { account, more } = messages;
  return (
    <>
      <FieldGroup title={messages.contact} text={words.unmarked}>
        <PersonFields errors={errors} phoneOptional />
        <AddressFields errors={errors} states={US_STATES} section="billing " />
      </FieldGroup>
      <PaymentMethodField errors={errors} hints={messages.methodHints} />
      <FoldedFields title={more.title} text={more.text} refused={errors.comments !== undefined}>
        <TextAreaField
          name="comments"
          label={messages.comments}
          errors={errors}
          optional
          rows={3}
        />
        <Checkbox name="anonymous" label={messages.anonymous} hint={messages.anonymousHint} />
        <Checkbox name="emailReceipt" label={messages.emailReceipt} defaultChecked />
        <Checkbox name="newsletterConsent" label={messages.newsletterConsent} />
      </FoldedFields>
      <AccountOptions {...account} />
      <AccountCheckbox label={account.create} hint={account.createHint} />
    </>
  );
}
