import { Badge, type BadgeTone } from '#components/ui/Badge.tsx';
import type { IconPath } from '#components/ui/icons.ts';
import * as icons from '#components/ui/icons.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { messages } from '#words/office/dashboard/kit.ts';

type Status = OutboxMail['status'];

const LOOKS: Record<Status, { tone: BadgeTone; icon: IconPath }> = {
  pending: { tone: 'outline', icon: icons.clock },
  failed: { tone: 'danger', icon: icons.alert },
  held: { tone: 'outline', icon: icons.alert },
  discarded: { tone: 'neutral', icon: icons.close },
  sent: { tone: 'success', icon: icons.check },
};

/** Whether a mail has gone out, as icon and word. */
export function MailBadge({ status }: { status: Status }) {
  return <Badge {...LOOKS[status]}>{messages.mailStatuses[status]}</Badge>;
}
