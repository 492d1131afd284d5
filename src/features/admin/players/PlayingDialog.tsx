import { callApi } from '#browser/api.ts';
import {
  bringBackPlayerEndpoint,
  type Player,
  stopPlayingEndpoint,
} from '#contracts/players/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { messages as listWords } from '#words/office/dashboard/players/list.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';

const ENDPOINTS = { stopPlaying: stopPlayingEndpoint, bringBack: bringBackPlayerEndpoint };

interface PlayingDialogProps {
  player: Player;
  change: keyof typeof ENDPOINTS;
  onClose: () => void;
  /** Called after the change, and to see what someone else did. */
  onDone: () => void;
}

/** Asks before a player of this season becomes a past player, or a past one plays again without a registration. */
export function PlayingDialog({ player, change, onClose, onDone }: PlayingDialogProps) {
  const messages = listWords[change];
  const name = fullName(player);
  return (
    <ConfirmDialog
      title={messages.title(name)}
      text={messages.text}
      confirm={messages.confirm}
      confirming={messages.confirming}
      variant="primary"
      call={() => callApi(ENDPOINTS[change], { id: player.id, seen: player.updatedAt })}
      done={messages.done(name)}
      failedTitle={messages.failed}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
