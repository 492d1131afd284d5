import type { DocumentBadgeComponent } from 'sanity';
import { usePublishingStatus } from './publishing-status.ts';

/** Beside a document's title: whether what was published is on the website by now. */
export const websiteBadge: DocumentBadgeComponent = ({ published }) => {
  const status = usePublishingStatus();
  if (!published || !status?.contentAt) return null;
  const isThere = Date.parse(published._updatedAt) <= Date.parse(status.contentAt);
  return isThere
    ? { label: 'On the website', color: 'success' }
    : { label: 'Waiting for a build', color: 'warning', title: 'See “Website” at the top.' };
};
