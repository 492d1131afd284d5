import { Badge, type BadgeTone } from '#components/ui/Badge.tsx';
import type { IconName } from '#components/ui/Icon.tsx';
import type { BillStatus } from '#domain/billing/player-bill.ts';
import { messages as states } from '#words/labels/payment-status.ts';

/** Icons and badges of the specification: paid check; overdue and cancelled alert; pending clock. */
const LOOKS: Record<BillStatus, { tone: BadgeTone; icon: IconName }> = {
  paid: { tone: 'success', icon: 'check' },
  overdue: { tone: 'danger', icon: 'alert' },
  cancelled: { tone: 'neutral', icon: 'alert' },
  pending: { tone: 'outline', icon: 'clock' },
};

/** Where a bill stands, as icon and word. */
export function BillBadge({ status }: { status: BillStatus }) {
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {states.record[status]}
    </Badge>
  );
}
