import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiResult, callApi } from '#browser/api.ts';
import { lookAtStripeEndpoint } from '#contracts/payouts/dashboard.ts';

type Looked = ApiResult<{ done: number; more: boolean; after: string | null }>;

/**
 * Has the server ask Stripe for what no event told: once when this is shown, and whenever it is asked.
 * @param onDone called when something new was found
 */
export function useLook(onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Looked>();
  const after = useRef<string | null>(null);
  const done = useRef(onDone);
  done.current = onDone;
  const look = useCallback(async () => {
    setBusy(true);
    const looked = await callApi(
      lookAtStripeEndpoint,
      after.current === null ? {} : { after: after.current },
    );
    // Where it had no more time, it goes on; after an error it begins anew.
    after.current = looked.ok ? looked.data.after : null;
    setBusy(false);
    setResult(looked);
    if (looked.ok && looked.data.done > 0) done.current();
  }, []);
  useEffect(() => void look(), [look]);
  return { busy, result, look };
}
