import { useState } from 'react';
import type * as z from 'zod/mini';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { readSubmissionLinksEndpoint } from '#contracts/gallery/dashboard.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { messages as galleryMessages } from '#words/office/dashboard/gallery.ts';
import { messages as kitMessages } from '#words/office/dashboard/kit.ts';
import { QueryView } from '../kit/QueryView.tsx';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';

const messages = galleryMessages.dialog;

/** The picture or player of a submission, and its original to save. */
export function SubmissionMedia({ submission }: { submission: GallerySubmission }) {
  const query = useEndpointQuery(readSubmissionLinksEndpoint, { id: submission.id });
  return (
    // As high before the file is there as after: it would push away the box one types a reason into.
    <div className="flex h-[45dvh] min-h-48 shrink-0 flex-col items-start gap-2">
      <QueryView query={query} failedTitle={messages.linksFailed}>
        {(links) => (
          <>
            <Shown submission={submission} links={links} onRetry={query.retry} />
            <a href={links.download} download={submission.originalName} className="underline">
              {messages.download}
            </a>
          </>
        )}
      </QueryView>
    </div>
  );
}

interface ShownProps {
  submission: GallerySubmission;
  links: z.infer<typeof readSubmissionLinksEndpoint.response>;
  onRetry: () => void;
}

/** Asking anew also gives new links, where these have become too old. */
function Shown({ submission, links, onRetry }: ShownProps) {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <Alert
        title={messages.cannotShow}
        action={
          <Button variant="outline" size="sm" onClick={onRetry}>
            {kitMessages.retry}
          </Button>
        }
      >
        {messages.cannotShowText}
      </Alert>
    );
  }
  const shared = {
    src: links.view,
    onError: () => setFailed(true),
    className: 'min-h-0 w-full flex-1 rounded-md bg-tint object-contain',
  };
  const name = submission.title || submission.originalName;
  if (submission.submissionType === 'photo') return <img {...shared} alt={name} />;
  return (
    <video
      {...shared}
      {...(links.poster && { poster: links.poster })}
      controls
      playsInline
      preload="metadata"
      aria-label={name}
    />
  );
}
