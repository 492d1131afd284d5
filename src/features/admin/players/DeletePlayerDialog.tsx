import { callApi } from '#browser/api.ts';
import { deletePlayer, type Player } from '#contracts/admin/players.ts';
import { ConfirmDialog } from '../frame/ConfirmDialog.tsx';
import { nameOf } from './columns.tsx';
import { deleteMessages as messages } from './messages.ts';

interface DeletePlayerDialogProps {
  player: Player;
  onClose: () => void;
  /** Called after the deletion, and to see what someone else did. */
  onDone: () => void;
}

/** Asks before a person is removed. */
export function DeletePlayerDialog({ player, onClose, onDone }: DeletePlayerDialogProps) {
  return (
    <ConfirmDialog
      title={messages.title(nameOf(player))}
      text={messages.text}
      confirm={messages.confirm}
      confirming={messages.deleting}
      call={() => callApi(deletePlayer, { id: player.id, seen: player.updatedAt })}
      done={messages.done}
      failedTitle={messages.failed}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
