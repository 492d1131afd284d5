import { useEffect, useState } from 'react';
import { LoadedOnTouch } from '#components/page/LoadedOnTouch.tsx';
import { lazyPart, useLazyPart } from '#components/page/lazy-part.ts';
import { RetryAlert } from '#components/ui/RetryAlert.tsx';
import { messages } from '#words/payments/pay.ts';
import { readLink } from './read-link.ts';

/** With all that asks and pays: the page's own script loads it beside React. */
const OPENED = lazyPart(async () => (await import('./OpenedLink.tsx')).OpenedLink);

const NO_LINK = lazyPart(async () => (await import('./NoLink.tsx')).NoLink);

/** What the link in the address is for, and its payment. */
export function PayLink() {
  /** Null where there is none; undefined until it is known. */
  const [link, setLink] = useState<string | null>();
  useEffect(() => setLink(readLink()), []);
  const { Part: OpenedLink, failed, retry } = useLazyPart(OPENED, typeof link === 'string');
  if (link === null) {
    return (
      <LoadedOnTouch part={NO_LINK} wanted>
        {(NoLink) => <NoLink />}
      </LoadedOnTouch>
    );
  }
  if (link !== undefined && OpenedLink) return <OpenedLink link={link} />;
  if (!failed) return <p role="status">{messages.loading}</p>;
  return (
    <RetryAlert title={messages.failed} onRetry={retry}>
      {messages.notLoaded}
    </RetryAlert>
  );
}
