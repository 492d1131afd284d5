import { DraftNotice } from '#components/form/DraftNotice.tsx';
import { EmailField } from '#components/form/EmailField.tsx';
import { FormEnd } from '#components/form/FormEnd.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextAreaField } from '#components/form/TextAreaField.tsx';
import { type Errors, TextField } from '#components/form/TextField.tsx';
import { LoadedOnTouch } from '#components/page/LoadedOnTouch.tsx';
import { onTouch } from '#components/page/lazy-part.ts';
import { messages } from '#words/contact.ts';
import { messages as labels } from '#words/labels/contact.ts';
import { useContactForm } from './use-contact-form.ts';

const SENT = onTouch(async () => (await import('./MessageSent.tsx')).MessageSent);

interface ContactFormProps {
  /** The promise of the site settings, such as '24 hours'. */
  answeredWithin: string | null;
  /** Whether there are scholarships to ask about. */
  givesScholarships: boolean;
}

/** The message form, written into the page at build time: it can be typed into before hydration. */
export function ContactForm({ answeredWithin, givesScholarships }: ContactFormProps) {
  const { formProps, errors, failure, busy, sentFrom, ...contact } = useContactForm();
  return (
    <>
      <LoadedOnTouch part={SENT} wanted={sentFrom !== undefined}>
        {(MessageSent) =>
          sentFrom && (
            <MessageSent
              email={sentFrom}
              answeredWithin={answeredWithin}
              onAnother={contact.writeAnother}
            />
          )
        }
      </LoadedOnTouch>
      {/* Were it ever sent without script, POST keeps what was typed out of the address bar. */}
      <form {...formProps} hidden={sentFrom !== undefined}>
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2 *:sm:col-span-2 [&>.half]:sm:col-span-1">
          <DraftNotice onStartOver={contact.startOver} />
          <p className="text-sm text-muted">{messages.required}</p>
          <SenderFields errors={errors} />
          <MessageFields errors={errors} givesScholarships={givesScholarships} />
          <FormEnd
            failure={failure}
            notSent={messages.notSent}
            loading={busy}
            className="sm:justify-self-start"
          >
            {busy ? messages.submitting : messages.submit}
          </FormEnd>
        </div>
      </form>
    </>
  );
}

function SenderFields({ errors }: { errors: Errors }) {
  const { fields } = messages;
  return (
    <>
      <TextField name="name" label={fields.name} errors={errors} autoComplete="name" />
      <EmailField
        name="email"
        label={fields.email}
        errors={errors}
        autoComplete="email"
        className="half"
      />
      <TextField
        name="phone"
        label={fields.phone}
        errors={errors}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        className="half"
      />
    </>
  );
}

function MessageFields({
  errors,
  givesScholarships,
}: {
  errors: Errors;
  givesScholarships: boolean;
}) {
  const { fields } = messages;
  const inquiries = Object.entries(labels.inquiries);
  return (
    <>
      <SelectField
        name="inquiryType"
        label={fields.inquiryType}
        choose={messages.chooseInquiry}
        options={inquiries.filter(([type]) => givesScholarships || type !== 'scholarships')}
        errors={errors}
        className="half"
      />
      <SelectField
        name="playerAge"
        label={fields.playerAge}
        choose={messages.chooseAge}
        options={Object.entries(labels.ages)}
        errors={errors}
        optional
        className="half"
      />
      <input type="hidden" name="linkedSubject" />
      <TextField name="subject" label={fields.subject} errors={errors} maxLength={150} />
      <TextAreaField name="message" label={fields.message} errors={errors} rows={6} />
    </>
  );
}
