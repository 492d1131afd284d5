import { useRef, useState } from 'react';
import type { ApiError, ApiResult } from '#browser/api.ts';
import { showToast } from '#components/ui/toast.ts';
import { offerUndo } from './offer-undo.ts';

interface Done {
  title: string;
  description?: string;
}

interface SaveMessages<Data> {
  /** The specification's toasts, such as 'Game updated' and 'Error saving game'; a function where the answer has a part in it, which may be that nothing was done. */
  done: Done | ((data: Data) => Done | null);
  failedTitle: string;
  /** Nothing else shows what was refused: otherwise it stands where it was asked for, and is read there. */
  isToastAlone?: boolean;
}

/** Whether a change was refused because someone else has changed or deleted what it was about. */
export function isStale(error: ApiError | undefined): boolean {
  return error?.code === 'conflict' || error?.code === 'not_found';
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

  async function run<Data>(
    call: () => Promise<ApiResult<Data>>,
    { done, failedTitle, isToastAlone = false }: SaveMessages<Data>,
  ): Promise<Data | undefined> {
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    setError(undefined);
    try {
      const result = await call();
      if (result.ok) {
        const words = typeof done === 'function' ? done(result.data) : done;
        const undo = result.undo && offerUndo(result.undo);
        if (words) void showToast({ ...words, tone: 'success', ...undo });
        return result.data;
      }
      setError(result.error);
      const { message: description } = result.error;
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
