import * as z from 'zod/mini';
import { callApi } from '#browser/api.ts';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { type AdminLedgerEntry, refundEndpoint } from '#contracts/payments/dashboard.ts';
import { formatDay } from '#domain/calendar/day.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { messages as paymentMessages } from '#words/office/dashboard/record-payments.ts';
import { EditDialog } from '../EditDialog.tsx';
import { amountUpTo } from './hand-payment-form.ts';
import { readAmountCents } from './read-amount-cents.ts';

const messages = paymentMessages.refund;

interface RefundDialogProps {
  entry: AdminLedgerEntry;
  /** What came beyond what is owed; 0 where nothing did. */
  surplusCents: Cents;
  onClose: () => void;
  onDone: () => void;
}

/**
 * Asks how much of a charge to give back: what came too much, else all of what is left. And whether Stripe
 * stops charging, too.
 */
export function RefundDialog({ entry, surplusCents, onClose, onDone }: RefundDialogProps) {
  const most = entry.refundableCents;
  const likely = surplusCents > 0 ? Math.min(surplusCents, most) : most;
  return (
    <EditDialog
      name="refund"
      schema={z.object({ amountCents: amountUpTo(most), stopsPlan: z.boolean() })}
      prefix=""
      read={readAmountCents}
      send={(values) =>
        callApi(refundEndpoint, {
          entryId: entry.id,
          seenRefundedCents: entry.refundedCents,
          ...values,
        })
      }
      words={messages}
      onClose={onClose}
      onDone={onDone}
      onReload={onDone}
    >
      {(errors) => (
        <>
          <Field
            label={messages.amount}
            hint={messages.amountHint(formatCents(most))}
            error={errors.amountCents}
          >
            <TextInput
              name="amountCents"
              inputMode="decimal"
              defaultValue={(likely / 100).toFixed(2)}
            />
          </Field>
          {entry.chargedAgain && (
            <Checkbox
              name="stopsPlan"
              label={messages.stop[entry.chargedAgain]}
              hint={messages.stopHint}
              error={errors.stopsPlan}
            />
          )}
          {entry.nextCharge && (
            <p>
              {messages.nextCharge(
                formatCents(entry.nextCharge.cents),
                formatDay(entry.nextCharge.on),
              )}
            </p>
          )}
        </>
      )}
    </EditDialog>
  );
}
