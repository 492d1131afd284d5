import { type ApiResult, callApi } from '#browser/api.ts';
import {
  type AdminBill,
  createBillEndpoint,
  getBillEndpoint,
  updateBillEndpoint,
} from '#contracts/billing/dashboard.ts';
import { type PlayerBillForm, PlayerBillFormSchema } from '#domain/billing/player-bill-form.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages as billMessages } from '#words/office/dashboard/player-bills.ts';
import { EditForm } from '../kit/EditForm.tsx';
import { FormDialog } from '../kit/FormDialog.tsx';
import { readAmountCents } from '../kit/payments/read-amount-cents.ts';
import { QueryView } from '../kit/QueryView.tsx';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';
import { BillFields } from './BillFields.tsx';

const messages = billMessages.dialog;

interface BillDialogProps {
  onClose: () => void;
  onDone: () => void;
}

/** Adds a bill. @param props.newKey names the attempt, so that sending twice is one bill */
export function AddBillDialog({ newKey, ...rest }: BillDialogProps & { newKey: string }) {
  return (
    <FormDialog open onClose={rest.onClose} title={messages.addTitle}>
      <BillForm
        {...rest}
        bill={undefined}
        send={(bill) => callApi(createBillEndpoint, { idempotencyKey: newKey, bill })}
      />
    </FormDialog>
  );
}

/** Changes a bill, which is read anew when the dialog opens. */
export function EditBillDialog({ id, ...rest }: BillDialogProps & { id: string }) {
  const query = useEndpointQuery(getBillEndpoint, { id });
  return (
    <FormDialog open onClose={rest.onClose} title={messages.editTitle}>
      <QueryView query={query} failedTitle={messages.loadFailed}>
        {({ bill, paidCents, registration }) => (
          <BillForm
            {...rest}
            key={bill.updatedAt}
            bill={bill}
            whenCancelled={[
              paidCents > 0 && messages.credit(formatCents(paidCents)),
              registration?.isLastBill && messages.lastBill(registration.number),
            ]
              .filter(Boolean)
              .join(' ')}
            onReload={query.retry}
            send={(form) => callApi(updateBillEndpoint, { id, seen: bill.updatedAt, bill: form })}
          />
        )}
      </QueryView>
    </FormDialog>
  );
}

interface BillFormProps extends BillDialogProps {
  bill: AdminBill | undefined;
  whenCancelled?: string;
  onReload?: () => void;
  send: (form: PlayerBillForm) => Promise<ApiResult<unknown>>;
}

function BillForm({ bill, whenCancelled, send, ...rest }: BillFormProps) {
  return (
    <EditForm
      {...rest}
      name="bill"
      schema={PlayerBillFormSchema}
      prefix="bill."
      read={readAmountCents}
      send={send}
      words={{
        done: bill ? messages.updated : messages.created,
        failed: messages.failed,
        submit: bill ? messages.save : messages.create,
      }}
    >
      {(errors) => <BillFields bill={bill} errors={errors} whenCancelled={whenCancelled} />}
    </EditForm>
  );
}
