import { callApi } from '#browser/api.ts';
import { Alert } from '#components/ui/Alert.tsx';
import {
  deletePlayerEndpoint,
  getPlayerEndpoint,
  type Player,
  type PlayerDetail,
} from '#contracts/players/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/office/dashboard/players/delete.ts';
import { adminHref } from '../kit/admin-location.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { openHere } from '../kit/open-here.ts';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';

interface DeletePlayerDialogProps {
  player: Player;
  onClose: () => void;
  /** Called after the deletion, and to see what someone else did. */
  onDone: () => void;
}

const NOTHING = { owedCents: 0, pictures: [] } satisfies Partial<PlayerDetail>;

/** This one alone: files that were sent together have one title. */
const inGallery = (id: string) =>
  adminHref({ tab: 'gallery', params: { view: 'approved', search: id } });

/** Asks before a person is removed, and says what is still owed for them and where they are shown. */
export function DeletePlayerDialog({ player, onClose, onDone }: DeletePlayerDialogProps) {
  const { result } = useEndpointQuery(getPlayerEndpoint, { id: player.id });
  const { owedCents, pictures } = result?.ok ? result.data : NOTHING;
  const shown = pictures.filter(({ status }) => status === 'approved');
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
      {player.userId ? <p>{messages.final}</p> : shown.length === 0 && <p>{messages.undoable}</p>}
      {shown.length > 0 && (
        <Alert tone="error" title={messages.shown(shown.length)}>
          <p>{messages.shownText}</p>
          <ul className="mt-1 list-disc pl-5">
            {shown.map(({ id, title }) => (
              <li key={id}>
                <a href={inGallery(id)} onClick={openHere} className="underline wrap-anywhere">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {owedCents > 0 && (
        <Alert tone="error" title={messages.owes(formatCents(owedCents))}>
          {messages.owesText}
        </Alert>
      )}
      {result?.ok === false && (
        <Alert tone="error" title={messages.unknown}>
          {result.error.message}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
