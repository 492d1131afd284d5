import { useEffect, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { readAccountRecordsEndpoint } from '#contracts/accounts/own-account.ts';
import type { AccountRecords } from '#contracts/accounts/record-views.ts';

export type LoadedRecords =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'loaded'; records: AccountRecords };

/** The account holder's records; `reload` asks again, and shows the old ones until it knows, also where it does not come to know. */
export function useAccountRecords(): { loaded: LoadedRecords; reload: () => void } {
  const [loaded, setLoaded] = useState<LoadedRecords>({ status: 'loading' });
  const [reloadCount, setReloadCount] = useState(0);

  useEffect(() => {
    if (reloadCount < 0) return;
    const leaving = new AbortController();
    void callApi(readAccountRecordsEndpoint, {}, { signal: leaving.signal }).then((answer) => {
      if (leaving.signal.aborted) return;
      if (answer.ok) setLoaded({ status: 'loaded', records: answer.data });
      else {
        const { message } = answer.error;
        setLoaded((before) =>
          before.status === 'loaded' ? before : { status: 'failed', message },
        );
      }
    });
    return () => leaving.abort();
  }, [reloadCount]);

  return {
    loaded,
    reload: () => {
      setLoaded((before) => (before.status === 'loaded' ? before : { status: 'loading' }));
      setReloadCount((count) => count + 1);
    },
  };
}
