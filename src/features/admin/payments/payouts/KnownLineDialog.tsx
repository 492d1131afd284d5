import { callApi } from '#browser/api.ts';
import { TextField } from '#components/form/TextField.tsx';
import {
  type AdminPayoutLine,
  KnownLineFormSchema,
  knowLineEndpoint,
  unknowLineEndpoint,
} from '#contracts/payouts/dashboard.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/office/dashboard/payouts.ts';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { EditDialog } from '../../kit/EditDialog.tsx';

interface KnownLineDialogProps {
  line: AdminPayoutLine;
  onClose: () => void;
  onDone: () => void;
}

/** Asks what a line is that fits no payment; of one that is known, whether it is not. */
export function KnownLineDialog({ line, onClose, onDone }: KnownLineDialogProps) {
  const { know, unknow } = messages.lines;
  const record = { id: line.id, seen: line.updatedAt };
  if (line.fit === 'known') {
    return (
      <ConfirmDialog
        title={unknow.title}
        text={unknow.text}
        confirm={unknow.confirm}
        confirming={unknow.confirming}
        call={() => callApi(unknowLineEndpoint, record)}
        done={unknow.done}
        failedTitle={unknow.failed}
        onClose={onClose}
        onDone={onDone}
      />
    );
  }
  return (
    <EditDialog
      name="know-line"
      schema={KnownLineFormSchema}
      prefix=""
      send={({ note }) => callApi(knowLineEndpoint, { ...record, note })}
      words={{ ...know, title: know.title(formatCents(line.amountCents)) }}
      onClose={onClose}
      onDone={onDone}
      onReload={onDone}
    >
      {(errors) => (
        <TextField
          name="note"
          label={know.note}
          hint={know.noteHint}
          errors={errors}
          maxLength={300}
        />
      )}
    </EditDialog>
  );
}
