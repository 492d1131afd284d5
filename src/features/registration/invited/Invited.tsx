import type { RefObject } from 'react';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { tellSeason } from '#domain/billing/tell-bill.ts';
import { messages } from '#words/registration/invited.ts';
import { ChoosePlayers } from './ChoosePlayers.tsx';
import { useOpenInvitation } from './use-open-invitation.ts';

interface InvitedProps {
  code: string;
  form: RefObject<HTMLFormElement | null>;
  players: { ids: readonly number[]; add: () => void };
}

/** A family that comes back: its contacts are filled in, and it says who plays. Loaded with such a link only. */
export function Invited({ code, form, players }: InvitedProps) {
  const { invitation, failure, open, answer } = useOpenInvitation(code, form);
  if (failure) {
    const retry = failure.code !== 'not_found' && (
      <Button variant="outline" size="sm" onClick={() => void open()}>
        {messages.retry}
      </Button>
    );
    return (
      <Alert tone="error" title={messages.failed} action={retry}>
        {failure.message}
      </Alert>
    );
  }
  if (!invitation) return <Spinner label={messages.loading} />;
  const { seasonName, known, registered, declined } = invitation;
  return (
    <section
      aria-labelledby="invited"
      className="flex flex-col gap-4 rounded-lg border border-line bg-tint p-4 sm:p-5"
    >
      <h2 id="invited" className="text-h3">
        {messages.title(tellSeason(seasonName))}
      </h2>
      {registered.length > 0 && <p>{messages.registered(registered.join(', '))}</p>}
      {declined ? (
        <>
          <p role="status">{messages.left}</p>
          <Button variant="outline" onClick={() => void answer(true)} className="self-start">
            {messages.back}
          </Button>
        </>
      ) : (
        <>
          <p>{messages.text}</p>
          {known.parentEmail && (
            <p className="wrap-anywhere">{messages.keepEmail(known.parentEmail)}</p>
          )}
          {invitation.players.length > 0 && (
            <ChoosePlayers known={invitation.players} form={form} players={players} />
          )}
          <Button variant="ghost" onClick={() => void answer(false)} className="self-start">
            {messages.leave}
          </Button>
        </>
      )}
    </section>
  );
}
