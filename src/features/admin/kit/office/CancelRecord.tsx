import { useState } from 'react';
import type { ApiResult } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import { messages } from '#words/office/dashboard/kit.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';

interface CancelRecordProps {
  record: { number: string; payer: { email: string } };
  words: {
    open: string;
    busy: string;
    title: (number: string) => string;
    text: (email: string) => string;
    done: { title: string; description: string };
    failed: string;
  };
  call: () => Promise<ApiResult<unknown>>;
  onDone: () => void;
}

/** Gives up a record, after asking: what was not paid, or a gift that goes on. */
export function CancelRecord({ record, words, call, onDone }: CancelRecordProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {words.open}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.title(record.number)}
          text={words.text(record.payer.email)}
          confirm={words.open}
          confirming={words.busy}
          keep={messages.keep}
          call={call}
          done={words.done}
          failedTitle={words.failed}
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
