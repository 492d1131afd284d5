/** A signal that is aborted with the first of these. `AbortSignal.any`, which Safari has from 17.4 on only. */
export function eitherSignal(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    const abort = () => either.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  }
  return either.signal;
}
