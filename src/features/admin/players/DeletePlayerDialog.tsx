import { callApi } from '#browser/api.ts';
import { Alert } from '#components/ui/Alert.tsx';
import {
  deletePlayerEndpoint,
  getPlayerEndpoint,
  type Player,
} from '#contracts/players/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/office/dashboard/players/delete.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';

interface DeletePlayerDialogProps {
  player: Player;
  onClose: () => void;
  /** Called after the deletion, and to see what someone else did. */
  onDone: () => void;
}

/** Asks before a person is removed, and says what is still owed for them. */
export function DeletePlayerDialog({ player, onClose, onDone }: DeletePlayerDialogProps) {
  const { result } = useEndpointQuery(getPlayerEndpoint, { id: player.id });
  const owedCents = result?.ok ? result.data.owedCents : 0;
  return (
    <ConfirmDialog
      waiting={result === undefined}
      title={messages.title(fullName(player))}
      text={messages.text}
      confirm={messages.confirm}
      confirming={messages.deleting}
      call={() => callApi(deletePlayerEndpoint, { id: player.id, seen: player.updatedAt })}
      done={messages.done}
      failedTitle={messages.failed}
      onClose={onClose}
      onDone={onDone}
    >
      <p>{player.userId ? messages.final : messages.undoable}</p>
      {owedCents > 0 && (
        <Alert tone="error" title={messages.owes(formatCents(owedCents))}>
          {messages.owesText}
        </Alert>
      )}
      {result?.ok === false && (
        <Alert tone="error" title={messages.owedUnknown}>
          {result.error.message}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
