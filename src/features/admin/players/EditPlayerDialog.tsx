import { callApi } from '#browser/api.ts';
import { readForm } from '#browser/forms/draft.ts';
import { getPlayerEndpoint, savePlayerEndpoint } from '#contracts/players/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { ProfileChangeSchema } from '#domain/players/profile-change.ts';
import { messages as detailMessages } from '#words/office/dashboard/players/details.ts';
import { messages } from '#words/office/dashboard/players/edit.ts';
import { messages as playerMessages } from '#words/office/dashboard/players/list.ts';
import { Answered } from '../kit/Answered.tsx';
import { EditForm } from '../kit/EditForm.tsx';
import { FormDialog } from '../kit/FormDialog.tsx';
import { useAnswer } from '../kit/use-answer.ts';
import { PlayerFields } from './PlayerFields.tsx';

interface EditPlayerDialogProps {
  id: string;
  onClose: () => void;
  onDone: () => void;
}

/** The record as it stands now, read anew when the dialog opens, to be changed. */
export function EditPlayerDialog({ id, onClose, onDone }: EditPlayerDialogProps) {
  const answer = useAnswer(getPlayerEndpoint, { id });
  const title = answer.result?.ok
    ? messages.title(fullName(answer.result.data.player))
    : playerMessages.edit;
  return (
    <FormDialog open onClose={onClose} title={title}>
      <Answered answer={answer} failedTitle={detailMessages.failed}>
        {({ player }) => (
          <EditForm
            key={player.updatedAt}
            name="player"
            schema={ProfileChangeSchema}
            prefix="player."
            read={readForm}
            send={(change) =>
              callApi(savePlayerEndpoint, { id, seen: player.updatedAt, player: change })
            }
            done={messages.saved}
            failedTitle={messages.failed}
            submit={messages.save}
            onClose={onClose}
            onDone={onDone}
            onReload={answer.retry}
          >
            {(errors) => <PlayerFields player={player} errors={errors} />}
          </EditForm>
        )}
      </Answered>
    </FormDialog>
  );
}
