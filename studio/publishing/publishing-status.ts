import { useEffect, useState } from 'react';
import { catchError, from, merge, of, Subject, shareReplay, switchMap, timer } from 'rxjs';
import {
  type PublishingStatus,
  PublishingStatusSchema,
} from '../../src/domain/publishing/status.ts';
import { siteUrl } from '../studio-env.ts';

const ASK_EVERY_MS = 10_000;

const asked = new Subject<void>();
/** How the website stands; null while it cannot be asked. One question for all who look. */
const status$ = merge(timer(0, ASK_EVERY_MS), asked).pipe(
  switchMap(() => from(ask()).pipe(catchError(() => of(null)))),
  shareReplay({ bufferSize: 1, refCount: true }),
);

async function ask(): Promise<PublishingStatus> {
  // Without cookies: the website is at another address, and tells everyone the same.
  const response = await fetch(`${siteUrl}/api/publishing`, { credentials: 'omit' });
  return PublishingStatusSchema.parse(await response.json());
}

/** Asks at once. */
export function askAgain(): void {
  asked.next();
}

/** How the website stands; null while it cannot be asked, undefined until it has answered. */
export function usePublishingStatus(): PublishingStatus | null | undefined {
  const [status, setStatus] = useState<PublishingStatus | null>();
  useEffect(() => {
    const subscription = status$.subscribe(setStatus);
    return () => subscription.unsubscribe();
  }, []);
  return status;
}
