import { Button } from '#components/ui/Button.tsx';
import type { Player } from '#contracts/admin/players.ts';
import { useAdminLocation } from '../frame/admin-location.ts';
import { nameOf } from './columns.tsx';
import { playerMessages as messages } from './messages.ts';

interface RowActionsProps {
  player: Player;
  /** Nobody deletes themself. */
  isSelf: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done to one person; each button says to whom. */
export function RowActions({ player, isSelf, onEdit, onDelete }: RowActionsProps) {
  const { setParams } = useAdminLocation();
  const name = nameOf(player);
  return (
    <div className="flex gap-1">
      <Button
        variant="ghost"
        size="sm"
        aria-label={messages.actionOn(messages.view, name)}
        onClick={() => setParams({ player: player.id })}
      >
        {messages.view}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={messages.actionOn(messages.edit, name)}
        onClick={onEdit}
      >
        {messages.edit}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={messages.actionOn(messages.delete, name)}
        disabled={isSelf}
        title={isSelf ? messages.notYourself : undefined}
        onClick={onDelete}
      >
        {messages.delete}
      </Button>
    </div>
  );
}
