import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { getPlayer } from '#contracts/admin/players.ts';
import { Answered } from '../frame/Answered.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { nameOf } from './columns.tsx';
import { MedicalNotes } from './MedicalNotes.tsx';
import { detailMessages as messages, playerMessages } from './messages.ts';
import { PhotoConsent } from './PhotoConsent.tsx';
import { PlayerFacts } from './PlayerFacts.tsx';

/** All that is kept of one person; medical notes behind a click of their own. */
export function PlayerDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { latest, retry } = useAnswer(getPlayer, { id });
  const title = latest?.ok ? nameOf(latest.data.player) : playerMessages.view;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <Button variant="outline" onClick={onClose}>
          {playerMessages.close}
        </Button>
      }
    >
      <Answered answer={{ result: latest, retry }} failedTitle={messages.failed}>
        {(detail) => (
          <>
            <PlayerFacts {...detail} />
            {detail.player.role === 'member' && (
              <>
                <PhotoConsent {...detail} onChanged={retry} />
                <MedicalNotes id={id} />
              </>
            )}
          </>
        )}
      </Answered>
    </Dialog>
  );
}
