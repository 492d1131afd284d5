import { Badge, type BadgeTone } from '#components/ui/Badge.tsx';
import type { IconName } from '#components/ui/Icon.tsx';
import type { RegistrationStanding } from '#domain/registration/standing.ts';
import { messages } from '#words/labels/payment-status.ts';

const LOOKS: Record<RegistrationStanding, { tone: BadgeTone; icon: IconName }> = {
  pending: { tone: 'outline', icon: 'clock' },
  processing: { tone: 'outline', icon: 'clock' },
  paid: { tone: 'success', icon: 'check' },
  active: { tone: 'success', icon: 'check' },
  overdue: { tone: 'danger', icon: 'alert' },
  past_due: { tone: 'danger', icon: 'alert' },
  paused: { tone: 'outline', icon: 'clock' },
  ended: { tone: 'neutral', icon: 'info' },
  payment_failed: { tone: 'danger', icon: 'alert' },
  cancelled: { tone: 'neutral', icon: 'info' },
  // Called unpaid, too.
  expired: { tone: 'outline', icon: 'clock' },
  partially_refunded: { tone: 'warning', icon: 'info' },
  refunded: { tone: 'neutral', icon: 'info' },
  disputed: { tone: 'danger', icon: 'alert' },
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
