import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { readForm } from '#browser/forms/draft.ts';
import { useForm } from '#browser/forms/use-form.ts';
import { EmailField } from '#components/form/EmailField.tsx';
import { Honeypot } from '#components/form/Honeypot.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { requestGivingStatementEndpoint } from '#contracts/donations/giving.ts';
import { messages } from './messages.ts';

const { statement } = messages;

/** Has all gifts of a year mailed on one page, to the donor's own address. */
export function StatementRequest({ years }: { years: readonly number[] }) {
  const [sent, setSent] = useState(false);
  const { form, errors, failure, busy, onSubmit, onInput, showRefusal } = useForm({
    name: 'giving-statement',
    schema: requestGivingStatementEndpoint.request,
    draft: false,
    read: (element) => {
      const { email, year, website } = readForm(element);
      return { email, year: Number(year), ...(website && { website }) };
    },
    send: async (request) => {
      setSent(false);
      const answer = await callApi(requestGivingStatementEndpoint, request);
      if (answer.ok) setSent(true);
      else showRefusal(answer.error);
    },
  });
  return (
    <section aria-labelledby="statement" className="rounded-lg border border-line p-5">
      <h2 id="statement" className="text-h3">
        {statement.heading}
      </h2>
      <p className="mt-1 mb-4 text-muted">{statement.text}</p>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={onSubmit}
        onInput={onInput}
        className="grid items-start gap-4 sm:grid-cols-[1fr_8rem]"
      >
        <EmailField name="email" label={statement.email} errors={errors} autoComplete="email" />
        <Field label={statement.year} error={errors.year}>
          <Select name="year">
            {years.map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </Select>
        </Field>
        <Honeypot />
        <div className="flex flex-col items-start gap-4 sm:col-span-2">
          {failure && <Alert tone="error" title={failure} />}
          {sent && <Alert tone="success" title={statement.sent} />}
          <Button type="submit" variant="outline" loading={busy}>
            {busy ? statement.submitting : statement.submit}
          </Button>
        </div>
      </form>
    </section>
  );
}
