import { Badge, type BadgeTone } from '#components/ui/Badge.tsx';
import type { IconPath } from '#components/ui/icons.ts';
import * as icons from '#components/ui/icons.ts';
import type { RegistrationStanding } from '#domain/registration/standing.ts';
import { messages } from '#words/labels/payment-status.ts';

const LOOKS: Record<RegistrationStanding, { tone: BadgeTone; icon: IconPath }> = {
  pending: { tone: 'outline', icon: icons.clock },
  processing: { tone: 'outline', icon: icons.clock },
  paid: { tone: 'success', icon: icons.check },
  // Not all of it came yet: not the color of what is paid.
  active: { tone: 'secondary', icon: icons.clock },
  overdue: { tone: 'danger', icon: icons.alert },
  past_due: { tone: 'danger', icon: icons.alert },
  paused: { tone: 'outline', icon: icons.clock },
  ended: { tone: 'neutral', icon: icons.info },
  payment_failed: { tone: 'danger', icon: icons.alert },
  cancelled: { tone: 'neutral', icon: icons.info },
  // Called unpaid, too.
  expired: { tone: 'outline', icon: icons.clock },
  partially_refunded: { tone: 'warning', icon: icons.info },
  refunded: { tone: 'neutral', icon: icons.info },
  disputed: { tone: 'danger', icon: icons.alert },
};

/** Where a payment stands, as icon and word. */
export function PaymentBadge({ status }: { status: RegistrationStanding }) {
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {messages.record[status]}
    </Badge>
  );
}
