import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { getPlayer } from '#contracts/admin/players.ts';
import { useAnswer } from '../frame/use-answer.ts';
import { nameOf } from './columns.tsx';
import { EditPlayerForm } from './EditPlayerForm.tsx';
import { detailMessages, editMessages, playerMessages } from './messages.ts';

interface EditPlayerDialogProps {
  id: string;
  onClose: () => void;
  onDone: () => void;
}

/** The record as it stands now, read anew when the dialog opens, to be changed. */
export function EditPlayerDialog({ id, onClose, onDone }: EditPlayerDialogProps) {
  const { result, retry } = useAnswer(getPlayer, { id });
  const player = result?.ok ? result.data.player : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={player ? editMessages.title(nameOf(player)) : playerMessages.edit}
    >
      {!result && <Spinner label={playerMessages.loading} />}
      {result && !result.ok && (
        <Alert
          tone="error"
          title={detailMessages.failed}
          action={
            <Button variant="outline" size="sm" onClick={retry}>
              {playerMessages.retry}
            </Button>
          }
        >
          {result.error.message}
        </Alert>
      )}
      {player && (
        <EditPlayerForm player={player} onClose={onClose} onDone={onDone} onReload={retry} />
      )}
    </Dialog>
  );
}
