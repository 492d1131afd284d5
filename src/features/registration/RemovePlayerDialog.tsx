import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { messages as dialogMessages } from '#words/registration/dialogs.ts';

interface RemovePlayerDialogProps {
  /** Who would be removed: a name, or 'Player 2'; undefined while nothing is asked. */
  who: string | undefined;
  onKeep: () => void;
  onRemove: () => void;
}

/** Asks before what was typed for a player is lost. */
export function RemovePlayerDialog({ who, onKeep, onRemove }: RemovePlayerDialogProps) {
  const words = dialogMessages.confirm;
  return (
    <Dialog
      open={who !== undefined}
      onClose={onKeep}
      title={words.title(who ?? '')}
      description={words.text}
      actions={
        <>
          <Button variant="outline" onClick={onKeep}>
            {words.keep}
          </Button>
          <Button variant="danger" onClick={onRemove}>
            {words.remove}
          </Button>
        </>
      }
    />
  );
}
