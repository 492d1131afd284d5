import { useState } from 'react';
import { countSubmissionsEndpoint, type SubmissionCounts } from '#contracts/gallery/dashboard.ts';
import { messages } from '#words/office/dashboard/gallery.ts';
import { messages as kitMessages } from '#words/office/dashboard/kit.ts';
import { useAdminLocation } from '../kit/admin-location.ts';
import { StatCards } from '../kit/StatCards.tsx';
import { SubTabs } from '../kit/SubTabs.tsx';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';
import { SUBMISSION_VIEWS } from './columns.tsx';
import { SubmissionsTable } from './SubmissionsTable.tsx';

/** What was sent in for the gallery: figures, sub-tabs by status, and the review. */
export function GalleryTab() {
  const { params } = useAdminLocation();
  const counts = useEndpointQuery(countSubmissionsEndpoint, {});
  const view = SUBMISSION_VIEWS.find((known) => known === params.view) ?? 'pending';
  // The old figures stay while they are asked for anew.
  const [found, setFound] = useState<SubmissionCounts>();
  if (counts.result?.ok && counts.result.data !== found) setFound(counts.result.data);
  const unknown = counts.result ? kitMessages.none : undefined;
  const { stats } = messages;
  return (
    <div className="flex flex-col gap-6">
      <h2 className="text-h2">{messages.title}</h2>
      <StatCards
        cards={[
          { label: stats.pending, value: found?.pending ?? unknown },
          { label: stats.approved, value: found?.approved ?? unknown },
          { label: stats.rejected, value: found?.rejected ?? unknown },
          { label: stats.total, value: found?.total ?? unknown },
        ]}
      />
      <SubTabs
        label={messages.viewsLabel}
        views={SUBMISSION_VIEWS.map((known) => ({
          view: known,
          label: messages.views[known],
          count: found?.[known === 'all' ? 'total' : known],
        }))}
        current={view}
      />
      <SubmissionsTable key={view} view={view} onChanged={counts.retry} />
    </div>
  );
}
