import { useState } from 'react';
import type { ApiResult } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { showToast } from '#components/ui/toast.ts';
import { passFocusOn } from './pass-focus-on.ts';

interface AskBeforeProps {
  words: {
    action: string;
    /** What the action is about, for who cannot see the row. */
    actionFor: string;
    title: string;
    text: string;
    keep: string;
    confirm: string;
    done: { title: string; description?: string };
    failed: string;
  };
  /** What the family asks for. */
  act: () => Promise<ApiResult<unknown>>;
  /** The records may show something else now. */
  onDone: () => void;
}

/** A button of a row that asks whether it is meant, does it, and says what came of it. */
export function AskBefore({ words, act, onDone }: AskBeforeProps) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    const answer = await act();
    setBusy(false);
    setAsking(false);
    if (answer.ok) void showToast({ ...words.done, tone: 'success' });
    else {
      const description = answer.error.message;
      void showToast({ title: words.failed, description, tone: 'error' });
    }
    onDone();
  }

  return (
    <>
      <Button ref={passFocusOn} size="sm" variant="outline" onClick={() => setAsking(true)}>
        <span>
          {words.action}
          <span className="sr-only">{words.actionFor}</span>
        </span>
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.title}
        description={words.text}
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {words.keep}
            </Button>
            <Button variant="danger" loading={busy} onClick={() => void confirm()}>
              {words.confirm}
            </Button>
          </>
        }
      />
    </>
  );
}
