import { type RefObject, useEffect } from 'react';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { tellSeason } from '#domain/billing/tell-bill.ts';
import { messages } from '#words/registration/invited.ts';
import type { KnownPlayer } from '../known/known-player.ts';
import { useOpenInvitation } from './use-open-invitation.ts';

interface InvitedProps {
  code: string;
  form: RefObject<HTMLFormElement | null>;
  /** Told the family's players, to be ticked in their step. */
  onKnown: (players: readonly KnownPlayer[]) => void;
}

/** A family that comes back: its contacts are filled in, and it says who plays. Loaded with such a link only. */
export function Invited({ code, form, onKnown }: InvitedProps) {
  const { invitation, failure, open, answer } = useOpenInvitation(code, form);
  const known = invitation?.players;
  useEffect(() => known && onKnown(known), [known, onKnown]);
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
  const { seasonName, registered, declined } = invitation;
  const { parentEmail } = invitation.known;
  return (
    <section
      aria-labelledby="invited"
      className="flex flex-col gap-4 rounded-lg border border-line bg-tint p-4 sm:p-5"
    >
      <h2 id="invited" className="text-h3">
        {messages.title(tellSeason(seasonName))}
      </h2>
      {registered.length > 0 && <p>{messages.registered(registered.join(', '))}</p>}
      {/* There before it speaks; and the button keeps the focus. */}
      <p role="status" className="empty:absolute">
        {declined && messages.left}
      </p>
      {!declined && <p>{messages.text}</p>}
      {!declined && parentEmail && (
        <p className="wrap-anywhere">{messages.keepEmail(parentEmail)}</p>
      )}
      <Button
        variant={declined ? 'outline' : 'ghost'}
        onClick={() => void answer(declined)}
        className="self-start"
      >
        {declined ? messages.back : messages.leave}
      </Button>
    </section>
  );
}
