import { callApi } from '#browser/api.ts';
import { showToast } from '#components/ui/toast.ts';
import type { ToastMessage } from '#components/ui/toast-message.ts';
import { undoEndpoint } from '#contracts/records/undo.ts';
import { UNDO_SECONDS } from '#domain/records/undo-seconds.ts';
import { messages as kitMessages } from '#words/office/dashboard/kit.ts';
import { isAnswerLost } from './is-answer-lost.ts';
import { isTyped } from './unsaved.ts';
import { refetchAll } from './use-endpoint-query.ts';
import './toasts-in-dialogs.css';

const messages = kitMessages.undo;

/** What a toast has besides where the change that it tells of can be taken back. */
export function offerUndo(id: string): Pick<ToastMessage, 'action' | 'seconds'> {
  return {
    seconds: UNDO_SECONDS,
    action: { label: messages.label, hint: messages.hint, run: () => void undo(id) },
  };
}

/** Takes a change back, says how that went, and has all that is on the screen read anew. Where there was no answer, it can be tried again. */
async function undo(id: string): Promise<void> {
  const result = await callApi(undoEndpoint, { id });
  void showToast(
    result.ok
      ? { ...messages.done, tone: 'success' }
      : {
          title: messages.failedTitle,
          description: result.error.message,
          tone: 'error',
          ...(isAnswerLost(result.error) && offerUndo(id)),
        },
  );
  // A form that is being typed into would be drawn anew, too.
  if (!isTyped()) refetchAll();
}
