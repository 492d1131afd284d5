import { callApi } from '#browser/api.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { deletePlayer, type Player } from '#contracts/admin/players.ts';
import { useSave } from '../frame/use-save.ts';
import { nameOf } from './columns.tsx';
import { deleteMessages as messages, playerMessages } from './messages.ts';

interface DeletePlayerDialogProps {
  player: Player;
  onClose: () => void;
  /** Called after the deletion, and to see what someone else did. */
  onDone: () => void;
}

/** Asks before a person is removed. */
export function DeletePlayerDialog({ player, onClose, onDone }: DeletePlayerDialogProps) {
  const { busy, error, run } = useSave();
  const isStale = error?.code === 'conflict' || error?.code === 'not_found';

  async function remove() {
    const seen = { id: player.id, seen: player.updatedAt };
    const done = await run(() => callApi(deletePlayer, seen), {
      done: messages.done,
      failedTitle: messages.failed,
    });
    if (done) onDone();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.title(nameOf(player))}
      description={messages.text}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {playerMessages.cancel}
          </Button>
          {isStale ? (
            <Button onClick={onDone}>{playerMessages.reload}</Button>
          ) : (
            <Button variant="danger" loading={busy} onClick={() => void remove()}>
              {busy ? messages.deleting : messages.confirm}
            </Button>
          )}
        </>
      }
    >
      {error && (
        <Alert tone="error" title={messages.failed}>
          {error.message}
        </Alert>
      )}
    </Dialog>
  );
}
