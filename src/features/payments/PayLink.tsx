import { useEffect, useState } from 'react';
import { useEmptyPage } from '#browser/use-empty-page.ts';
import { lazyPart, useLazyPart } from '#components/page/lazy-part.ts';
import { RetryAlert } from '#components/ui/RetryAlert.tsx';
import { messages } from '#words/payments/pay.ts';
import { readLink } from './read-link.ts';

/** With all that asks and pays: the page's own script loads it beside React. */
const OPENED = lazyPart(async () => (await import('./OpenedLink.tsx')).OpenedLink);

/** What the link in the address is for, and its payment. What there is to do without a link is the page's own. */
export function PayLink() {
  /** Null where there is none; undefined until it is known. */
  const [link, setLink] = useState<string | null>();
  useEffect(() => setLink(readLink()), []);
  useEmptyPage(link === undefined ? undefined : link === null);
  const { Part: OpenedLink, failed, retry } = useLazyPart(OPENED, typeof link === 'string');
  if (link === null) return null;
  if (link !== undefined && OpenedLink) return <OpenedLink link={link} />;
  if (!failed)
    return (
      <p role="status" data-loading>
        {messages.loading}
      </p>
    );
  return (
    <RetryAlert title={messages.failed} onRetry={retry}>
      {messages.notLoaded}
    </RetryAlert>
  );
}
