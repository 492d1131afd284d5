import { callApi } from '#browser/api.ts';
import { type Player, stopPlayingEndpoint } from '#contracts/players/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { messages as listWords } from '#words/office/dashboard/players/list.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';

const { stopPlaying: messages } = listWords;

interface StopPlayingDialogProps {
  player: Player;
  onClose: () => void;
  /** Called after the change, and to see what someone else did. */
  onDone: () => void;
}

/** Asks before a player of this season becomes a past player. */
export function StopPlayingDialog({ player, onClose, onDone }: StopPlayingDialogProps) {
  const name = fullName(player);
  return (
    <ConfirmDialog
      title={messages.title(name)}
      text={messages.text}
      confirm={messages.confirm}
      confirming={messages.confirming}
      variant="primary"
      call={() => callApi(stopPlayingEndpoint, { id: player.id, seen: player.updatedAt })}
      done={messages.done(name)}
      failedTitle={messages.failed}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
