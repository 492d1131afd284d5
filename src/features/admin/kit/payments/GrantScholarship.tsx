import { useRef, useState } from 'react';
import type { ApiResult } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import { type AdminBill, listOpenBillsEndpoint } from '#contracts/billing/dashboard.ts';
import { messages as adjustMessages } from '#words/office/dashboard/adjustments.ts';
import { EditForm } from '../EditForm.tsx';
import { FormDialog } from '../FormDialog.tsx';
import { QueryView } from '../QueryView.tsx';
import { useEndpointQuery } from '../use-endpoint-query.ts';
import { lowerBills } from './lower-bills.ts';
import { ScholarshipFields } from './ScholarshipFields.tsx';
import {
  centsOf,
  readScholarship,
  type Scholarship,
  ScholarshipSchema,
} from './scholarship-form.ts';

const messages = adjustMessages.scholarship;

interface GrantScholarshipProps {
  /** Whose bills can be chosen. */
  email: string;
  /** Of the application, for the reason on the bill; none where there is no application. */
  reference?: string;
  /** Notes the decision where it was asked for, once all bills are lowered. */
  note?: (granted: Scholarship) => Promise<ApiResult<unknown>>;
  onDone: () => void;
}

/** A button that opens the dialog in which the office grants a scholarship on a family's open bills. */
export function GrantScholarship(props: GrantScholarshipProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {messages.open}
      </Button>
      {isOpen && (
        <ScholarshipDialog
          {...props}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            props.onDone();
          }}
        />
      )}
    </>
  );
}

function ScholarshipDialog(props: GrantScholarshipProps & { onClose: () => void }) {
  const { email, reference, note, onClose, onDone } = props;
  const query = useEndpointQuery(listOpenBillsEndpoint, { email });
  /** Names the attempt for each bill: what failed in between goes on where it stopped. */
  const keys = useRef(new Map<string, string>());

  function keyOf(id: string): string {
    const key = keys.current.get(id) ?? crypto.randomUUID();
    keys.current.set(id, key);
    return key;
  }

  async function grant(given: Scholarship, bills: readonly AdminBill[]) {
    const lowered = await lowerBills(
      bills
        .filter(({ id }) => given.bills.includes(id))
        .map((bill) => ({
          id: bill.id,
          seen: bill.updatedAt,
          amountCents: bill.amountCents,
          idempotencyKey: keyOf(bill.id),
          adjustment: {
            kind: 'scholarship',
            cents: centsOf(given, bill),
            reason: given.reason,
            tellFamily: true,
          },
        })),
    );
    if (!lowered.ok) return lowered;
    const noted = note ? await note(given) : undefined;
    // To undo the note alone would leave the bills lowered.
    return noted?.ok === false ? noted : ({ ok: true, data: null } as const);
  }

  return (
    <FormDialog open onClose={onClose} title={messages.title} description={messages.text}>
      <QueryView query={query} failedTitle={messages.loadFailed}>
        {({ bills }) =>
          bills.length === 0 ? (
            <p>{messages.none(email)}</p>
          ) : (
            <EditForm
              name="scholarship"
              schema={ScholarshipSchema}
              prefix="adjustment."
              read={(values, texts) => readScholarship(values, texts, bills)}
              send={(given) => grant(given, bills)}
              words={messages}
              onClose={onClose}
              onDone={onDone}
              onReload={query.retry}
            >
              {(errors) => (
                <ScholarshipFields bills={bills} reference={reference} errors={errors} />
              )}
            </EditForm>
          )
        }
      </QueryView>
    </FormDialog>
  );
}
