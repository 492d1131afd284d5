import { callApi } from '#browser/api.ts';
import { bringBackPlayerEndpoint, type Player } from '#contracts/players/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { messages as listWords } from '#words/office/dashboard/players/list.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';

const { bringBack: messages } = listWords;

interface BringBackDialogProps {
  player: Player;
  onClose: () => void;
  /** Called after the change, and to see what someone else did. */
  onDone: () => void;
}

/** Asks before a past player becomes one of this season, without a registration. */
export function BringBackDialog({ player, onClose, onDone }: BringBackDialogProps) {
  const name = fullName(player);
  return (
    <ConfirmDialog
      title={messages.title(name)}
      text={messages.text}
      confirm={messages.confirm}
      confirming={messages.confirming}
      variant="primary"
      call={() => callApi(bringBackPlayerEndpoint, { id: player.id, seen: player.updatedAt })}
      done={messages.done(name)}
      failedTitle={messages.failed}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
