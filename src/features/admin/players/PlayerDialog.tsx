import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { getPlayer } from '#contracts/admin/players.ts';
import { useAnswer } from '../frame/use-answer.ts';
import { nameOf } from './columns.tsx';
import { MedicalNotes } from './MedicalNotes.tsx';
import { detailMessages as messages, playerMessages } from './messages.ts';
import { PlayerFacts } from './PlayerFacts.tsx';

/** All that is kept of one person; medical notes behind a click of their own. */
export function PlayerDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { result, retry } = useAnswer(getPlayer, { id });
  const detail = result?.ok ? result.data : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={detail ? nameOf(detail.player) : playerMessages.view}
      actions={
        <Button variant="outline" onClick={onClose}>
          {playerMessages.close}
        </Button>
      }
    >
      {!result && <Spinner label={playerMessages.loading} />}
      {result && !result.ok && (
        <Alert
          tone="error"
          title={messages.failed}
          action={
            <Button variant="outline" size="sm" onClick={retry}>
              {playerMessages.retry}
            </Button>
          }
        >
          {result.error.message}
        </Alert>
      )}
      {detail && (
        <>
          <PlayerFacts {...detail} />
          {detail.player.role === 'member' && <MedicalNotes id={id} />}
        </>
      )}
    </Dialog>
  );
}
