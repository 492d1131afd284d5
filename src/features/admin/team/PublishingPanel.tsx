import { useEffect, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import { buttonClass } from '#components/ui/button-style.ts';
import { showToast } from '#components/ui/toast.ts';
import { publishNowEndpoint } from '#contracts/publishing/dashboard.ts';
import {
  canPublishNow,
  describeBuilds,
  describeStanding,
  publishingMessages as messages,
} from '#domain/publishing/messages.ts';
import type { PublishingStatus } from '#domain/publishing/status.ts';
import { formatInstant } from '../kit/instants.ts';
import type { EndpointQuery } from '../kit/use-endpoint-query.ts';

const ASK_AGAIN_MS = 10_000;

/** What is on the website by now, and a way not to wait. */
export function PublishingPanel({ query }: { query: EndpointQuery<PublishingStatus> }) {
  const { data: status, result, retry } = query;
  const [busy, setBusy] = useState(false);
  const isMoving = status !== undefined && (status.waiting > 0 || status.isBuilding);
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(retry, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isMoving, retry]);

  // No change of this form: what was typed and not saved stays so.
  async function publish() {
    setBusy(true);
    const asked = await callApi(publishNowEndpoint, {});
    setBusy(false);
    void showToast(
      asked.ok
        ? { title: messages.asked, tone: 'success' }
        : { title: messages.failed, description: asked.error.message, tone: 'error' },
    );
    retry();
  }

  return (
    <section
      aria-labelledby="publishing"
      className="flex flex-wrap items-start gap-x-6 gap-y-3 rounded-lg border border-line p-5"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h3 id="publishing" className="mb-2 text-h3">
          {messages.title}
        </h3>
        <p role="status" className="max-w-measure">
          {status && describeStanding(status, formatInstant)}
          {!status && result && !result.ok && messages.unknown}
        </p>
        {status && (
          <p className="tabular max-w-measure text-sm text-muted">
            {describeBuilds(status, formatInstant)}
            {status.nowAgainAt !== null && ` ${messages.usedUp(formatInstant(status.nowAgainAt))}`}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {status && canPublishNow(status) && (
          <Button
            size="sm"
            variant={status.waiting > 0 || status.problem !== null ? 'primary' : 'outline'}
            loading={busy}
            onClick={() => void publish()}
          >
            {messages.publishNow}
          </Button>
        )}
        <a href="/" target="_blank" rel="noopener" className={buttonClass('outline', 'sm')}>
          {messages.view}
        </a>
      </div>
    </section>
  );
}
