import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { type ApiResult, callApi } from '#browser/api.ts';
import type { Endpoint } from '#contracts/endpoint.ts';

interface Answer<Data> {
  /** The question, with its turn. */
  to: string;
  /** The request alone. */
  about: string;
  result: ApiResult<Data>;
  /** The last good one about the same. */
  good: ApiResult<Data> | undefined;
}

/**
 * The answer of an endpoint to a question; undefined until it is there, and again when the question
 * changes. `retry` asks the same again; `latest` is the last good answer meanwhile, and where asking again
 * fails, for what should stay on the screen.
 */
export function useAnswer<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  endpoint: Endpoint<Request, Response>,
  request: z.input<Request>,
) {
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<Answer<z.output<Response>>>();
  // With the turn in it, a retry is another question.
  const question = JSON.stringify({ request, turn });
  const about = JSON.stringify(request);
  useEffect(() => {
    const leaving = new AbortController();
    const asked: z.input<Request> = JSON.parse(question).request;
    void callApi(endpoint, asked, { signal: leaving.signal }).then((result) => {
      if (leaving.signal.aborted) return;
      setAnswer((before) => {
        const goodBefore = before?.about === about ? before.good : undefined;
        return { to: question, about, result, good: result.ok ? result : goodBefore };
      });
    });
    return () => leaving.abort();
  }, [endpoint, question, about]);
  const result = answer?.to === question ? answer.result : undefined;
  const latest = (answer?.about === about ? answer.good : undefined) ?? result;
  return { result, latest, retry: () => setTurn((before) => before + 1) };
}
