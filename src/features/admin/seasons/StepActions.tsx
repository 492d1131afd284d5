import { type ReactNode, useState } from 'react';
import type { ApiResult } from '#browser/api.ts';
import { callApi } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import { undoSeasonStepEndpoint } from '#contracts/seasons/dashboard.ts';
import type { SeasonChange } from '#domain/seasons/season-change.ts';
import { messages } from '#words/office/dashboard/new-season.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { seenOf } from './step-props.ts';

interface Asked {
  /** On the button that asks. */
  button: string;
  title: string;
  text: string;
  confirming: string;
  done: { title: string };
  failedTitle: string;
  call: () => Promise<ApiResult<unknown>>;
  isDisabled?: boolean;
  keep?: string;
  variant?: 'outline';
}

/** A button that asks before it does what it says. */
export function AskedButton({ asked, onDone }: { asked: Asked; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant={asked.variant ?? 'primary'}
        disabled={asked.isDisabled}
        onClick={() => setOpen(true)}
        className="self-start"
      >
        {asked.button}
      </Button>
      {isOpen && (
        <ConfirmDialog
          {...asked}
          confirm={asked.button}
          variant="primary"
          waiting={asked.isDisabled === true}
          onClose={close}
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
    </>
  );
}

interface DoneStepProps {
  change: SeasonChange;
  step: 'schedule' | 'players';
  words: { restore: string; restoreText: string; restored: { title: string }; failedTitle: string };
  canUndo: boolean;
  onDone: () => void;
  children: ReactNode;
}

/** What was done, and the way back while there is one. */
export function DoneStep({ change, step, words, canUndo, onDone, children }: DoneStepProps) {
  const { restore: title, restoreText: text, restored: done, failedTitle } = words;
  const call = () => callApi(undoSeasonStepEndpoint, { ...seenOf(change), step });
  return (
    <>
      {children}
      {canUndo && (
        <AskedButton
          asked={{
            button: messages.undo,
            title,
            text,
            done,
            failedTitle,
            call,
            confirming: messages.restoring,
            variant: 'outline',
          }}
          onDone={onDone}
        />
      )}
    </>
  );
}
