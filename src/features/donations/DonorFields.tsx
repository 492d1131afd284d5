import { AccountCheckbox } from '#components/form/AccountCheckbox.tsx';
import { AccountOptions } from '#components/form/AccountOptions.tsx';
import { AddressFields } from '#components/form/AddressFields.tsx';
import { EmailField } from '#components/form/EmailField.tsx';
import { FieldGroup } from '#components/form/FieldGroup.tsx';
import { FoldedFields } from '#components/form/FoldedFields.tsx';
import { PaymentMethodField } from '#components/form/PaymentMethodField.tsx';
import { TextAreaField } from '#components/form/TextAreaField.tsx';
import { type Errors, TextField } from '#components/form/TextField.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { messages } from '#words/donations/form.ts';
import { messages as words } from '#words/forms.ts';

/** Who gives and how it is paid; what most donors leave alone is folded away. */
export function DonorFields({ errors }: { errors: Errors }) {
  const { account, more } = messages;
  const { person } = words;
  return (
    <>
      <FieldGroup title={messages.contact} text={words.required}>
        <TextField
          name="firstName"
          label={`${person.firstName} *`}
          errors={errors}
          autoComplete="given-name"
          className="sm:col-span-3"
        />
        <TextField
          name="lastName"
          label={`${person.lastName} *`}
          errors={errors}
          autoComplete="family-name"
          className="sm:col-span-3"
        />
        <EmailField
          name="email"
          label={`${person.email} *`}
          errors={errors}
          autoComplete="email"
          className="sm:col-span-6"
        />
        <AddressFields errors={errors} section="billing " />
      </FieldGroup>
      <PaymentMethodField errors={errors} hints={messages.methodHints} />
      <FoldedFields
        title={more.title}
        text={more.text}
        refused={errors.phone !== undefined || errors.comments !== undefined}
      >
        <TextField
          name="phone"
          label={person.phone}
          errors={errors}
          optional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
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
      <div className="flex flex-col gap-4 in-data-[session=signed-in]:hidden">
        <AccountOptions {...account} />
        <AccountCheckbox label={account.create} hint={account.createHint} />
      </div>
    </>
  );
}
