import { getPlayerEndpoint } from '#contracts/players/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { messages } from '#words/office/dashboard/players/details.ts';
import { messages as playerMessages } from '#words/office/dashboard/players/list.ts';
import { CloseButton, FormDialog } from '../kit/FormDialog.tsx';
import { LoadFailed } from '../kit/LoadFailed.tsx';
import { QueryView } from '../kit/QueryView.tsx';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';
import { GuardianEmail } from './GuardianEmail.tsx';
import { MedicalNotes } from './MedicalNotes.tsx';
import { PhotoConsent } from './PhotoConsent.tsx';
import { PlayerFacts } from './PlayerFacts.tsx';

interface PlayerDialogProps {
  id: string;
  onClose: () => void;
  /** The table behind shows something else now. */
  onChanged: () => void;
}

/** All that is kept of one person; medical notes behind a click of their own. */
export function PlayerDialog({ id, onClose, onChanged }: PlayerDialogProps) {
  const { result, data, retry } = useEndpointQuery(getPlayerEndpoint, { id });
  const changed = () => {
    retry();
    onChanged();
  };
  const title = data ? fullName(data.player) : playerMessages.view;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      actions={<CloseButton onClose={onClose}>{playerMessages.close}</CloseButton>}
    >
      {data && result?.ok === false && (
        <LoadFailed title={messages.failed} message={result.error.message} onRetry={retry} />
      )}
      <QueryView
        query={{ result: data ? { ok: true, data } : result, retry }}
        failedTitle={messages.failed}
      >
        {(detail) => (
          <>
            <PlayerFacts {...detail} />
            {detail.player.role === 'member' && (
              <>
                {!detail.player.userId && (
                  <GuardianEmail player={detail.player} onChanged={changed} />
                )}
                <PhotoConsent {...detail} onChanged={changed} />
              </>
            )}
            <MedicalNotes id={id} isPlayer={detail.player.role === 'member'} />
          </>
        )}
      </QueryView>
    </FormDialog>
  );
}
