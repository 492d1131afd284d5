import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import {
  type GivingSubject,
  mailGivingStatementEndpoint,
  readGivingYearsEndpoint,
} from '#contracts/donations/statement.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/office/dashboard/giving-statement.ts';
import { messages as recordMessages } from '#words/office/dashboard/records.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { CloseButton, FormDialog } from '../FormDialog.tsx';
import { QueryView } from '../QueryView.tsx';
import { useEndpointQuery } from '../use-endpoint-query.ts';

interface GivingStatementProps extends GivingSubject {
  /** To which it goes: the record's. */
  email: string;
}

/** The button that emails a donor or sponsor the statement of a year again. */
export function GivingStatement(props: GivingStatementProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        {messages.open}
      </Button>
      {isOpen && <GivingStatementDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

function GivingStatementDialog(props: GivingStatementProps & { onClose: () => void }) {
  const { kind, id, email, onClose } = props;
  const query = useEndpointQuery(readGivingYearsEndpoint, { kind, id });
  const [chosen, setChosen] = useState<number>();
  const year = chosen ?? query.data?.years[0]?.year;
  if (query.data && year === undefined) {
    return (
      <FormDialog
        open
        onClose={onClose}
        title={messages.title}
        actions={<CloseButton onClose={onClose}>{recordMessages.close}</CloseButton>}
      >
        <p className="wrap-anywhere">
          {query.data.isOfficeAddress ? messages.officeAddress : messages.none(email)}
        </p>
      </FormDialog>
    );
  }
  return (
    <ConfirmDialog
      title={messages.title}
      text={messages.to(email)}
      confirm={messages.send}
      confirming={messages.sending}
      variant="primary"
      call={() => callApi(mailGivingStatementEndpoint, { kind, id, year: year ?? 0 })}
      done={messages.done}
      failedTitle={messages.failedTitle}
      onClose={onClose}
      onDone={onClose}
      waiting={year === undefined}
    >
      <QueryView query={query} failedTitle={messages.failed}>
        {({ years }) => (
          <Field label={messages.year}>
            <Select
              value={year}
              onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
            >
              {years.map((one) => (
                <option key={one.year} value={one.year}>
                  {messages.ofYear(one.year, formatCents(one.cents))}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </QueryView>
    </ConfirmDialog>
  );
}
