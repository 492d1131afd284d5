import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import { messages } from '#words/office/dashboard/records.ts';
import { CloseButton, FormDialog } from '../FormDialog.tsx';
import { QueryView } from '../QueryView.tsx';
import { useEndpointQuery } from '../use-endpoint-query.ts';
import type { DetailsProps } from './RecordsTab.tsx';

interface RecordDialogProps<Detail> extends DetailsProps {
  endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType<Detail>>;
  /** @param again to be called after a change, which reads the record anew */
  children: (detail: Detail, again: () => void) => ReactNode;
}

/**
 * One record in full, read when the dialog opens and after each change. While it is read again it
 * stays on the screen, so that what is being typed elsewhere in the dialog is not lost.
 */
export function RecordDialog<Detail>(props: RecordDialogProps<Detail>) {
  const { id, title, endpoint, onClose, onChanged, children } = props;
  const { result, data: detail, retry } = useEndpointQuery(endpoint, { id });
  const again = () => {
    retry();
    onChanged();
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      actions={<CloseButton onClose={onClose}>{messages.close}</CloseButton>}
    >
      {(!detail || result?.ok === false) && (
        <QueryView query={{ result, retry }} failedTitle={messages.loadFailed}>
          {() => null}
        </QueryView>
      )}
      {detail && children(detail, again)}
    </FormDialog>
  );
}
