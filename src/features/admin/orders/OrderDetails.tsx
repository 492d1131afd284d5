import { callApi } from '#browser/api.ts';
import { Facts } from '#components/form/Facts.tsx';
import {
  type AdminOrder,
  cancelOrderEndpoint,
  closeOrderEndpoint,
  correctBuyerEmailEndpoint,
  getOrderEndpoint,
  noteOrderEndpoint,
} from '#contracts/orders/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { mayCancelOrder } from '#domain/orders/cancellation.ts';
import { mayCloseOrder, orderedCents } from '#domain/orders/closing.ts';
import { messages } from '#words/office/dashboard/orders.ts';
import { messages as recordMessages } from '#words/office/dashboard/records.ts';
import { MailLink, PhoneLink } from '../kit/contact-links.tsx';
import { formatInstantDay } from '../kit/instants.ts';
import { CancelRecord } from '../kit/office/CancelRecord.tsx';
import { ChangeEmail } from '../kit/office/ChangeEmail.tsx';
import { NotesForm } from '../kit/office/NotesForm.tsx';
import { PaymentSection } from '../kit/office/PaymentSection.tsx';
import { type Fact, paymentFacts } from '../kit/office/payment-columns.tsx';
import { RecordDialog } from '../kit/office/RecordDialog.tsx';
import type { DetailsProps } from '../kit/office/RecordsTab.tsx';
import { formatPlace } from '../kit/office/record-columns.tsx';
import { FulfillmentSteps } from './FulfillmentSteps.tsx';

const { columns: words } = recordMessages;

/** An order in full: what is in it, where it goes, its money, and its steps. */
export function OrderDetails(props: DetailsProps) {
  return (
    <RecordDialog {...props} endpoint={getOrderEndpoint}>
      {({ record, owed }, again) => (
        <>
          <Facts facts={factsOf(record, owed.owedCents)} />
          <ChangeEmail
            name="payer-email"
            words={recordMessages.payerEmail}
            send={({ email }) =>
              callApi(correctBuyerEmailEndpoint, { id: record.id, seen: record.updatedAt, email })
            }
            onDone={again}
          />
          <FulfillmentSteps order={record} onDone={again} />
          <PaymentSection
            kind="order"
            recordId={record.id}
            owed={owed}
            surplusCents={record.payment.surplusCents}
            onChanged={again}
            actions={<EndOrder record={record} onDone={again} />}
          />
          <NotesForm
            record={record}
            save={(request) => callApi(noteOrderEndpoint, request)}
            onDone={again}
          />
        </>
      )}
    </RecordDialog>
  );
}

/** Gives up what nobody paid for, and closes at the part that came what was paid in part. */
function EndOrder({ record, onDone }: { record: AdminOrder; onDone: () => void }) {
  const end = endingOf(record);
  if (!end) return null;
  const request = { id: record.id, seen: record.updatedAt };
  const { endpoint, words } = end;
  return (
    <CancelRecord
      record={record}
      words={words}
      call={() => callApi(endpoint, request)}
      onDone={onDone}
    />
  );
}

function endingOf(record: AdminOrder) {
  if (mayCancelOrder(record)) return { endpoint: cancelOrderEndpoint, words: messages.cancel };
  if (mayCloseOrder(record)) return { endpoint: closeOrderEndpoint, words: messages.close };
  return null;
}

function factsOf(record: AdminOrder, owedCents: Cents): Fact[] {
  const { customer, lines } = record;
  return [
    [messages.buyer, fullName(record.payer)],
    [words.email, <MailLink key="email" to={customer.email} />],
    [words.phone, <PhoneLink key="phone" number={customer.phone} />],
    [messages.shipTo, formatPlace(customer)],
    [recordMessages.received, formatInstantDay(record.createdAt)],
    ...lines.map(
      ({ quantity, name, size, color, unitPriceCents }): Fact => [
        `${quantity} × ${name} (${size}, ${color})`,
        formatCents(unitPriceCents * quantity),
      ],
    ),
    [messages.subtotal, formatCents(record.subtotalCents)],
    [messages.shipping, formatCents(record.shippingCents)],
    [words.total, formatCents(orderedCents(record))],
    ...paymentFacts(record, owedCents),
  ];
}
