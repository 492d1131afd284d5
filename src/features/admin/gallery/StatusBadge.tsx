import { Badge, type BadgeTone } from '#components/ui/Badge.tsx';
import type { IconName } from '#components/ui/Icon.tsx';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { messages } from '#words/office/dashboard/gallery.ts';

type Status = GallerySubmission['status'];

const LOOKS: Record<Status, { tone: BadgeTone; icon: IconName }> = {
  pending: { tone: 'outline', icon: 'clock' },
  approved: { tone: 'success', icon: 'check' },
  rejected: { tone: 'danger', icon: 'alert' },
};

/** Where a submission stands, as icon and word. */
export function StatusBadge({ status }: { status: Status }) {
  return <Badge {...LOOKS[status]}>{messages.statuses[status]}</Badge>;
}
