import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { type ApiResult, callApi } from '#browser/api.ts';
import type { Endpoint } from '#contracts/endpoint.ts';

/**
 * The answer of an endpoint to a question; undefined until it is there, and again when the question
 * changes. `retry` asks the same again.
 */
export function useAnswer<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  endpoint: Endpoint<Request, Response>,
  request: z.input<Request>,
) {
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<{ to: string; result: ApiResult<z.output<Response>> }>();
  // With the turn in it, a retry is another question.
  const question = JSON.stringify({ request, turn });
  useEffect(() => {
    const leaving = new AbortController();
    const asked: z.input<Request> = JSON.parse(question).request;
    void callApi(endpoint, asked, { signal: leaving.signal }).then((result) => {
      if (!leaving.signal.aborted) setAnswer({ to: question, result });
    });
    return () => leaving.abort();
  }, [endpoint, question]);
  const result = answer?.to === question ? answer.result : undefined;
  return { result, retry: () => setTurn((before) => before + 1) };
}
