import { Badge, type BadgeTone } from '#components/ui/Badge.tsx';
import type { IconPath } from '#components/ui/icons.ts';
import * as icons from '#components/ui/icons.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { messages } from '#words/office/dashboard/gallery.ts';

type Status = GallerySubmission['status'];

const LOOKS: Record<Status, { tone: BadgeTone; icon: IconPath }> = {
  pending: { tone: 'outline', icon: icons.clock },
  approved: { tone: 'success', icon: icons.check },
  rejected: { tone: 'danger', icon: icons.alert },
};

/** Where a submission stands, as icon and word. */
export function StatusBadge({ status }: { status: Status }) {
  return <Badge {...LOOKS[status]}>{messages.statuses[status]}</Badge>;
}
