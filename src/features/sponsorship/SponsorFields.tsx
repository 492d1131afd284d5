import { AccountCheckbox } from '#components/form/AccountCheckbox.tsx';
import { AccountOptions } from '#components/form/AccountOptions.tsx';
import { AddressFields } from '#components/form/AddressFields.tsx';
import { FieldGroup } from '#components/form/FieldGroup.tsx';
import { FoldedFields } from '#components/form/FoldedFields.tsx';
import { PaymentMethodField } from '#components/form/PaymentMethodField.tsx';
import { PersonFields } from '#components/form/PersonFields.tsx';
import { TextAreaField } from '#components/form/TextAreaField.tsx';
import { type Errors, TextField } from '#components/form/TextField.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { US_STATES } from '#domain/address/us-states.ts';
import { messages as words } from '#words/forms.ts';
import { messages } from '#words/sponsorship/form.ts';

const BUSINESS_NAMES = {
  address: 'businessAddress',
  city: 'businessCity',
  state: 'businessState',
  zipCode: 'businessZip',
};

/** The fields that are folded away. */
const FOLDED = [...Object.values(BUSINESS_NAMES), 'businessWebsite', 'comments'];

/** Who applies, for which business, how it is paid, and what they agree to. */
export function SponsorFields({ errors }: { errors: Errors }) {
  const { account } = messages;
  return (
    <>
      <FieldGroup title={messages.contact} text={words.unmarked}>
        <PersonFields errors={errors} />
      </FieldGroup>
      <FieldGroup title={messages.business}>
        <TextField
          name="businessName"
          label={messages.businessName}
          errors={errors}
          autoComplete="organization"
          className="sm:col-span-6"
        />
        <Checkbox
          name="marketingConsent"
          label={messages.marketingConsent}
          className="sm:col-span-6"
        />
      </FieldGroup>
      <PaymentMethodField errors={errors} hints={messages.methodHints} />
      <FoldedFields
        title={messages.more.title}
        text={messages.more.text}
        refused={FOLDED.some((name) => errors[name])}
      >
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
        />
        <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-6">
          <AddressFields
            errors={errors}
            names={BUSINESS_NAMES}
            labels={messages.businessLabels}
            states={US_STATES}
            optional
          />
        </div>
        <TextAreaField
          name="comments"
          label={messages.comments}
          errors={errors}
          optional
          rows={3}
        />
        <Checkbox name="newsletterConsent" label={messages.newsletterConsent} />
      </FoldedFields>
      <div className="flex flex-col gap-4 in-data-[session=signed-in]:hidden">
        <AccountOptions {...account} />
        <AccountCheckbox label={account.create} hint={account.createHint} />
      </div>
    </>
  );
}
