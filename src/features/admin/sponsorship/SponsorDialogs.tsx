import { type ApiResult, callApi } from '#browser/api.ts';
import {
  createSponsorEndpoint,
  getSponsorEndpoint,
  updateSponsorEndpoint,
} from '#contracts/sponsorship/dashboard.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import { type SponsorBillForm, SponsorBillFormSchema } from '#domain/billing/sponsor-bill-form.ts';
import { messages as sponsorMessages } from '#words/office/dashboard/sponsors.ts';
import { EditForm } from '../kit/EditForm.tsx';
import { FormDialog } from '../kit/FormDialog.tsx';
import { readAmountCents } from '../kit/payments/read-amount-cents.ts';
import { QueryView } from '../kit/QueryView.tsx';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';
import { SponsorFields } from './SponsorFields.tsx';
import { whenCancelled } from './when-cancelled.ts';

const messages = sponsorMessages.dialog;

interface SponsorDialogProps {
  onClose: () => void;
  onDone: () => void;
}

/** Adds a sponsor. @param props.newKey names the attempt, so that sending twice is one sponsor */
export function AddSponsorDialog({ newKey, ...rest }: SponsorDialogProps & { newKey: string }) {
  return (
    <FormDialog open onClose={rest.onClose} title={messages.addTitle}>
      <SponsorForm
        {...rest}
        bill={undefined}
        send={(bill) => callApi(createSponsorEndpoint, { idempotencyKey: newKey, bill })}
      />
    </FormDialog>
  );
}

/** Changes a sponsor's bill, which is read anew when the dialog opens. */
export function EditSponsorDialog({ id, ...rest }: SponsorDialogProps & { id: string }) {
  const query = useEndpointQuery(getSponsorEndpoint, { id });
  return (
    <FormDialog open onClose={rest.onClose} title={messages.editTitle}>
      <QueryView query={query} failedTitle={messages.loadFailed}>
        {({ bill, payment, mayEnd }) => (
          <SponsorForm
            {...rest}
            key={bill.updatedAt}
            bill={bill}
            whenCancelled={whenCancelled({ payment, mayEnd })}
            onReload={query.retry}
            send={(form) =>
              callApi(updateSponsorEndpoint, { id, seen: bill.updatedAt, bill: form })
            }
          />
        )}
      </QueryView>
    </FormDialog>
  );
}

interface SponsorFormProps extends SponsorDialogProps {
  bill: SponsorBill | undefined;
  whenCancelled?: string | undefined;
  onReload?: () => void;
  send: (form: SponsorBillForm) => Promise<ApiResult<unknown>>;
}

function SponsorForm({ bill, whenCancelled, send, ...rest }: SponsorFormProps) {
  return (
    <EditForm
      {...rest}
      name="sponsor"
      schema={SponsorBillFormSchema}
      prefix="bill."
      read={readAmountCents}
      send={send}
      words={{
        done: bill ? messages.updated : messages.created,
        failed: messages.failed,
        submit: bill ? messages.save : messages.create,
      }}
    >
      {(errors) => <SponsorFields bill={bill} errors={errors} whenCancelled={whenCancelled} />}
    </EditForm>
  );
}
