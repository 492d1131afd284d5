import { callApi } from '#browser/api.ts';
import { deleteGameEndpoint } from '#contracts/games/dashboard.ts';
import type { Game } from '#domain/games/game.ts';
import { messages } from '#words/office/dashboard/games/delete.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { nameOf } from './columns.tsx';

interface DeleteGameDialogProps {
  game: Game;
  onClose: () => void;
  /** Called after the deletion, and to see what someone else did. */
  onDone: () => void;
}

/** Asks before a game is deleted, and says what is often meant instead. */
export function DeleteGameDialog({ game, onClose, onDone }: DeleteGameDialogProps) {
  return (
    <ConfirmDialog
      title={messages.title(nameOf(game))}
      text={messages.text}
      confirm={messages.confirm}
      confirming={messages.deleting}
      call={() => callApi(deleteGameEndpoint, { id: game.id, seen: game.updatedAt })}
      done={{ ...messages.deleted, description: nameOf(game) }}
      failedTitle={messages.failed}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
