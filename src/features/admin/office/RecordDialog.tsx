import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import type { Endpoint } from '#contracts/endpoint.ts';
import { Answered } from '../frame/Answered.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { officeMessages as messages } from './messages.ts';
import type { DetailsProps } from './OfficeTab.tsx';

interface RecordDialogProps<Detail> extends DetailsProps {
  endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType<Detail>>;
  /** @param again to be called after a change, which reads the record anew */
  children: (detail: Detail, again: () => void) => ReactNode;
}

/** One record in full, read when the dialog opens and after each change. */
export function RecordDialog<Detail>(props: RecordDialogProps<Detail>) {
  const { id, title, endpoint, onClose, onChanged, children } = props;
  const answer = useAnswer(endpoint, { id });
  const again = () => {
    answer.retry();
    onChanged();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <Button variant="outline" onClick={onClose}>
          {messages.close}
        </Button>
      }
    >
      <Answered answer={answer} failedTitle={messages.loadFailed}>
        {(detail) => children(detail, again)}
      </Answered>
    </Dialog>
  );
}
