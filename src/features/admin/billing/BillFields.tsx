import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import type { AdminBill } from '#contracts/admin/bills.ts';
import { BILL_PAYMENT_METHODS, BILL_STATUSES } from '#domain/billing/player-bill.ts';
import { paymentMessages } from '../payments/messages.ts';
import { billMessages } from './messages.ts';
import { PersonPicker } from './PersonPicker.tsx';

const messages = billMessages.dialog;

interface BillFieldsProps {
  /** Undefined for a new one: the defaults are the specification's, cash and pending. */
  bill: AdminBill | undefined;
  errors: Readonly<Record<string, string>>;
}

/** The fields of Add and Edit. */
export function BillFields({ bill, errors }: BillFieldsProps) {
  const player = bill && {
    id: bill.playerId,
    name: bill.playerName,
    email: bill.payer?.email ?? billMessages.none,
  };
  const parent =
    bill?.parentId && bill.payer
      ? {
          id: bill.parentId,
          name: `${bill.payer.firstName} ${bill.payer.lastName}`,
          email: bill.payer.email,
        }
      : undefined;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PersonPicker
        name="playerId"
        label={messages.player}
        findLabel={messages.findPlayer}
        ofRole="member"
        initial={player}
        error={errors.playerId}
      />
      <PersonPicker
        name="parentId"
        label={messages.parent}
        findLabel={messages.findParent}
        ofRole="parent"
        initial={parent}
        optional
        error={errors.parentId}
      />
      <Field label={messages.amount} error={errors.amountCents}>
        <TextInput
          name="amountCents"
          inputMode="decimal"
          defaultValue={bill ? (bill.amountCents / 100).toFixed(2) : ''}
        />
      </Field>
      <Field label={messages.description} error={errors.description}>
        <TextInput name="description" maxLength={200} defaultValue={bill?.description} />
      </Field>
      <Field label={messages.method} error={errors.paymentMethod}>
        <Select name="paymentMethod" defaultValue={bill?.paymentMethod ?? 'cash'}>
          {BILL_PAYMENT_METHODS.map((method) => (
            <option key={method} value={method}>
              {billMessages.methods[method]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={messages.status} error={errors.paymentStatus}>
        <Select name="paymentStatus" defaultValue={bill?.paymentStatus ?? 'pending'}>
          {BILL_STATUSES.map((status) => (
            <option key={status} value={status}>
              {paymentMessages.billStatus[status]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={messages.dueDate} optional error={errors.dueDate}>
        <TextInput name="dueDate" type="date" defaultValue={bill?.dueDate ?? ''} />
      </Field>
      <Field label={messages.paidDate} optional error={errors.paidDate}>
        <TextInput name="paidDate" type="date" defaultValue={bill?.paidDate ?? ''} />
      </Field>
      <Field label={messages.invoice} optional error={errors.invoiceNumber}>
        <TextInput name="invoiceNumber" maxLength={60} defaultValue={bill?.invoiceNumber ?? ''} />
      </Field>
      <Field label={messages.notes} optional error={errors.notes} className="sm:col-span-2">
        <TextArea name="notes" rows={3} maxLength={2000} defaultValue={bill?.notes ?? ''} />
      </Field>
    </div>
  );
}
