import { Badge, type BadgeTone } from '#components/ui/Badge.tsx';
import type { IconPath } from '#components/ui/icons.ts';
import * as icons from '#components/ui/icons.ts';
import type { PaymentView } from '#contracts/accounts/record-views.ts';
import type { BillStatus } from '#domain/billing/player-bill.ts';
import type { PaymentStatus } from '#domain/payments/choices.ts';
import { messages } from '#words/labels/payment-status.ts';

type Look = readonly [tone: BadgeTone, icon: IconPath];
const DONE: Look = ['success', icons.check];
const WAITS: Look = ['outline', icons.clock];
const WRONG: Look = ['danger', icons.alert];
const OVER: Look = ['neutral', icons.minus];

const LOOKS: Readonly<Record<PaymentStatus, Look>> = {
  pending: WAITS,
  processing: WAITS,
  paid: DONE,
  active: DONE,
  past_due: WRONG,
  paused: OVER,
  ended: OVER,
  payment_failed: WRONG,
  cancelled: OVER,
  expired: OVER,
  partially_refunded: OVER,
  refunded: OVER,
  disputed: WRONG,
};
const BILL_LOOKS: Readonly<Record<BillStatus, Look>> = {
  pending: WAITS,
  paid: DONE,
  overdue: WRONG,
  cancelled: OVER,
};

/** How a payment stands. */
export function PaymentBadge({ payment: { status } }: { payment: Pick<PaymentView, 'status'> }) {
  const [tone, icon] = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {messages.record[status]}
    </Badge>
  );
}

/** How a bill stands. */
export function BillBadge({ status }: { status: BillStatus }) {
  const [tone, icon] = BILL_LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {messages.record[status]}
    </Badge>
  );
}
