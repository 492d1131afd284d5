import type { Errors } from '#components/form/TextField.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import * as icons from '#components/ui/icons.ts';
import { MAX_PLAYERS } from '#domain/registration/choices.ts';
import type { PlayerRules } from '#domain/registration/player-rules.ts';
import { messages } from '#words/registration/form.ts';
import { PlayerFields } from './PlayerFields.tsx';

interface PlayersSectionProps {
  /** One number for each card, which stays with it. */
  ids: readonly number[];
  errors: Errors;
  rules: PlayerRules;
  onAdd: () => void;
  onRemove: (index: number) => void;
}

/** One or more players. */
export function PlayersSection({ ids, errors, rules, onAdd, onRemove }: PlayersSectionProps) {
  const { player: words } = messages;
  const isFull = ids.length === MAX_PLAYERS;
  return (
    <div className="flex flex-col gap-4">
      {ids.map((id, index) => (
        <PlayerFields
          key={id}
          index={index}
          errors={errors}
          rules={rules}
          onRemove={ids.length > 1 ? () => onRemove(index) : undefined}
        />
      ))}
      {isFull ? (
        <p className="text-muted">{words.most}</p>
      ) : (
        <Button variant="outline" onClick={onAdd} data-add className="self-start">
          <Icon path={icons.plus} className="size-5" />
          {words.add}
        </Button>
      )}
    </div>
  );
}
