import { type ReactNode, useState } from 'react';
import { Alert } from '#components/ui/Alert.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { BILL_STATUSES, type BillStatus } from '#domain/billing/player-bill.ts';
import type { Cents } from '#domain/money/money.ts';
import { messages as states } from '#words/labels/payment-status.ts';
import { messages as paymentMessages } from '#words/office/dashboard/record-payments.ts';

const messages = paymentMessages.terms;

/** What a player's bill and a sponsor's have in common. */
interface Terms {
  amountCents: Cents;
  paymentMethod: string;
  paymentStatus: BillStatus;
  dueDate: string | null;
  paidDate: string | null;
  invoiceNumber: string | null;
  notes: string | null;
}

interface BillTermsProps {
  /** Undefined for a new one, which is pending. */
  bill: Terms | undefined;
  errors: Readonly<Record<string, string>>;
  /** The words for each, in their order. */
  methods: Readonly<Record<string, string>>;
  defaultMethod: string;
  /** What is said where Canceled is chosen, of a bill that was not. */
  whenCancelled?: string | undefined;
  /** Fields of its own, before the notes. */
  children?: ReactNode;
}

/** A bill becomes paid by a payment alone, so 'Paid' is there only where it is. */
function statusesOf(bill: Terms | undefined): readonly BillStatus[] {
  return BILL_STATUSES.filter((status) => status !== 'paid' || bill?.paymentStatus === 'paid');
}

/** The fields that say what is owed, how and when. */
export function BillTerms(props: BillTermsProps) {
  const { bill, errors, methods, defaultMethod, whenCancelled, children } = props;
  const [status, setStatus] = useState<string>(bill?.paymentStatus ?? 'pending');
  const isCancelling = status === 'cancelled' && bill?.paymentStatus !== 'cancelled';
  return (
    <>
      <Field label={messages.amount} error={errors.amountCents}>
        <TextInput
          name="amountCents"
          inputMode="decimal"
          defaultValue={bill ? (bill.amountCents / 100).toFixed(2) : ''}
        />
      </Field>
      <Field label={messages.method} error={errors.paymentMethod}>
        <Select name="paymentMethod" defaultValue={bill?.paymentMethod ?? defaultMethod}>
          {Object.entries(methods).map(([method, label]) => (
            <option key={method} value={method}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={messages.status} error={errors.paymentStatus}>
        <Select
          name="paymentStatus"
          defaultValue={bill?.paymentStatus ?? 'pending'}
          onChange={(event) => setStatus(event.currentTarget.value)}
        >
          {statusesOf(bill).map((status) => (
            <option key={status} value={status}>
              {states.record[status]}
            </option>
          ))}
        </Select>
      </Field>
      <div aria-live="polite" className="sm:col-span-2 empty:hidden">
        {isCancelling && whenCancelled && <Alert title={whenCancelled} />}
      </div>
      <Field label={messages.dueDate} optional error={errors.dueDate}>
        <TextInput name="dueDate" type="date" defaultValue={bill?.dueDate ?? ''} />
      </Field>
      {bill?.paymentStatus === 'paid' ? (
        <Field label={messages.paidDate} optional error={errors.paidDate}>
          <TextInput name="paidDate" type="date" defaultValue={bill.paidDate ?? ''} />
        </Field>
      ) : (
        <NotPaidYet paidDate={bill?.paidDate ?? ''} />
      )}
      <Field label={messages.invoice} optional error={errors.invoiceNumber}>
        <TextInput name="invoiceNumber" maxLength={60} defaultValue={bill?.invoiceNumber ?? ''} />
      </Field>
      {children}
      <Field label={messages.notes} optional error={errors.notes} className="sm:col-span-2">
        <TextArea name="notes" rows={3} maxLength={2000} defaultValue={bill?.notes ?? ''} />
      </Field>
    </>
  );
}

/** It says when money came: the books write it, and while none has come there is nothing to type. */
function NotPaidYet({ paidDate }: { paidDate: string }) {
  return (
    <div className="flex flex-col gap-1.5">
      <span className="font-semibold">{messages.paidDate}</span>
      <p className="text-muted">{messages.paidDateHint}</p>
      <input type="hidden" name="paidDate" value={paidDate} />
    </div>
  );
}
