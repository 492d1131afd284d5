import type { ReactNode } from 'react';
import type { ApiResult } from '#browser/api.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import type { ButtonVariant } from '#components/ui/button-style.ts';
import { Dialog } from '#components/ui/Dialog.tsx';
import { messages } from '#words/office/dashboard/kit.ts';
import { isStale, useSave } from './use-save.ts';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** On the button, at rest and at work. */
  confirm: string;
  confirming: string;
  call: () => Promise<ApiResult<unknown>>;
  done: { title: string; description?: string };
  failedTitle: string;
  onClose: () => void;
  /** Called after it is done, and to see what someone else did. */
  onDone: () => void;
  /** What to know before: shown above the buttons. */
  children?: ReactNode;
  /** Of the button that changes nothing, where `Cancel` could be read as the other one. */
  keep?: string;
  /** Of the button; `danger` unless told. */
  variant?: ButtonVariant;
  /** What is to be known before is not there yet. */
  waiting?: boolean;
}

/** Asks before something is done, and says beforehand what of it cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, confirming, call, done, failedTitle, onClose, onDone } = props;
  const { busy, error, run } = useSave();

  async function runCall() {
    if ((await run(call, { done, failedTitle })) !== undefined) onDone();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {props.keep ?? messages.cancel}
          </Button>
          {isStale(error) ? (
            <Button onClick={onDone}>{messages.reload}</Button>
          ) : (
            <Button
              variant={props.variant ?? 'danger'}
              loading={busy || props.waiting === true}
              onClick={() => void runCall()}
            >
              {busy ? confirming : confirm}
            </Button>
          )}
        </>
      }
    >
      {props.children}
      {error && (
        <Alert tone="error" title={failedTitle}>
          {error.message}
        </Alert>
      )}
    </Dialog>
  );
}
