import { useMailedRequest } from '#browser/forms/use-mailed-request.ts';
import { programToday } from '#browser/program-zone.ts';
import { EmailField } from '#components/form/EmailField.tsx';
import { Honeypot } from '#components/form/Honeypot.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { LaterAlert } from '#components/ui/LaterAlert.tsx';
import { Select } from '#components/ui/Select.tsx';
import { statementYears } from '#domain/donations/statement-years.ts';
import { messages as resultMessages } from '#words/donations/results.ts';

const { statement } = resultMessages;

/** Has all gifts of a year mailed on one page, to the donor's own address. */
export function StatementRequest() {
  const { formProps, errors, failure, busy, sent } = useMailedRequest({
    name: 'giving-statement',
    rules: async () => (await import('./request-statement.ts')).rules,
  });
  return (
    <section aria-labelledby="statement" className="rounded-lg border border-line p-5">
      <h2 id="statement" className="text-h3">
        {statement.heading}
      </h2>
      <p className="mt-1 mb-4 text-muted">{statement.text}</p>
      <form {...formProps} className="grid items-start gap-4 sm:grid-cols-[1fr_8rem]">
        <EmailField name="email" label={statement.email} errors={errors} autoComplete="email" />
        <Field label={statement.year} error={errors.year}>
          <Select name="year">
            {statementYears(programToday()).map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </Select>
        </Field>
        <Honeypot />
        <div className="flex flex-col items-start gap-4 sm:col-span-2">
          {failure && <Alert tone="error" title={failure} />}
          <LaterAlert shown={sent} tone="success" title={statement.sent} />
          <Button type="submit" variant="outline" loading={busy}>
            {busy ? statement.submitting : statement.submit}
          </Button>
        </div>
      </form>
    </section>
  );
}
