import { Badge, type BadgeTone } from '#components/ui/Badge.tsx';
import type { IconName } from '#components/ui/Icon.tsx';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { messages } from '#words/office/dashboard/kit.ts';

type Status = OutboxMail['status'];

const LOOKS: Record<Status, { tone: BadgeTone; icon: IconName }> = {
  pending: { tone: 'outline', icon: 'clock' },
  failed: { tone: 'danger', icon: 'alert' },
  held: { tone: 'outline', icon: 'alert' },
  discarded: { tone: 'neutral', icon: 'close' },
  sent: { tone: 'success', icon: 'check' },
};

/** Whether a mail has gone out, as icon and word. */
export function MailBadge({ status }: { status: Status }) {
  return <Badge {...LOOKS[status]}>{messages.mailStatuses[status]}</Badge>;
}
