import { useRef, useState } from 'react';
import type { ApiError, ApiResult } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import { showToast } from '#components/ui/toast.ts';
import { type AdminBill, listOpenBillsEndpoint } from '#contracts/billing/dashboard.ts';
import { messages as adjustMessages } from '#words/office/dashboard/adjustments.ts';
import { EditForm } from '../EditForm.tsx';
import { FormDialog } from '../FormDialog.tsx';
import { QueryView } from '../QueryView.tsx';
import { useEndpointQuery } from '../use-endpoint-query.ts';
import { ScholarshipFields } from './ScholarshipFields.tsx';
import {
  centsOf,
  readScholarship,
  type Scholarship,
  ScholarshipSchema,
} from './scholarship-form.ts';
import { useLowering } from './use-lowering.ts';

const messages = adjustMessages.scholarship;

interface GrantScholarshipProps {
  /** Whose bills can be chosen. */
  email: string;
  /** Of the application, for the reason on the bill; none where there is no application. */
  reference?: string;
  /** Notes the decision where it was asked for, once all bills are lowered. @param granted with all of them */
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
  const { done, isTried, lower } = useLowering();
  const unnoted = useRef<ApiError>(undefined);

  async function grant(given: Scholarship, bills: readonly AdminBill[]) {
    const lowered = await lower(
      bills
        .filter(({ id }) => given.bills.includes(id))
        .map((bill) => ({
          bill,
          adjustment: {
            kind: 'scholarship',
            cents: centsOf(given, bill),
            reason: given.reason,
            tellFamily: true,
          },
        })),
    );
    if (!lowered.answer.ok) return lowered.answer;
    const noted = await note?.({ ...given, bills: [...lowered.done] });
    // The bills are lowered all the same.
    if (noted?.ok === false) unnoted.current = noted.error;
    return lowered.answer;
  }

  function finish() {
    // After the toast of what was done, which takes away the errors before it.
    const description = unnoted.current?.message;
    if (description) void showToast({ title: messages.notNoted, description, tone: 'error' });
    onDone();
  }

  // What was refused half way has changed the record behind.
  const close = isTried ? onDone : onClose;
  const left = (bills: readonly AdminBill[]) => bills.filter(({ id }) => !done.includes(id));
  return (
    <FormDialog open onClose={close} title={messages.title} description={messages.text}>
      <QueryView query={query} failedTitle={messages.loadFailed}>
        {({ bills }) =>
          left(bills).length === 0 ? (
            <p>{messages.none(email)}</p>
          ) : (
            <EditForm
              name="scholarship"
              schema={ScholarshipSchema}
              prefix="adjustment."
              read={(values, texts) => readScholarship(values, texts, left(bills))}
              send={(given) => grant(given, bills)}
              words={messages}
              onClose={close}
              onDone={finish}
              onReload={query.retry}
            >
              {(errors) => (
                <ScholarshipFields bills={left(bills)} reference={reference} errors={errors} />
              )}
            </EditForm>
          )
        }
      </QueryView>
    </FormDialog>
  );
}
