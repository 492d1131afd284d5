import { callApi } from '#browser/api.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { deleteGame } from '#contracts/admin/games.ts';
import type { Game } from '#domain/games/game.ts';
import { useSave } from '../frame/use-save.ts';
import { nameOf } from './columns.tsx';
import { gameFormMessages, deleteGameMessages as messages } from './messages.ts';

interface DeleteGameDialogProps {
  /** Closed without one. */
  game: Game | undefined;
  onClose: () => void;
  /** Called after the deletion, and to see what someone else did. */
  onDone: () => void;
}

/** Asks before a game is deleted, and says what is often meant instead. */
export function DeleteGameDialog({ game, onClose, onDone }: DeleteGameDialogProps) {
  const { busy, error, run, clearError } = useSave();
  const isStale = error?.code === 'conflict' || error?.code === 'not_found';
  /** The next game begins without this one's refusal. */
  const leave = (then: () => void) => () => {
    clearError();
    then();
  };

  async function remove({ id, updatedAt }: Game) {
    const done = await run(() => callApi(deleteGame, { id, seen: updatedAt }), {
      done: messages.deleted,
      failedTitle: messages.failed,
    });
    if (done) leave(onDone)();
  }

  return (
    <Dialog
      open={game !== undefined}
      onClose={leave(onClose)}
      title={game ? messages.title(nameOf(game)) : ''}
      description={messages.text}
      actions={
        game && (
          <>
            <Button variant="outline" onClick={leave(onClose)}>
              {gameFormMessages.cancel}
            </Button>
            {isStale ? (
              <Button onClick={leave(onDone)}>{gameFormMessages.reload}</Button>
            ) : (
              <Button variant="danger" loading={busy} onClick={() => void remove(game)}>
                {busy ? messages.deleting : messages.confirm}
              </Button>
            )}
          </>
        )
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
