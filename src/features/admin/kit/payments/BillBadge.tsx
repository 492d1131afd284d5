import { Badge, type BadgeTone } from '#components/ui/Badge.tsx';
import type { IconPath } from '#components/ui/icons.ts';
import * as icons from '#components/ui/icons.ts';
import type { BillStatus } from '#domain/billing/player-bill.ts';
import { messages as states } from '#words/labels/payment-status.ts';

/** Icons and badges of the specification: paid check; overdue and canceled alert; pending clock. */
const LOOKS: Record<BillStatus, { tone: BadgeTone; icon: IconPath }> = {
  paid: { tone: 'success', icon: icons.check },
  overdue: { tone: 'danger', icon: icons.alert },
  cancelled: { tone: 'neutral', icon: icons.alert },
  pending: { tone: 'outline', icon: icons.clock },
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
