import { type ApiResult, callApi } from '#browser/api.ts';
import {
  createDiscountEndpoint,
  type DiscountRow,
  updateDiscountEndpoint,
} from '#contracts/discounts/dashboard.ts';
import { type DiscountForm, DiscountFormSchema } from '#domain/discounts/discount-form.ts';
import { parseDollars } from '#domain/money/parse-dollars.ts';
import { messages as discountMessages } from '#words/office/dashboard/discounts.ts';
import { EditForm } from '../../kit/EditForm.tsx';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { DiscountFields } from './DiscountFields.tsx';

const messages = discountMessages.dialog;

interface DiscountDialogProps {
  /** Undefined for a new one. */
  discount: DiscountRow | undefined;
  /** Names the attempt to add one, so that sending twice is one discount. */
  newKey: string;
  onClose: () => void;
  onDone: () => void;
  onReload: () => void;
}

/** Adds or changes a discount. */
export function DiscountDialog({ discount, newKey, ...rest }: DiscountDialogProps) {
  return (
    <FormDialog
      open
      onClose={rest.onClose}
      title={discount ? messages.editTitle : messages.addTitle}
    >
      <EditForm
        {...rest}
        key={discount?.updatedAt}
        name="discount"
        schema={DiscountFormSchema}
        prefix="discount."
        read={(values, { amount = '' }) => ({
          ...values,
          cents: amount === '' ? null : (parseDollars(amount) ?? Number.NaN),
        })}
        send={(form) => send(form, discount, newKey)}
        words={{
          done: discount ? messages.saved : messages.added,
          failed: messages.failed,
          submit: discount ? messages.save : messages.addTitle,
        }}
      >
        {(errors) => <DiscountFields discount={discount} errors={errors} />}
      </EditForm>
    </FormDialog>
  );
}

function send(
  form: DiscountForm,
  discount: DiscountRow | undefined,
  idempotencyKey: string,
): Promise<ApiResult<unknown>> {
  if (!discount) return callApi(createDiscountEndpoint, { idempotencyKey, discount: form });
  const { id, updatedAt: seen } = discount;
  return callApi(updateDiscountEndpoint, { id, seen, discount: form });
}
