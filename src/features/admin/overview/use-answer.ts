import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { type ApiResult, callApi } from '#browser/api.ts';
import type { Endpoint } from '#contracts/endpoint.ts';

/** The answer of an endpoint that takes no input; undefined until it is there. `retry` asks again. */
export function useAnswer<Response extends z.ZodMiniType>(
  endpoint: Endpoint<z.ZodMiniType<object, object>, Response>,
) {
  const [result, setResult] = useState<ApiResult<z.output<Response>>>();
  const waiting = result === undefined;
  useEffect(() => {
    if (!waiting) return;
    const leaving = new AbortController();
    void callApi(endpoint, {}, { signal: leaving.signal }).then((answer) => {
      if (!leaving.signal.aborted) setResult(answer);
    });
    return () => leaving.abort();
  }, [endpoint, waiting]);
  return { result, retry: () => setResult(undefined) };
}
