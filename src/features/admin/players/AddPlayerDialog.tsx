import { useMemo } from 'react';
import { callApi } from '#browser/api.ts';
import { readPlayerRules } from '#browser/player-rules.ts';
import { addPlayerEndpoint } from '#contracts/players/dashboard.ts';
import { newPlayerForm } from '#domain/players/new-player-form.ts';
import { messages } from '#words/office/dashboard/players/add.ts';
import { EditDialog } from '../kit/EditDialog.tsx';
import { NewPlayerFields } from './NewPlayerFields.tsx';

interface AddPlayerDialogProps {
  /** Names the attempt, so that sending twice is one player. */
  newKey: string;
  onClose: () => void;
  onDone: () => void;
}

/** Adds a player whose family has not filled in the registration form. */
export function AddPlayerDialog({ newKey, onClose, onDone }: AddPlayerDialogProps) {
  const schema = useMemo(() => newPlayerForm(readPlayerRules()), []);
  return (
    <EditDialog
      name="new-player"
      schema={schema}
      prefix="player."
      send={(player) => callApi(addPlayerEndpoint, { idempotencyKey: newKey, player })}
      words={messages}
      onClose={onClose}
      onDone={onDone}
    >
      {(errors) => <NewPlayerFields errors={errors} />}
    </EditDialog>
  );
}
