import { useRef, useState } from 'react';
import type { ApiError, ApiResult } from '#browser/api.ts';
import { showToast } from '#components/ui/toast.ts';
import { messages } from '#words/office/dashboard/kit.ts';
import { messages as refusals } from '#words/office/refusals/records.ts';
import { isAnswerLost } from './is-answer-lost.ts';
import { offerUndo } from './offer-undo.ts';

interface Done {
  title: string;
  description?: string;
  /** It went well, and something is to be done about it all the same. */
  tone?: 'error';
}

interface SaveMessages<Data> {
  /**
   * The specification's toasts, such as 'Game updated' and 'Error saving game'; a function where the answer has a
   * part in it, which may be that nothing was done, or where it matters whether Undo is offered.
   */
  done: Done | ((data: Data, canUndo: boolean) => Done | null);
  failedTitle: string;
  /** Nothing else shows what was refused: otherwise it stands where it was asked for, and is read there. */
  isToastAlone?: boolean;
  /** Shows what was refused where it was asked for. */
  onRefused?: (error: ApiError) => void;
}

/** Whether a change was refused because someone else has changed or deleted what it was about. */
export function isStale(error: ApiError | undefined): boolean {
  return error?.code === 'conflict' || error?.code === 'not_found';
}

const TOLD_OF_CHANGE: readonly string[] = [refusals.changedMeanwhile, refusals.deleted];

/** What is told of a refusal where the answer of a try before it was lost: what has changed may be that try. */
export function afterLostAnswer(error: ApiError): ApiError {
  return TOLD_OF_CHANGE.includes(error.message)
    ? { ...error, message: messages.mayBeSaved }
    : error;
}

/**
 * Runs a change and tells how it went by toast: one at a time, and what was refused stays on the
 * screen, so that a dialog keeps its values.
 * @returns `run` gives the answer, or undefined when it was refused
 */
export function useSave() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const running = useRef(false);
  /** Whether a try may have been saved without an answer. */
  const wasLost = useRef(false);

  async function run<Data>(
    call: () => Promise<ApiResult<Data>>,
    { done, failedTitle, isToastAlone = false, onRefused }: SaveMessages<Data>,
  ): Promise<Data | undefined> {
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    setError(undefined);
    try {
      const result = await call();
      if (result.ok) {
        wasLost.current = false;
        const undo = result.undo && offerUndo(result.undo);
        const words = typeof done === 'function' ? done(result.data, Boolean(undo)) : done;
        if (words) void showToast({ tone: 'success', ...words, ...undo });
        return result.data;
      }
      wasLost.current ||= isAnswerLost(result.error);
      const refused = wasLost.current ? afterLostAnswer(result.error) : result.error;
      setError(refused);
      onRefused?.(refused);
      const { message: description } = refused;
      const isReadElsewhere = !isToastAlone;
      void showToast({ title: failedTitle, description, tone: 'error', isReadElsewhere });
      return undefined;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, error, run, clearError: () => setError(undefined) };
}
