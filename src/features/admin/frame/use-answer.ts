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
}

/**
 * The answer of an endpoint to a question; undefined until it is there, and again when the question
 * changes. `retry` asks the same again; the good answer before it is `latest` meanwhile, for what should
 * stay on the screen.
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
      if (!leaving.signal.aborted) setAnswer({ to: question, about, result });
    });
    return () => leaving.abort();
  }, [endpoint, question, about]);
  const result = answer?.to === question ? answer.result : undefined;
  const isLatest = answer?.about === about && answer.result.ok;
  const latest = result ?? (isLatest ? answer.result : undefined);
  return { result, latest, retry: () => setTurn((before) => before + 1) };
}
