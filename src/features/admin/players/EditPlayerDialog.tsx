import { callApi } from '#browser/api.ts';
import { getPlayerEndpoint, savePlayerEndpoint } from '#contracts/players/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { ProfileChangeSchema } from '#domain/players/profile-change.ts';
import { messages as detailMessages } from '#words/office/dashboard/players/details.ts';
import { messages } from '#words/office/dashboard/players/edit.ts';
import { messages as playerMessages } from '#words/office/dashboard/players/list.ts';
import { EditForm } from '../kit/EditForm.tsx';
import { FormDialog } from '../kit/FormDialog.tsx';
import { QueryView } from '../kit/QueryView.tsx';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';
import { PlayerFields } from './PlayerFields.tsx';

interface EditPlayerDialogProps {
  id: string;
  onClose: () => void;
  onDone: () => void;
}

/** The record as it stands now, read anew when the dialog opens, to be changed. */
export function EditPlayerDialog({ id, onClose, onDone }: EditPlayerDialogProps) {
  const query = useEndpointQuery(getPlayerEndpoint, { id });
  const title = query.result?.ok
    ? messages.title(fullName(query.result.data.player))
    : playerMessages.edit;
  return (
    <FormDialog open onClose={onClose} title={title}>
      <QueryView query={query} failedTitle={detailMessages.failed}>
        {({ player }) => (
          <EditForm
            key={player.updatedAt}
            name="player"
            schema={ProfileChangeSchema}
            prefix="player."
            send={(change) =>
              callApi(savePlayerEndpoint, { id, seen: player.updatedAt, player: change })
            }
            words={{
              done: ({ player: saved }) => messages.saved(fullName(saved)),
              failed: messages.failed,
              submit: messages.save,
            }}
            onClose={onClose}
            onDone={onDone}
            onReload={query.retry}
          >
            {(errors) => <PlayerFields player={player} errors={errors} />}
          </EditForm>
        )}
      </QueryView>
    </FormDialog>
  );
}
