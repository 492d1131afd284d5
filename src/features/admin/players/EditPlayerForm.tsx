import { callApi } from '#browser/api.ts';
import { useForm } from '#browser/forms/use-form.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { type Player, savePlayer } from '#contracts/admin/players.ts';
import { ProfileChangeSchema } from '#domain/profiles/profile-change.ts';
import { useSave } from '../frame/use-save.ts';
import { editMessages as messages, playerMessages } from './messages.ts';
import { PlayerFields } from './PlayerFields.tsx';

interface EditPlayerFormProps {
  player: Player;
  onClose: () => void;
  onDone: () => void;
  /** Reads the record anew after someone else has changed it. */
  onReload: () => void;
}

/** What the office may change of a person; a refused save keeps what was typed. */
export function EditPlayerForm({ player, onClose, onDone, onReload }: EditPlayerFormProps) {
  const save = useSave();
  const { form, errors, failure, busy, onSubmit, onInput, showRefusal } = useForm({
    name: 'admin-player',
    schema: ProfileChangeSchema,
    draft: false,
    send: async (values) => {
      const request = { id: player.id, seen: player.updatedAt, player: values };
      const saved = await save.run(
        async () => {
          const result = await callApi(savePlayer, request);
          if (!result.ok) showRefusal(result.error, 'player.');
          return result;
        },
        { done: messages.saved, failedTitle: messages.failed },
      );
      if (saved) onDone();
    },
  });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      onInput={onInput}
      className="flex flex-col gap-5"
    >
      {failure && (
        <Alert
          tone="error"
          title={messages.failed}
          action={
            save.error?.code === 'conflict' && (
              <Button variant="outline" size="sm" onClick={onReload}>
                {playerMessages.reload}
              </Button>
            )
          }
        >
          {failure}
        </Alert>
      )}
      <PlayerFields player={player} errors={errors} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {playerMessages.cancel}
        </Button>
        <Button type="submit" loading={busy}>
          {busy ? messages.saving : messages.save}
        </Button>
      </div>
    </form>
  );
}
