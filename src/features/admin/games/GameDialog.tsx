import { callApi } from '#browser/api.ts';
import { createGameEndpoint, updateGameEndpoint } from '#contracts/games/dashboard.ts';
import type { Game } from '#domain/games/game.ts';
import { GameInputSchema } from '#domain/games/game-form.ts';
import { messages } from '#words/office/dashboard/games/form.ts';
import { EditDialog } from '../kit/EditDialog.tsx';
import { EditForm } from '../kit/EditForm.tsx';
import { FormDialog } from '../kit/FormDialog.tsx';
import { nameOf } from './columns.tsx';
import { GameFields } from './GameFields.tsx';

interface GameDialogProps {
  onClose: () => void;
  onDone: () => void;
}

/** Adds a game. @param props.newKey names the attempt, so that sending twice is one game */
export function AddGameDialog({ newKey, ...rest }: GameDialogProps & { newKey: string }) {
  return (
    <EditDialog
      {...rest}
      {...shared}
      send={(game) => callApi(createGameEndpoint, { idempotencyKey: newKey, game })}
      words={{ title: messages.add, done: messages.created, failed, submit: messages.create }}
    >
      {(errors) => <GameFields game={undefined} errors={errors} />}
    </EditDialog>
  );
}

interface EditGameDialogProps extends GameDialogProps {
  /** As the list has it; after `onReload` as someone else has left it. */
  game: Game;
  onReload: () => void;
}

/** Changes a game. */
export function EditGameDialog({ game, ...rest }: EditGameDialogProps) {
  const { id, updatedAt } = game;
  return (
    <FormDialog open onClose={rest.onClose} title={messages.edit}>
      <EditForm
        {...rest}
        {...shared}
        key={updatedAt}
        send={(changed) => callApi(updateGameEndpoint, { id, seen: updatedAt, game: changed })}
        words={{
          done: ({ game: saved }) => messages.updated(nameOf(saved)),
          failed,
          submit: messages.save,
        }}
      >
        {(errors) => <GameFields game={game} errors={errors} />}
      </EditForm>
    </FormDialog>
  );
}

const failed = messages.saveFailed;
const shared = {
  name: 'game',
  schema: GameInputSchema,
  prefix: 'game.',
};
