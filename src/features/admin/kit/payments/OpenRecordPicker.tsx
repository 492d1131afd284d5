import { useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { RadioGroup } from '#components/ui/RadioGroup.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { findOpenRecordsEndpoint, type OpenRecord } from '#contracts/payments/corrections.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages as kitMessages } from '#words/office/dashboard/kit.ts';
import { messages as paymentMessages } from '#words/office/dashboard/record-payments.ts';
import { useEndpointQuery } from '../use-endpoint-query.ts';
import { useTypingPause } from '../use-typing-pause.ts';

const messages = paymentMessages.correct.move;

interface OpenRecordPickerProps {
  entryId: string;
  /** Of the field, whose value is 'bill/5d1f…'. */
  name: string;
  error: string | undefined;
}

/** Chooses the record that money belongs to: of the same family, or what a search finds. */
export function OpenRecordPicker({ entryId, name, error }: OpenRecordPickerProps) {
  const [search, setSearch] = useState('');
  const afterTyping = useTypingPause();
  const { result, data, loading, retry } = useEndpointQuery(
    findOpenRecordsEndpoint,
    { entryId, search },
    { keep: true },
  );
  const records = data?.records ?? [];
  return (
    <div className="flex flex-col gap-3">
      <Field label={messages.search} hint={messages.searchHint}>
        <TextInput
          type="search"
          maxLength={100}
          onInput={(event) => {
            const typed = event.currentTarget.value;
            afterTyping(() => setSearch(typed));
          }}
          // Enter would send the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      {!data && loading && <Spinner label={kitMessages.loading} />}
      {result && !result.ok && (
        <p role="alert" className="text-danger">
          {result.error.message}{' '}
          <Button size="sm" variant="outline" onClick={retry}>
            {kitMessages.retry}
          </Button>
        </p>
      )}
      {records.length > 0 && (
        <div className="max-h-64 overflow-y-auto p-0.5">
          <RadioGroup
            legend={messages.to}
            name={name}
            error={error}
            options={records.map((record) => ({
              value: `${record.kind}/${record.recordId}`,
              label: `${record.label}: ${messages.owed(formatCents(record.owedCents))}`,
              hint: describeRecord(record),
            }))}
          />
        </div>
      )}
      <p role="status" className={records.length === 0 && error ? 'text-danger' : 'text-muted'}>
        {data && records.length === 0 && (search ? messages.nothingFound : messages.nothingOpen)}
      </p>
    </div>
  );
}

function describeRecord({ description, name, email }: OpenRecord): string {
  return [description, name, email].filter(Boolean).join(' · ');
}
