import { callApi } from '#browser/api.ts';
import { readForm } from '#browser/forms/draft.ts';
import { useForm } from '#browser/forms/use-form.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { createGame, updateGame } from '#contracts/admin/games.ts';
import type { Game } from '#domain/games/game.ts';
import { type GameInput, GameInputSchema } from '#domain/games/game-form.ts';
import { useSave } from '../frame/use-save.ts';
import { GameFields } from './GameFields.tsx';
import { gameFormMessages as messages } from './messages.ts';

/** A game that is there, or the key of one that will be: sent twice it is one. */
export type EditedGame = { game: Game; key?: never } | { game?: never; key: string };

interface GameDialogProps {
  /** Closed without one. */
  edited: EditedGame | undefined;
  /** The games as they are now. */
  season: readonly Game[] | undefined;
  onClose: () => void;
  onReload: () => void;
}

/** Add Game and Edit Game. The dialog itself stays, so that closing it gives the focus back. */
export function GameDialog({ edited, season, onClose, onReload }: GameDialogProps) {
  // After a reload it is the game as someone else has left it.
  const game = edited?.game && (season?.find(({ id }) => id === edited.game.id) ?? edited.game);
  return (
    <Dialog
      open={edited !== undefined}
      onClose={onClose}
      title={edited?.key ? messages.add : messages.edit}
    >
      {edited && (
        <GameForm
          key={edited.key ?? `${edited.game.id} ${game?.updatedAt}`}
          game={game}
          newKey={edited.key}
          onClose={onClose}
          onReload={onReload}
          isThere={!edited.game || season?.some(({ id }) => id === edited.game.id) === true}
        />
      )}
    </Dialog>
  );
}

interface GameFormProps {
  game: Game | undefined;
  newKey: string | undefined;
  /** Not after someone else has deleted it. */
  isThere: boolean;
  onClose: () => void;
  onReload: () => void;
}

function GameForm({ game, newKey, isThere, onClose, onReload }: GameFormProps) {
  const save = useSave();
  const { form, errors, failure, busy, onSubmit, onInput, showRefusal } = useForm({
    name: 'admin-game',
    schema: GameInputSchema,
    read: readGame,
    draft: false,
    send: async (input) => {
      const saved = await save.run(
        async () => {
          const result = await send(input);
          if (!result.ok) showRefusal(result.error, 'game.');
          return result;
        },
        { done: game ? messages.updated : messages.created, failedTitle: messages.saveFailed },
      );
      if (!saved) return;
      onClose();
      onReload();
    },
  });

  function send(input: GameInput) {
    return game
      ? callApi(updateGame, { id: game.id, seen: game.updatedAt, game: input })
      : callApi(createGame, { idempotencyKey: newKey ?? crypto.randomUUID(), game: input });
  }

  const isStale = save.error?.code === 'conflict' || save.error?.code === 'not_found';
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
          title={messages.saveFailed}
          action={
            isStale && (
              <Button variant="outline" size="sm" onClick={isThere ? onReload : onClose}>
                {isThere ? messages.reload : messages.close}
              </Button>
            )
          }
        >
          {failure}
        </Alert>
      )}
      <GameFields game={game} errors={errors} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button type="submit" loading={busy}>
          {busy ? messages.saving : game ? messages.save : messages.create}
        </Button>
      </div>
    </form>
  );
}

function readGame(form: HTMLFormElement): unknown {
  const { isHomeGame, ...values } = readForm(form);
  return { ...values, isHomeGame: isHomeGame !== undefined };
}
