import { type Errors, TextField } from '#components/form/TextField.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import type { Game } from '#domain/games/game.ts';
import { GAME_DEFAULTS } from '#domain/games/game-form.ts';
import { GAME_STATUSES, GAME_TYPES } from '#domain/games/game-words.ts';
import { messages as gameTypes } from '#words/en/labels/game-types.ts';
import { messages } from '#words/office/dashboard/games/form.ts';

interface GameFieldsProps {
  /** Blank with the defaults without one. */
  game: Game | undefined;
  errors: Errors;
}

const { fields } = messages;

/** Everything staff say of a game. */
export function GameFields({ game, errors }: GameFieldsProps) {
  const given = game ?? GAME_DEFAULTS;
  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        name="date"
        type="date"
        label={fields.date}
        errors={errors}
        defaultValue={game?.date}
      />
      <TextField
        name="time"
        type="time"
        label={fields.time}
        errors={errors}
        defaultValue={game?.time}
      />
      <TextField
        name="opponent"
        label={fields.opponent}
        errors={errors}
        defaultValue={game?.opponent}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <TextField
        name="location"
        label={fields.location}
        errors={errors}
        defaultValue={game?.location}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <TextField
        name="address"
        label={fields.address}
        errors={errors}
        optional
        defaultValue={given.address}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <Field label={fields.gameType} error={errors.gameType}>
        <Select name="gameType" defaultValue={given.gameType}>
          {GAME_TYPES.map((type) => (
            <option key={type} value={type}>
              {gameTypes[type]}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox
        name="isHomeGame"
        label={fields.isHomeGame}
        error={errors.isHomeGame}
        defaultChecked={given.isHomeGame}
        className="sm:self-end sm:pb-2.5"
      />
      <TextField
        name="result"
        label={fields.result}
        hint={messages.resultHint}
        errors={errors}
        optional
        defaultValue={given.result ?? ''}
        autoComplete="off"
      />
      <Field label={fields.status} hint={messages.statusHint} error={errors.status}>
        <Select name="status" defaultValue={given.status}>
          {GAME_STATUSES.map((status) => (
            <option key={status} value={status}>
              {messages.statuses[status]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
