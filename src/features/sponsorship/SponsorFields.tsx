import { AccountCheckbox } from '#components/form/AccountCheckbox.tsx';
import { AddressFields } from '#components/form/AddressFields.tsx';
import { FieldGroup } from '#components/form/FieldGroup.tsx';
import { PaymentMethodField } from '#components/form/PaymentMethodField.tsx';
import { PersonFields } from '#components/form/PersonFields.tsx';
import { TextAreaField } from '#components/form/TextAreaField.tsx';
import { type Errors, TextField } from '#components/form/TextField.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { messages } from '#words/sponsorship/form.ts';

const BUSINESS_NAMES = {
  address: 'businessAddress',
  city: 'businessCity',
  state: 'businessState',
  zipCode: 'businessZip',
};

/** Who applies, for which business, how it is paid, and what they agree to. */
export function SponsorFields({ errors }: { errors: Errors }) {
  const { account } = messages;
  return (
    <>
      <FieldGroup title={messages.contact}>
        <PersonFields errors={errors} />
      </FieldGroup>
      <FieldGroup title={messages.business}>
        <TextField
          name="businessName"
          label={messages.businessName}
          errors={errors}
          autoComplete="organization"
          className="sm:col-span-3"
        />
        <TextField
          name="businessWebsite"
          label={messages.businessWebsite}
          errors={errors}
          optional
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          className="sm:col-span-3"
        />
        <AddressFields
          errors={errors}
          names={BUSINESS_NAMES}
          labels={messages.businessLabels}
          optional
        />
      </FieldGroup>
      <PaymentMethodField errors={errors} hints={messages.methodHints} />
      <TextAreaField name="comments" label={messages.comments} errors={errors} optional rows={3} />
      <div className="flex flex-col gap-4">
        <Checkbox name="marketingConsent" label={messages.marketingConsent} />
        <Checkbox name="newsletterConsent" label={messages.newsletterConsent} />
        <AccountCheckbox label={account.create} hint={account.createHint} />
      </div>
    </>
  );
}
